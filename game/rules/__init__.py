"""The rule sets: siblings over one engine that never import each other."""
