/** The table of Rokoko as it comes over the wire: the view of a seat, and everything printed. */
import type { Play } from "../../table/play.svelte";

export type Letter = "Y" | "G" | "R" | "B";
export type Silk = Record<Letter, number>;

export interface Card {
  title: string;
  rank: "apprentice" | "journeyman" | "master";
  level: number;
  bonus: string;
  short: string;
  kind: string;
  numbers: number[];
  crown: boolean;
  base: number;
  from: string;
  exam?: string | null;
  condition?: { kind: string; numbers: number[]; text: string; short: string };
}
export interface Tile {
  title: string;
  silk: Silk;
  discard: "T" | "L" | "T/L" | "T+L";
  discard_text: string;
  count: number;
  from: string;
}
export interface Dress {
  title: string;
  color: Letter;
  garment: "dress" | "coat";
  need: Silk;
  thread: number;
  lace: number;
  master: boolean;
  sale: number;
  prestige: number;
  from: string;
}
export interface Reward {
  kind: "livres" | "thread" | "lace" | "tile";
  count: number;
  text: string;
}
export interface Space {
  space: string;
  number: number;
  master: boolean;
  reward: Reward | null;
  title: string;
}
export interface HallPrinted {
  hall: number;
  title: string;
  king: boolean;
  spaces: Space[];
  first: number;
  second: number | null;
  from: string;
}
export interface Decoration {
  title: string;
  kind: string;
  number: number;
  cost: number;
  prestige: number;
  factor: number | null;
  text: string;
  from: string;
}
export interface Window {
  cost: number;
  dark: boolean;
}
export interface JewelPrinted {
  title: string;
  short: string;
  color: Letter;
  kind: "necklace" | "ring";
  count: number;
  from: string;
}
export interface Exam {
  title: string;
  with: string;
  becomes: string;
  cost: number;
  prestige: number;
  tasks: string[];
  from: string;
}
export interface Task {
  text: string;
  short: string;
  exam: string;
  decision: string;
}

export interface Things {
  players: number;
  options: string[];
  ranks: Record<string, { title: string; depute: number }>;
  colors: Record<Letter, { name: string; title: string; garment: string }>;
  cards: Record<string, Card>;
  tiles: Record<string, Tile>;
  dresses: Record<string, Dress>;
  halls: HallPrinted[];
  decorations: Record<string, Decoration>;
  kinds: Record<string, { title: string; text: string; one_each: boolean }>;
  windows: Window[];
  windows_from: string;
  segments: { count: number; tiles: number; from: string };
  tile_prices: number[];
  hire_prices: number[];
  all_halls: { prestige: number[]; from: string };
  fireworks: { first: number; second: number | null; from: string };
  rounds: number;
  hand_size: number;
  smallest_deck: number;
  income: number;
  favour: { livres: number; prestige: number };
  origins: Record<string, { title: string; text: string }>;
  jewels?: Record<string, JewelPrinted>;
  jewel_windows?: Window[];
  jewel_windows_from?: string;
  exams?: Record<string, Exam>;
  tasks?: Record<string, Task>;
  specials?: string[];
}

export interface Seen {
  seat: number;
  livres: number;
  thread: number;
  lace: number;
  tile_count: number;
  hand_size: number;
  supply_size: number;
  deck: string[];
  discard: string[];
  in_play: string[];
  remembered: { prestige: number; tiles: string[]; in_hand: string[] };
  hand?: string[];
  supply?: string[];
  tiles?: string[];
  prestige?: number;
  jewels?: Record<string, number>;
  exam?: string;
  tasks_covered?: string[];
  masters_exams_passed?: number;
  special_to_hire?: boolean;
  unknown_cards?: number;
  special?: string;
}

/** A place among those who have dresses in a hall, or fireworks; equals share one. */
export interface Place {
  seat: number;
  place: number;
  prestige: number;
}

/** What the rules make of the table: the engine says it. */
export interface Derived {
  last_round: boolean;
  halls: {
    hall: number;
    standing: (Place & { dresses: number; on_master_spaces: number; musician: boolean })[];
  }[];
  fireworks: (Place & { spaces: number; farthest: number })[];
  next_all_halls: number | null;
  players: { seat: number; present_in: number[]; statue_sets: number[]; statues: number; income: number }[];
  prices: {
    hire: number;
    segments: number[];
    windows: number[];
    decorations: Record<string, number>;
    jewels?: number[];
    exam?: number;
  };
}

export interface View {
  seat: number | null;
  round: number;
  starting_player: number;
  turn: number | null;
  favour: number | null;
  to_decide: string | null;
  step: [string, number, ...unknown[]] | null;
  hire_row: string[];
  hire_stack: number;
  warehouse: (string | null)[];
  tile_stack: number;
  workshop: (string | null)[];
  bag: number;
  halls: { space: string; dress: string; owner: number }[];
  decorations: Record<string, number>;
  all_halls: (number | null)[];
  players: Seen[];
  derived: Derived;
  jewels?: (string | null)[];
  jewel_stack?: number;
  exam_decks?: Record<string, number>;
  known_exam_decks?: Record<string, string[]>;
}

export type RokokoPlay = Play<View, Things>;
