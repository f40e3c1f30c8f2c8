/** What the server tells about a match of Alhambra: the generated types. */
export type { Begun, Category, Derived, OwnerNow, Player, Scoring, Things, View, Way } from "./contract";
