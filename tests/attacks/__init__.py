"""Attacks that were tried on us, bounded and on this machine only: first what they did, then that they do it no more."""
