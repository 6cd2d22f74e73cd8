"""The quiz that makes a commander (rule book 9)."""
