"""One module for each table of the database: its SQL statements, and the records that they return."""
