"""The camp: where a company stays between its battles."""
