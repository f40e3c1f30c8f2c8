/** What goes over the wire, as docs/server.md describes it. Fields that are empty are left out by the server. */

/** A decision as it is sent: `{"do": "rent", "space": "2.3"}`. */
export type Decision = Record<string, string>;

export interface SeatNow {
  seat: number;
  name?: string;
  bot?: string;
  stand_in?: string;
  resigned?: boolean;
  present?: boolean;
  seconds_left?: number | null;
}

export interface Setting {
  game: string;
  players: number;
  options?: Record<string, boolean>;
  components?: unknown;
  pace?: "live" | "days";
  time?: { seconds: number; increment?: number; each_turn?: boolean } | null;
  stand_in?: string;
  patience?: number;
  grace?: number;
  listed?: boolean;
  watched?: boolean;
  hints?: boolean;
  ending?: "by_itself" | "by_hand";
}

export interface TableNow {
  id: string;
  status: Status;
  setting: Setting;
  custom_components: boolean;
  seats: SeatNow[];
  seed_hash: string;
  seq: number;
}

/** Starting: all seats are taken, and pages reveal their numbers for the dice. */
export type Status = "open" | "starting" | "playing" | "over" | "closed";

/** An event of the game; `to` if only that seat sees it. */
export interface Told {
  event: string;
  seat: number;
  args?: number[];
  to?: number | null;
  text?: string;
}

/** One act at the table: sat, decided, took_back, resigned, stood_in, came_back, rematched, closed … */
export interface Happened {
  seq: number;
  act: string;
  at: number;
  seat?: number | null;
  count?: number;
  text?: string;
  events?: Told[];
}

export interface ForecastLine {
  reason: string;
  points: number;
  text?: string;
  source?: string;
}

/** What everybody can see that a seat would score if the match ended now. */
export interface Forecast {
  seat: number;
  total: number;
  lines: ForecastLine[];
}

export interface Sight {
  seat: number | null;
  view: unknown;
  options?: Decision[];
  labels?: string[];
  question?: string;
  asked?: number;
  take_back?: number;
  forecast?: Forecast[];
}

export interface ScoreLine {
  seat: number;
  reason: string;
  points: number;
  text?: string;
  source?: string;
}

export interface Outcome {
  scores: number[];
  sheet: ScoreLine[];
  [more: string]: unknown;
}

export interface Update {
  type: "update";
  seq: number;
  since: number;
  status: Status;
  to_decide: number[];
  seats: SeatNow[];
  sights: Sight[];
  happened: Happened[];
  waiting_for_end?: number | null;
  outcome?: Outcome | null;
  winners?: number[];
  rematch?: string;
  /** Seats whose numbers for the dice are still to come. */
  awaited?: number[];
  /** Of the seed and the commitments: once all seats are taken, to whoever did not know it yet. */
  seed_hash?: string;
  /** What the dice came from; after the end. */
  seed?: string;
  commitments?: string[];
  numbers?: string[];
}

export interface Welcome {
  type: "welcome";
  table: TableNow;
  seats: number[];
  host: boolean;
}

export interface Previewed {
  type: "previewed";
  ref: number;
  certain: boolean;
  view: unknown;
  forecast?: Forecast[];
  events?: Told[];
}

export type Answer =
  | { type: "accepted"; ref: number; seq: number }
  | { type: "refused"; ref: number; seq: number; reason: string; sentence: string }
  | { type: "because"; ref: number; possible: boolean; reason?: string; sentence?: string }
  | { type: "hinted"; ref: number; decision: Decision; sentence: string }
  | Previewed;

export type Message = Welcome | Update | Answer | { type: "bye"; reason: string };

/** What a client may wish; the line adds `ref`. */
export type Wish =
  | { type: "decide"; seat: number; seq: number; decision: Decision }
  | { type: "take_back"; seat: number; seq: number; whole_turn: boolean }
  | { type: "go_on" | "resign" | "come_back" | "hint"; seat: number }
  | { type: "why" | "preview"; seat: number; decision: Decision; then?: Decision[] }
  | { type: "since"; seq: number }
  | { type: "reveal"; number: string }
  | { type: "language"; language: string };

/** The values in a row: `rent 2.3`. */
export function keyOf(decision: Decision): string {
  return Object.values(decision).join(" ");
}
