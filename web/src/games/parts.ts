/** What a game gives to the table: its parts, all drawn from one `Play`. */
import type { Component } from "svelte";
import type { Option, Play } from "../table/play.svelte";
import type { EventIcons } from "../table/logicons";
import type { IconName } from "../ui/icons";

// A game knows its own View and Things; the table does not need to.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyPlay = Play<any, any>;

/** A number that a decision changes for the seat that decides. */
export interface NumberChange {
  /** Without one, the label stands there in words. */
  icon?: IconName;
  label: string;
  before: number;
  after: number;
}

export interface GameParts {
  /** The middle: fills the box that it is given (100 % wide and high), without scrolling. */
  Board: Component<{ play: AnyPlay; phone?: boolean }>;
  /** One's own things, below: fills its row. */
  Hand: Component<{ play: AnyPlay; phone?: boolean }>;
  /** What one sees of another player, inside the card that the table draws with name, emblem, clock and forecast. */
  Opponent: Component<{ play: AnyPlay; seat: number; phone?: boolean }>;
  /** The board's size in CSS pixels on a phone, where it is panned and zoomed. Without it, it is as wide as the phone and scrolls. */
  phone?: { width: number; height: number };
  /** On a phone the board has the hand in it, so that no sheet is needed for it. */
  handOnBoard?: boolean;
  /** The guided game beside the table, fetched when somebody wants it. */
  guide: () => Promise<{ default: Component<{ play: AnyPlay; phone?: boolean }> }>;
  /** A short line on where the match is: "Round 3 of 7". */
  progress?: (play: AnyPlay) => string;
  /** A number that grows from stage to stage of a match, for going from one to the next in a replay; without it, the view's `round`. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  stage?: (view: any) => number;
  /** The icons of this game's events in the log, by key, with blanks between. */
  icons?: EventIcons;
  /** What the pending decision changes for its seat, beyond the forecast: read from `play.preview`. */
  changes?: (play: AnyPlay) => NumberChange[];
  /** Whether an option without a spot of its own can be put together on the board all the same, so that it needs no button. */
  covers?: (play: AnyPlay, option: Option) => boolean;
}

const folders = import.meta.glob<{ default: GameParts }>("./*/index.ts");

/** What draws a game, by the part of the page that it names; a part that the page does not have is drawn plainly. */
export async function partsOf(page: string | undefined): Promise<GameParts> {
  const load = folders[`./${page}/index.ts`] ?? folders["./generic/index.ts"]!;
  return (await load()).default;
}
