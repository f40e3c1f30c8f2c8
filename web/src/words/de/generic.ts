/** Was die Seite über ein Spiel sagt, das sie nicht kennt. */
import type en from "../en/generic";
import type { Like } from "../index.svelte";

export default {
  options: "Was du tun kannst",
  own: "Deine Seite",
  came: "neu",
  gone: "weg",
  picked: "ausgesucht",
  several: "Damit beginnen {n} Möglichkeiten.",
  picked_so_far: "Ausgesucht: {names}. Weiter mit dem, was markiert ist.",
  empty: "leer",
  none: "nichts",
  yes: "ja",
  no: "nein",
} satisfies Like<typeof en>;
