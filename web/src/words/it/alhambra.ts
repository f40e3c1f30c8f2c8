import type en from "../en/alhambra";
import type { Like } from "../index.svelte";

export default {} satisfies Like<typeof en>;
