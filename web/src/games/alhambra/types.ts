/** What the server tells about a match of Alhambra: the view of a seat, and everything that is printed. */

export type Scoring = "A" | "B" | "C";

export interface Player {
  seat: number;
  points: number;
  buildings: Record<string, number>;
  money_cards: number;
  /** Only the seat's own. */
  money?: string[];
}

export interface OwnerNow {
  /** The categories of which nobody has more. */
  leads: string[];
  /** What each scoring would bring if it came now, by category. */
  points: Record<Scoring, Record<string, number>>;
  totals: Record<Scoring, number>;
}

/** A payment from which no card could be left out: its cards, those of them that are a decision, and how much too much it is. */
export interface Way {
  cards: number[];
  chosen: number[];
  over: number;
}

/** What the rules make of the table: the engine says it. */
export interface Derived {
  scorings: { scoring: Scoring; pile: number | null; soonest: number | null; latest: number | null }[];
  extra_action: boolean;
  players: (OwnerNow & { seat: number })[];
  dirk?: OwnerNow;
  payment?: { space: string; for_dirk: boolean; price: number; paid: number; left: number };
  /** Only with one's own money. */
  payments?: Record<string, { price: number; missing: number; least: number | null; exact: boolean; ways: Way[] }>;
}

export interface View {
  seat: number | null;
  turn: number;
  to_decide: string | null;
  /** ["TakeAction", seat] or ["PayForBuilding", seat, space, forDirk, paid, last] */
  step: (string | number | boolean)[] | null;
  courtyard: Record<string, string | null>;
  building_stack: number;
  money: (string | null)[];
  money_stack: number;
  piles: number[];
  money_discards: string[];
  scored: Scoring[];
  players: Player[];
  remembered: { money_stack: string[]; building_stack: string[] };
  dirk?: { buildings: Record<string, number>; points: number };
  derived: Derived;
}

export interface Category {
  name: string;
  color: string;
  title: string;
  color_title: string;
  prices: number[];
  points: Record<Scoring, number[]>;
  from: string;
  name_from: string;
}

export interface Things {
  players: number;
  categories: Category[];
  buildings: Record<string, { title: string; category: string; price: number; count: number; from: string }>;
  currencies: { name: string; title: string; name_from: string }[];
  money: Record<string, { title: string; currency: string; value: number; count: number; from: string }>;
  most_together: number;
  scorings: Scoring[];
  dirk?: { title: string; buildings: number };
  origins: Record<string, { title: string; text: string }>;
}
