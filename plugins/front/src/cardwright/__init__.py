"""What people import and type: games, card authoring, scenarios, testing, the command line."""
