"""What Discord refuses: forms, sizes and rates."""
