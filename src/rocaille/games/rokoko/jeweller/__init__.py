"""Rokoko's expansion of 2016, the jeweller: jewels with rented dresses, special Apprentices, exams and new employees."""
