"""The real app in the hands of somebody who taps anywhere: `make soak`."""
