import type en from "../en/table";
import type { Like } from "../index.svelte";

export default {
  no_answer: "Il server non risponde. La rete c'è?",
  trouble: "Qualcosa è andato storto ({status}). Riprova.",
  rule: "La regola",
} satisfies Like<typeof en>;
