"""Cards whose rulings test the rules hardest."""
