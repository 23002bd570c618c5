"""The smallest input that is still answered as badly."""


def shrunk(raw, still_bad, most=2_000):
    """The input with all taken away that can go, in at most so many tries."""
    tries, size = 0, max(1, len(raw) // 2)
    while size and tries < most:
        start, smaller = 0, False
        while start < len(raw) and tries < most:
            less = raw[:start] + raw[start + size :]
            tries += 1
            if still_bad(less):
                raw, smaller = less, True
            else:
                start += size
        if not smaller or size > len(raw):
            size //= 2
    return raw
