"""The camp as a place: whoever is present sits or stands around the fire, under the hour's sky."""
