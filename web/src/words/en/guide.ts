/** The panel of the guided game; its lessons are in web/src/guide. */
export default {
  label: "Guided game",
  fold: "Less",
  unfold: "More",
  leave: "Play without the guide",
  rule: "The rule",
  understood: "Got it",
};
