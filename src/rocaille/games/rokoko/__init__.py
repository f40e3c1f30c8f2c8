"""Rokoko, the dressmakers' game of 2013."""
