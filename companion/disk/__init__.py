"""What is written on the disk as small files, and how what cannot be used is put aside."""
