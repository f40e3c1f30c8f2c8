import type { Like } from "../index.svelte";
import type en from "../en/guide";

export default {
  label: "Geführte Partie",
  fold: "Weniger",
  unfold: "Mehr",
  leave: "Ohne Erklärungen spielen",
  rule: "Die Regel dazu",
  understood: "Verstanden",
  turn_done: "Dein Zug ist getan",
  turn_done_text:
    "Noch kannst du alles zurücknehmen, eine Entscheidung oder den ganzen Zug. Wenn du zufrieden bist, beende den Zug; dann sind die anderen dran.",
} satisfies Like<typeof en>;
