/** What the page says about a game that it does not know. */
export default {
  options: "What you can do",
  own: "Your side",
  came: "new",
  gone: "gone",
  picked: "picked",
  several: "{n} possibilities begin with this.",
  picked_so_far: "Picked: {names}. Go on with what is marked.",
  empty: "empty",
  none: "none",
  yes: "yes",
  no: "no",
};
