"""What travels: shapes, the gateway, interactions, files, and faults on demand."""
