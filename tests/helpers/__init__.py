"""Plain functions that several tests use."""
