import type { Like } from "../index.svelte";
import type en from "../en/guide";

export default {
  label: "Geführte Partie",
  fold: "Weniger",
  unfold: "Mehr",
  leave: "Ohne Erklärungen spielen",
  rule: "Die Regel dazu",
  understood: "Verstanden",
} satisfies Like<typeof en>;
