import type en from "../en/table";
import type { Like } from "../index.svelte";

export default {
  no_answer: "Der Server antwortet nicht. Besteht eine Verbindung?",
  trouble: "Etwas ist schiefgegangen ({status}). Bitte noch einmal versuchen.",
  rule: "Die Regel",
} satisfies Like<typeof en>;
