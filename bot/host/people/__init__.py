"""People: their settings, their stored data, and what admins of a server may do."""
