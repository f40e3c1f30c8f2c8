/** What the dice of a match came from. */
export default {
  fair: "Fair dice",
  own: "checked, your number is in them",
  own_more:
    "Your page has compared hash, seed and numbers: the seed was fixed before your number was known, so nobody could choose it to suit.",
  without: "your number is not in them",
  without_more:
    "The seed was fixed before the match, but your number did not arrive when the match began: the page was closed then, or its message was lost.",
  noted: "checked",
  noted_more: "This page has compared them: seed and numbers are those that were fixed before the match.",
  unnoted: "they fit together",
  unnoted_more: "This page was not there when the match began, so it cannot know whether this hash was shown then.",
  wrong: "not what was fixed before the match",
  wrong_more:
    "Seed, numbers or hash are others than those that were fixed before the match. Whoever runs this server should explain that.",
  how: "Before the match each page committed to a random number. Then a hash of the seed and of all commitments was shown, and only then did the pages reveal their numbers. All dice come from the seed and the numbers together.",
  how_once: "All dice come from the seed. Its hash was shown from the start, so nobody could choose the seed later.",
  hash: "Hash shown before the match",
  noted_hash: "Hash that this page noted",
  seed: "Seed",
  number_of: "Number of {name}",
  not_revealed: "promised, but did not come",
  no_number: "none",
  yours: "yours",
  verify:
    "That every die came from them only the record shows, and this page comes from the same server. To check both, download the record from the replay and run:",
};
