/** What the server tells about a match of Alhambra: the generated types, and what is not of them yet. */
import type * as Wire from "./contract";

export type { Category, Derived, OwnerNow, Player, Scoring, Things, Way } from "./contract";

export type View = Omit<Wire.View, "step"> & {
  to_decide: string | null;
  /** ["TakeAction", seat] or ["PayForBuilding", seat, space, forDirk, paid, last] */
  step: (string | number | boolean)[] | null;
};
