"""Checks over loaded content, one question a file."""
