import type { Like } from "../index.svelte";
import type en from "../en/guide";

export default {
  label: "Partita guidata",
  fold: "Meno",
  unfold: "Di più",
  leave: "Giocare senza guida",
  rule: "La regola",
  understood: "Capito",
} satisfies Like<typeof en>;
