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
