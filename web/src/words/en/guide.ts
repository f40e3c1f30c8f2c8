/** The panel of the guided game; its lessons are in web/src/guide. */
export default {
  label: "Guided game",
  fold: "Less",
  unfold: "More",
  leave: "Play without the guide",
  rule: "The rule",
  understood: "Got it",
  turn_done: "Your turn is done",
  turn_done_text:
    "Everything is still yours to take back, one decision or the whole turn. When you are content, end the turn; then it is the others' turn.",
};
