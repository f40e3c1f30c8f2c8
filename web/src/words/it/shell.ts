import type en from "../en/shell";
import type { Like } from "../index.svelte";

export default {} satisfies Like<typeof en>;
