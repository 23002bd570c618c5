"""What another phone sends."""

LINK = "alhambra:PA013QU6NVUY346WSANFQZ"
