import type en from "../en/replay";
import type { Like } from "../index.svelte";

export default {} satisfies Like<typeof en>;
