/** What leaves a table of Alhambra. Written by `make format` from the server's types: not to be edited. */

export type Step = TakeAction | PayForBuilding;
export type Scoring = "A" | "B" | "C";
export type Origin = "rulebook" | "public" | "inferred" | "reconstructed" | "chosen" | "printed";
/** A decision, as it is sent. */
export type Decision =
  | {
      do: "take";
      cards: string;
    }
  | {
      do: "buy";
      space: string;
    }
  | {
      do: "buy-for-dirk";
      space: string;
    }
  | {
      do: "pay";
      value: string;
    };

/** The table as a seat sees it. */
export interface View {
  seat: number | null;
  turn: number;
  /** What is decided now; null after the end */
  step: Step | null;
  /** By currency */
  courtyard: {
    [k: string]: string | null;
  };
  building_stack: number;
  money: (string | null)[];
  money_stack: number;
  /** The money stack, the first to be drawn from first */
  piles: Pile[];
  money_discards: string[];
  scored: Scoring[];
  players: Player[];
  remembered: Remembered;
  derived: Derived;
  dirk?: Dirk;
}
export interface TakeAction {
  step: "take_action";
  seat: number;
}
export interface PayForBuilding {
  step: "pay_for_building";
  seat: number;
  space: string;
  for_dirk: boolean;
  paid: number;
  /** The value of the card paid last: no later one is larger */
  last: number;
}
/** A pile of the money stack, by the number that scorings name it by; its scoring card is among the cards. */
export interface Pile {
  pile: number;
  cards: number;
}
export interface Player {
  seat: number;
  points: number;
  /** By category */
  buildings: {
    [k: string]: number;
  };
  money_cards: number;
  /** One's own */
  money?: string[];
  /** Of the others */
  remembered?: RememberedMoney;
}
/** What the others' side of the table does not show although it was seen. */
export interface RememberedMoney {
  money: string[];
}
/** What the stacks consist of; their order nobody knows. */
export interface Remembered {
  money_stack: string[];
  building_stack: string[];
}
export interface Derived {
  /** The next one first */
  scorings: ScoringToCome[];
  /** An exact payment has brought this action */
  extra_action: boolean;
  players: PlayerNow[];
  dirk?: OwnerNow;
  /** What can be taken: the cards, by how a decision has them in one word */
  takings?: {
    [k: string]: string[];
  };
  payment?: Payment;
  /** By space; one's own */
  payments?: {
    [k: string]: Ways;
  };
}
/** Its card lies in a pile and is the `soonest` to be drawn, or one up to the `latest`; the one at the end has no card. */
export interface ScoringToCome {
  scoring: Scoring;
  pile: number | null;
  soonest: number | null;
  latest: number | null;
}
export interface PlayerNow {
  leads: string[];
  points: {
    A: {
      [k: string]: number;
    };
    B: {
      [k: string]: number;
    };
    C: {
      [k: string]: number;
    };
  };
  totals: {
    A: number;
    B: number;
    C: number;
  };
  seat: number;
}
export interface OwnerNow {
  /** Categories of which nobody has more */
  leads: string[];
  /** By category, if the scoring came now */
  points: {
    A: {
      [k: string]: number;
    };
    B: {
      [k: string]: number;
    };
    C: {
      [k: string]: number;
    };
  };
  totals: {
    A: number;
    B: number;
    C: number;
  };
}
/** The payment that somebody is making. */
export interface Payment {
  space: string;
  for_dirk: boolean;
  price: number;
  paid: number;
  left: number;
}
/** How a building can be paid with one's own money; of a payment that is being made, how it can go on. */
export interface Ways {
  price: number;
  missing: number;
  /** The cheapest payment; null if there is none */
  least: number | null;
  exact: boolean;
  ways: Way[];
  /** All that can be laid down on these ways before the last card, nothing first */
  begun: Begun[];
}
/** A payment from which no card could be left out, the largest first. */
export interface Way {
  cards: number[];
  /** Those of them that are a decision: the others are the only ones that can follow */
  chosen: number[];
  /** Then, with what is paid already */
  paid: number;
  /** So much is lost, as there is no change */
  over: number;
}
/** Some cards of a payment, the largest first, and what they leave to pay. */
export interface Begun {
  cards: number[];
  /** Then, with what is paid already */
  paid: number;
  left: number;
}
export interface Dirk {
  buildings: {
    [k: string]: number;
  };
  points: number;
}
/** Everything printed, in a reader's language. */
export interface Things {
  game: string;
  version: number;
  players: number;
  options: string[];
  categories: Category[];
  buildings: {
    [k: string]: Building;
  };
  building_count: number;
  currencies: Currency[];
  money: {
    [k: string]: Money;
  };
  money_count: number;
  piles: number;
  display: number;
  start_money: number;
  most_together: number;
  scorings: Scoring[];
  sources: {
    A: string;
    B: string;
    C: string;
  };
  dirk: DirkPrinted | null;
  origins: {
    rulebook: OriginText;
    public: OriginText;
    inferred: OriginText;
    reconstructed: OriginText;
    chosen: OriginText;
    printed: OriginText;
  };
}
export interface Category {
  name: string;
  color: string;
  title: string;
  color_title: string;
  prices: number[];
  points: {
    A: number[];
    B: number[];
    C: number[];
  };
  from: Origin;
  name_from: Origin;
}
export interface Building {
  title: string;
  category: string;
  price: number;
  count: number;
  from: Origin;
}
export interface Currency {
  name: string;
  title: string;
  name_from: Origin;
}
export interface Money {
  title: string;
  currency: string;
  value: number;
  count: number;
  from: Origin;
}
export interface DirkPrinted {
  title: string;
  buildings: number;
}
/** What it means that a printed value comes from there. */
export interface OriginText {
  title: string;
  text: string;
}
