/** What a game gives to the table: its parts, all drawn from one `Play`. */
import type { Component } from "svelte";
import type { Play } from "../table/play.svelte";

// A game knows its own View and Things; the table does not need to.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyPlay = Play<any, any>;

export interface GameParts {
  /** The middle: fills the box that it is given (100 % wide and high), without scrolling. `phone`: it may be larger than the screen, and is panned and zoomed. */
  Board: Component<{ play: AnyPlay; phone?: boolean }>;
  /** One's own things, below: fills its row. */
  Hand: Component<{ play: AnyPlay; phone?: boolean }>;
  /** What one sees of another player, inside the card that the table draws with name, emblem, clock and forecast. */
  Opponent: Component<{ play: AnyPlay; seat: number; phone?: boolean }>;
  /** A short line on where the match is: "Round 3 of 7". */
  progress?: (play: AnyPlay) => string;
  /** What a decision changes for its seat, beyond the forecast: money, thread … `before` and `after` are numbers to count from and to. */
  changes?: (play: AnyPlay) => { icon: import("../ui/icons").IconName; label: string; before: number; after: number }[];
}

export const games: Record<string, () => Promise<{ default: GameParts }>> = {
  rokoko: () => import("./rokoko"),
  alhambra: () => import("./alhambra"),
};
