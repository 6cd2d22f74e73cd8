"""The chronicle: a battle's steps in a row, the lines that were left, going back to any of them, and comparing them."""
