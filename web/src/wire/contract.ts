/** What goes over the wire. Written by `make format` from the server's types: not to be edited. */

export type View = unknown;
export type AnyMessage = Welcome | Update | Accepted | RefusedWish | Because | Previewed | Hinted | Bye;
export type AnyAnswer = Accepted | RefusedWish | Because | Previewed | Hinted;
export type AnyWish = Decide | TakeBack | GoOn | Resign | ComeBack | Reveal | Why | Preview | Hint | Language | Since;
export type Things = unknown;

/** All that a receiver needs to show the table as it is now, and what happened since a sequence number. */
export interface Update {
  type: "update";
  seq: number;
  since: number;
  status: "open" | "starting" | "playing" | "over" | "closed";
  to_decide: number[];
  seats: SeatNow[];
  sights: Sight[];
  happened: Happened[];
  outcome?: OutcomeView | null;
  winners?: number[];
  /** After the end */
  seed?: string;
  /** The seat that has to end its turn before anybody decides */
  waiting_for_end?: number | null;
  /** The table at which the same people meet again */
  rematch?: string;
  /** The seats whose numbers for the dice are still to be revealed */
  awaited?: number[];
  /** Of the seed and the players' commitments: to whoever did not know it yet, and after the end */
  seed_hash?: string;
  /** To numbers for the dice, by seat; after the end, like the numbers */
  commitments?: string[];
  numbers?: string[];
}
/** A seat as everybody sees it. */
export interface SeatNow {
  seat: number;
  name?: string;
  /** Of a seat that a bot has */
  bot?: string;
  /** The bot that decides for this person now */
  stand_in?: string;
  resigned?: boolean;
  present?: boolean;
  seconds_left?: number | null;
}
/** The match as one seat sees it; `seat` is null for a spectator. */
export interface Sight {
  seat: number | null;
  view: View;
  /** Its legal decisions, as they are sent back */
  options?: Decision[];
  /** A decision that was made for this sequence number or a later one is in time */
  asked?: number;
  /** So many of its decisions can be taken back */
  take_back?: number;
  /** What is to be decided now, by this seat or another */
  question?: string;
  /** Of the options, in their order */
  labels?: string[];
  forecast?: Forecast[];
}
/** A decision as it is sent: `{"do": "rent", "space": "2.3"}`. */
export interface Decision {
  [k: string]: string;
}
/** What everybody can see that a seat would score, were the match over now. */
export interface Forecast {
  seat: number;
  total: number;
  lines: Scored[];
}
/** A line of the score sheet; `source` is a coarse group of reasons. That and the text: if a language was asked for. */
export interface Scored {
  seat: number;
  reason: string;
  args: {
    [k: string]: number | string | string[];
  };
  points: number;
  text?: string;
  source?: string;
}
/** One act at the table, with what its receiver may see of it. */
export interface Happened {
  seq: number;
  act:
    | "sat"
    | "stood_up"
    | "bot_sat"
    | "revealed"
    | "begun_without"
    | "decided"
    | "took_back"
    | "ended"
    | "resigned"
    | "stood_in"
    | "came_back"
    | "resumed"
    | "rematched"
    | "closed";
  at: number;
  seat?: number | null;
  /** Of decisions that were taken back */
  count?: number;
  events?: EventView[];
  text?: string;
}
/** An event of the game: whose doing it was, and `to` if only that seat sees it. */
export interface EventView {
  event: string;
  /** null: nobody's, or that of somebody without a seat */
  seat: number | null;
  /** Who without a seat did it, such as an imaginary player */
  owner?: string;
  args?: {
    [k: string]: number | string | string[];
  };
  to?: number | null;
  /** Only where a language was asked for, like all texts of an update */
  text?: string;
}
/** How a match ended: points by seat, the seats that won by the rules, and every point with its reason. */
export interface OutcomeView {
  scores: number[];
  winners: number[];
  sheet: Scored[];
}
/** The first message: where the client is, and who it is there. */
export interface Welcome {
  type: "welcome";
  table: TableNow;
  /** That this client decides for; none: a spectator */
  seats: number[];
  host: boolean;
}
/** A table as the lobby and its door show it. */
export interface TableNow {
  id: string;
  status: "open" | "starting" | "playing" | "over" | "closed";
  setting: Setting;
  custom_components: boolean;
  seats: SeatNow[];
  seed_hash: string;
  seq: number;
  to_decide: number[];
}
/** The match that a table is for. */
export interface Setting {
  game: string;
  players: number;
  options?: {
    [k: string]: boolean;
  };
  /** null: the published ones */
  components?: {
    [k: string]: unknown;
  } | null;
  pace?: "days" | "live";
  time?: TimeLimit | null;
  /** Decides for someone who left; "" and everybody waits */
  stand_in?: string;
  /** Seconds away until then, in a live match */
  patience?: number;
  /** Seconds that bots leave a person to take back */
  grace?: number;
  /** Of a turn that could be taken back */
  ending?: "by_hand" | "by_itself";
  /** A bot may be asked for advice */
  hints?: boolean;
  /** In the lobby, where anybody may sit down */
  listed?: boolean;
  /** Spectators are welcome */
  watched?: boolean;
}
/** A clock for each seat: so many seconds, more after each turn; or the whole anew for each turn, as in games over days. */
export interface TimeLimit {
  seconds: number;
  increment?: number;
  each_turn?: boolean;
}
/** It is kept, and it is act number `seq`, or an earlier one. */
export interface Accepted {
  type: "accepted";
  ref: number;
  seq: number;
}
/** It did not happen: why, as a key and as a sentence in the client's language. */
export interface RefusedWish {
  type: "refused";
  ref: number;
  seq: number;
  reason: string;
  sentence: string;
}
/** The answer to `why`; `possible` if nothing speaks against it. */
export interface Because {
  type: "because";
  ref: number;
  possible: boolean;
  reason: string;
  args: {
    [k: string]: number | string | string[];
  };
  sentence: string;
}
/** The answer to `preview`: view, forecast and events as far as they are certain; the rest of the view is the present. */
export interface Previewed {
  type: "previewed";
  ref: number;
  certain: boolean;
  view: View;
  forecast: Forecast[];
  events: EventView[];
}
/** The answer to `hint`. */
export interface Hinted {
  type: "hinted";
  ref: number;
  decision: Decision;
  sentence: string;
}
/** The server stops; come back in a moment, with the last sequence number. */
export interface Bye {
  type: "bye";
  reason: string;
}
/** A decision of a seat, in its JSON form, made for a sequence number. */
export interface Decide {
  type: "decide";
  ref: number;
  seat: number;
  seq: number;
  decision: Decision;
}
/** The seat's last decision, or its whole turn. */
export interface TakeBack {
  type: "take_back";
  ref: number;
  seat: number;
  seq: number;
  whole_turn?: boolean;
}
/** The seat will not take back any more: bots need not wait. */
export interface GoOn {
  type: "go_on";
  ref: number;
  seat: number;
}
/** Give up: a bot plays on for the sake of the others. */
export interface Resign {
  type: "resign";
  ref: number;
  seat: number;
}
/** Decide again, instead of the bot that stood in. */
export interface ComeBack {
  type: "come_back";
  ref: number;
  seat: number;
}
/** Show the number that the client has committed to, once the hash of the seed is shown. */
export interface Reveal {
  type: "reveal";
  ref: number;
  number: string;
}
/** Why the seat cannot decide this now. */
export interface Why {
  type: "why";
  ref: number;
  seat: number;
  decision: Decision;
}
/** What a decision of the seat would lead to, with others that follow it as long as they are possible (a payment). */
export interface Preview {
  type: "preview";
  ref: number;
  seat: number;
  decision: Decision;
  /** @maxItems 8 */
  then?: Decision[];
}
/** What a bot would decide for the seat now, and why. */
export interface Hint {
  type: "hint";
  ref: number;
  seat: number;
}
/** Speak this language from now on, and tell everything since the beginning in it. */
export interface Language {
  type: "language";
  ref: number;
  language: string;
}
/** Tell again what happened since a sequence number. */
export interface Since {
  type: "since";
  ref: number;
  seq: number;
}
/** What can be played here, against whom, and in which languages. */
export interface Known {
  games: GameKnown[];
  bots: string[];
  languages: string[];
}
/**
 * A game that can be played here, in the language that was asked for.
 *
 * `page` is the part of the page that draws it; `components` says whether a table takes a component file of one's own; `rules`
 * are the pages of its rules: "" is the game's own, the others are those of its options.
 */
export interface GameKnown {
  name: string;
  title: string;
  about: string;
  version: number;
  players: number[];
  options: OptionKnown[];
  page: string;
  components: boolean;
  rules: string[];
}
/** An option of a game, in the language that was asked for; `with_it` goes behind the game's title. */
export interface OptionKnown {
  name: string;
  title: string;
  with_it: string;
  about: string;
}
/** All that is wrong with a component file; nothing, if the list is empty. */
export interface Findings {
  findings: FindingTold[];
}
/**
 * One thing that is wrong with a component table, with everything about it said in the language that was asked for.
 *
 * `kind` is `rulebook`, which the table breaks on that page (no page if its pages are not known), `limit`, which is more than
 * this program can hold, or `form`, which is not how a component table is written. `where` is its place in the file, counted
 * from 1.
 */
export interface FindingTold {
  kind: "form" | "limit" | "rulebook";
  page: number | null;
  option: string;
  where: string;
  found: string;
  right: string;
  sentence: string;
}
/** One page of rules, in the language that it is written in. */
export interface RulesPage {
  title: string;
  language: string;
  headings: Heading[];
  blocks: Block[];
}
/** A heading of the rules; `id` is its place in links. */
export interface Heading {
  level: number;
  id: string;
  text: string;
}
/** A paragraph, a heading or code; or a list, an item, a note, a table, a row or a cell, which hold other blocks. */
export interface Block {
  kind: string;
  runs?: Run[];
  blocks?: Block[];
  /** Of a heading */
  level?: number;
  id?: string;
}
/** A piece of text that looks the same from beginning to end, and perhaps leads somewhere. */
export interface Run {
  text: string;
  strong?: boolean;
  emphasis?: boolean;
  code?: boolean;
  href?: string;
}
/** Whether the server is well: `ok`, or what is not; and how many tables are in use. */
export interface Health {
  status: string;
  tables: number;
}
/** A point of a match: `at` of `of` decisions. What needs words is there if a language was asked for. */
export interface Replay {
  at: number;
  of: number;
  to_decide: number[];
  views: View[];
  /** Of the decision that led here */
  events: EventView[];
  outcome: OutcomeView | null;
  game: string;
  players: number;
  options: {
    [k: string]: boolean;
  };
  names: string[];
  /** The seat of each decision of the whole match */
  by: number[];
  question?: string;
  forecast?: Forecast[];
  /** Everything printed, if it was asked for */
  things?: Things | null;
  /** Since the point that was asked for */
  happened?: ReplayedDecision[];
}
/** The decision after which the match is at `at`, and what it led to. */
export interface ReplayedDecision {
  at: number;
  seat: number;
  events: EventView[];
}
/** `invitation` lets others sit down; it is told once. `link` is where to send them. */
export interface TableMade {
  table: TableNow;
  invitation: string;
  link: string;
}
/** The tables at which anybody may sit down or watch. */
export interface Lobby {
  tables: TableNow[];
}
/** What lets others sit down, and a link with it; told once. */
export interface Invitation {
  invitation: string;
  link: string;
}
/** A played match as its record file has it; `rocaille verify` checks it, and `POST /api/replay` shows it. */
export interface RecordFile {
  /** The format; since 2 every decision has dice of its own */
  rocaille: 1 | 2;
  game: string;
  /** Of the game's rules */
  version: number;
  players: number;
  options: {
    [k: string]: boolean;
  };
  /** Who sat there */
  seats: string[];
  /** Of 128 bits: more than a number of JavaScript can hold */
  seed: number;
  /** null: the published ones */
  components: {
    [k: string]: unknown;
  } | null;
  /** Each with its seat: `0 take 0M` */
  decisions: string[];
  outcome: RecordOutcome | null;
  /** A hash of all the rest and of the last position */
  check: string;
  /** By seat, for the dice; this and the next two since format 2 */
  numbers?: string[];
  commitments?: string[];
  seed_hash?: string;
}
/** How a match ended, as a record has it. */
export interface RecordOutcome {
  scores: number[];
  winners: number[];
  sheet: RecordLine[];
}
/** A line of the score sheet, as a record has it: its reason and numbers are one word. */
export interface RecordLine {
  seat: number;
  reason: string;
  points: number;
}
/** A link that anybody may open; its secret is sent as the header `x-invitation`. */
export interface Shared {
  link: string;
}
/** Why something did not happen. */
export interface Problem {
  refused: string;
  sentence: string;
}
/** A table to be made. A seat with a name is yours, several if you share a screen; one with a bot is the bot's. */
export interface NewTable {
  setting: Setting;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatPlan[];
}
/** Who is to sit at a seat: a name for whoever asks, with a commitment to a number for the dice; a bot; or nobody yet. */
export interface SeatPlan {
  name?: string;
  bot?: string;
  commitment?: string;
}
/** Sit down, or only watch. At a table in the lobby no invitation is needed. `commitment`: to a number for the dice. */
export interface Joining {
  name?: string;
  seat?: number | null;
  invitation?: string;
  watch?: boolean;
  commitment?: string;
}
/** A commitment to a number for the dice of the next match. */
export interface MeetingAgain {
  commitment?: string;
}
/** The bot that is to have a seat. */
export interface BotSeat {
  bot: string;
}
