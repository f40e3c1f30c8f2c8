import type { Like } from "../index.svelte";
import type en from "../en/guide";

export default {
  label: "Partita guidata",
  fold: "Meno",
  unfold: "Di più",
  leave: "Giocare senza guida",
  rule: "La regola",
  understood: "Capito",
  turn_done: "Il tuo turno è fatto",
  turn_done_text:
    "Puoi ancora annullare tutto, una decisione o l'intero turno. Se ti va bene così, concludi il turno; poi tocca agli altri.",
} satisfies Like<typeof en>;
