"""The employees' bonuses: a handful of verbs. The component table says which card has which."""
