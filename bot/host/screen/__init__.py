"""The screen as plain data: panels, posts, keyboards and wanted pictures, without Discord."""
