import type en from "../en/rokoko";
import type { Like } from "../index.svelte";

export default {} satisfies Like<typeof en>;
