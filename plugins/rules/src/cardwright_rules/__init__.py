"""The rules of the game and its keywords, each a plugin of the kernel."""
