/** What leaves a table of Rokoko. Written by `make format` from the server's types: not to be edited. */

export type Step =
  | SelectHandCards
  | PlayOneCard
  | MainAction
  | BonusOf
  | KeepOrDiscard
  | PayForDress
  | RentOrSell
  | FreeTile
  | ReturnMore
  | DiscardMore
  | ChooseNewEmployee
  | ChooseTask;
export type Exam = "journeyman" | "master";
export type Task =
  "keep-common-silk" | "keep-rare-silk" | "discard-a-tile" | "fund" | "make-a-dress" | "make-a-coat" | "make-with-a-master";
export type Jewel = "yellow_necklace" | "green_ring" | "red_necklace" | "blue_ring";
export type Garment = "dress" | "coat";
export type Rank = "apprentice" | "journeyman" | "master";
export type Origin = "rulebook" | "public" | "inferred" | "reconstructed" | "chosen" | "printed";
export type Letter = "Y" | "G" | "R" | "B";
export type Kind = "fireworks" | "statues" | "fountain_upper" | "fountain_lower" | "musicians" | "jeweller";
/** A decision, as it is sent. */
export type Decision =
  | {
      do: "take";
      card: string;
    }
  | {
      do: "play";
      card: string;
    }
  | {
      do: "hire";
      card: string;
    }
  | {
      do: "depute-from";
      pile: string;
      card: string;
    }
  | {
      do: "give";
      tile: string;
    }
  | {
      do: "rent";
      space: string;
    }
  | {
      do: "fund";
      decoration: string;
    }
  | {
      do: "acquire";
      place: string;
    }
  | {
      do: "make";
      window: string;
    }
  | {
      do: "return";
      times: string;
    }
  | {
      do: "discard";
      marker: string;
    }
  | {
      do: "gain";
      marker: string;
    }
  | {
      do: "keep";
    }
  | {
      do: "sell";
    }
  | {
      do: "favour";
    }
  | {
      do: "depute";
    }
  | {
      do: "use";
    }
  | {
      do: "pass";
    }
  | {
      do: "jewel";
      jewel: string;
    }
  | {
      do: "hire-special";
    }
  | {
      do: "exam";
      exam: string;
    }
  | {
      do: "cover";
      task: string;
    }
  | {
      do: "choose";
      card: string;
    }
  | {
      do: "move";
      pile: string;
      card: string;
    }
  | {
      do: "copy";
      opponent: string;
    };

/** The table as a seat sees it. The last six belong to the jeweller. */
export interface View {
  seat: number | null;
  round: number;
  starting_player: number;
  turn: number | null;
  favour: number | null;
  /** What is decided now; null after the end */
  step: Step | null;
  hire_row: string[];
  hire_stack: number;
  /** Tiles by place */
  warehouse: {
    [k: string]: string | null;
  };
  tile_stack: number;
  tile_discards: string[];
  /** Dresses by window */
  workshop: {
    [k: string]: string | null;
  };
  bag: number;
  dress_discards: string[];
  halls: Guest[];
  decorations: {
    [k: string]: number;
  };
  /** Owners by space of the track, the dearest first */
  all_halls: {
    [k: string]: number | null;
  };
  players: Player[];
  derived: Derived;
  /** By window */
  jewels?: {
    [k: string]: Jewel | null;
  };
  jewel_stack?: number;
  exam_decks?: {
    journeyman: number;
    master: number;
  };
  known_exam_decks?: {
    journeyman?: string[];
    master?: string[];
  };
  last_seen_in_exam_decks?: {
    journeyman?: string[];
    master?: string[];
  };
  known_to_be_for_hire?: string[];
}
export interface SelectHandCards {
  step: "select_hand_cards";
  /** Several at once */
  seat: null;
}
export interface PlayOneCard {
  step: "play_one_card";
  seat: number;
}
export interface MainAction {
  step: "main_action" | "action_or_exam";
  seat: number;
  card: string;
}
export interface BonusOf {
  step: "bonus_of";
  seat: number;
  card: string;
}
export interface KeepOrDiscard {
  step: "keep_or_discard";
  seat: number;
  /** null: it was drawn face down by another */
  tile: string | null;
  /** Who acquired it; null if it came in another way */
  card: string | null;
}
export interface PayForDress {
  step: "pay_for_dress";
  seat: number;
  dress: string;
  card: string;
  by_bonus: boolean;
  /** Tiles named so far */
  given: string[];
}
export interface RentOrSell {
  step: "rent_or_sell" | "rent_sell_or_jewel" | "rent_with_jewel";
  seat: number;
  dress: string;
  card: string;
}
export interface FreeTile {
  step: "free_tile";
  seat: number;
}
export interface ReturnMore {
  step: "return_more";
  seat: number;
  card: string;
}
export interface DiscardMore {
  step: "discard_more";
  seat: number;
  /** Tiles named so far */
  given: string[];
}
export interface ChooseNewEmployee {
  step: "choose_new_employee";
  seat: number;
  card: string;
  exam: Exam;
}
export interface ChooseTask {
  step: "choose_task";
  seat: number;
  tasks: Task[];
}
/** A dress on a guest space. */
export interface Guest {
  space: string;
  dress: string;
  owner: number;
}
/** A player as a seat sees them. What is missing is hidden; the last seven belong to the jeweller. */
export interface Player {
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
  remembered: Remembered;
  hand?: string[];
  supply?: string[];
  tiles?: string[];
  prestige?: number;
  jewels?: {
    yellow_necklace: number;
    green_ring: number;
    red_necklace: number;
    blue_ring: number;
  };
  exam?: Exam;
  tasks_covered?: Task[];
  masters_exams_passed?: number;
  special_to_hire?: boolean;
  unknown_cards?: number;
  special?: string;
}
/** What the others' side of the table does not show although it was seen. */
export interface Remembered {
  prestige: number;
  tiles: string[];
  in_hand: string[];
}
export interface Derived {
  last_round: boolean;
  halls: HallNow[];
  /** Who has any, the best first */
  fireworks: AtFireworks[];
  /** Prestige for whoever comes to be in all halls next */
  next_all_halls: number | null;
  players: PlayerNow[];
  prices: Prices;
}
export interface HallNow {
  hall: number;
  /** Who has a dress there, the best first */
  standing: InHall[];
}
/** What a player has in a hall, and what that would bring if the hall were scored now; equals share a place. */
export interface InHall {
  seat: number;
  dresses: number;
  on_master_spaces: number;
  musician: boolean;
  place: number;
  prestige: number;
}
/** What a player has of the fireworks, and what that would bring if they were scored now. */
export interface AtFireworks {
  seat: number;
  spaces: number;
  /** The number of the space farthest right */
  farthest: number;
  place: number;
  prestige: number;
}
export interface PlayerNow {
  seat: number;
  /** Halls, by a dress or the musician */
  present_in: number[];
  /** How many dresses are in the set of each statue */
  statue_sets: number[];
  /** Prestige for them, were they scored now */
  statues: number;
  /** Livre, were it paid now */
  income: number;
}
/** What whoever decides now would pay. The last two belong to the jeweller. */
export interface Prices {
  hire: number;
  /** A tile of each, by its number */
  segments: {
    [k: string]: number;
  };
  windows: {
    [k: string]: number;
  };
  /** The free ones */
  decorations: {
    [k: string]: number;
  };
  /** By window */
  jewels?: {
    [k: string]: number;
  };
  exam?: number;
}
/** Everything printed, in a reader's language. The last eight belong to the jeweller. */
export interface Things {
  game: string;
  version: number;
  players: number;
  options: string[];
  ranks: {
    apprentice: RankPrinted;
    journeyman: RankPrinted;
    master: RankPrinted;
  };
  colors: {
    Y: Color;
    G: Color;
    R: Color;
    B: Color;
  };
  cards: {
    [k: string]: Card;
  };
  tiles: {
    [k: string]: Tile;
  };
  dresses: {
    [k: string]: Dress;
  };
  halls: Hall[];
  decorations: {
    [k: string]: Decoration;
  };
  kinds: {
    fireworks?: KindPrinted;
    statues?: KindPrinted;
    fountain_upper?: KindPrinted;
    fountain_lower?: KindPrinted;
    musicians?: KindPrinted;
    jeweller?: KindPrinted;
  };
  windows: {
    [k: string]: Window;
  };
  windows_from: Origin;
  segments: Segments;
  /** By how many tiles lie in the segment */
  tile_prices: {
    [k: string]: number;
  };
  /** By how many cards lie in the row */
  hire_prices: {
    [k: string]: number;
  };
  all_halls: AllHalls;
  fireworks: Fireworks;
  rounds: number;
  hand_size: number;
  smallest_deck: number;
  income: number;
  favour: Favour;
  livres_per_point: number;
  statue_points: number;
  sources: {
    tokens?: string;
    money?: string;
    crowns?: string;
    jewels?: string;
    halls?: string;
    dresses?: string;
    decorations?: string;
  };
  origins: {
    rulebook: OriginText;
    public: OriginText;
    inferred: OriginText;
    reconstructed: OriginText;
    chosen: OriginText;
    printed: OriginText;
  };
  jewels?: {
    yellow_necklace: JewelPrinted;
    green_ring: JewelPrinted;
    red_necklace: JewelPrinted;
    blue_ring: JewelPrinted;
  };
  jewel_windows?: {
    [k: string]: Window;
  };
  jewel_windows_from?: Origin;
  exams?: {
    journeyman: ExamPrinted;
    master: ExamPrinted;
  };
  tasks?: {
    "keep-common-silk": TaskPrinted;
    "keep-rare-silk": TaskPrinted;
    "discard-a-tile": TaskPrinted;
    fund: TaskPrinted;
    "make-a-dress": TaskPrinted;
    "make-a-coat": TaskPrinted;
    "make-with-a-master": TaskPrinted;
  };
  specials?: string[];
  jewel_income?: number;
  jewel_points?: number;
}
export interface RankPrinted {
  title: string;
  depute: number;
}
export interface Color {
  name: "yellow" | "green" | "red" | "blue";
  title: string;
  garment: Garment;
}
export interface Card {
  title: string;
  rank: Rank;
  level: number;
  bonus: string;
  short: string;
  kind: string;
  numbers: number[];
  crown: boolean;
  base: number;
  from: Origin;
  exam?: Exam | null;
  condition?: Condition;
}
/** When a special Apprentice can be hired. */
export interface Condition {
  kind: string;
  numbers: number[];
  text: string;
  short: string;
}
export interface Tile {
  title: string;
  silk: {
    Y: number;
    G: number;
    R: number;
    B: number;
  };
  discard: "T" | "L" | "T+L" | "T/L";
  discard_text: string;
  count: number;
  from: Origin;
}
export interface Dress {
  title: string;
  color: Letter;
  garment: Garment;
  need: {
    Y: number;
    G: number;
    R: number;
    B: number;
  };
  thread: number;
  lace: number;
  master: boolean;
  sale: number;
  prestige: number;
  from: Origin;
}
export interface Hall {
  hall: number;
  title: string;
  king: boolean;
  spaces: Space[];
  first: number;
  second: number | null;
  from: Origin;
}
/** A guest space. */
export interface Space {
  space: string;
  number: number;
  master: boolean;
  rewards: Reward[];
  title: string;
}
export interface Reward {
  kind: "livres" | "thread" | "lace" | "tile";
  count: number;
  text: string;
}
export interface Decoration {
  title: string;
  kind: Kind;
  number: number;
  cost: number;
  prestige: number;
  factor: number | null;
  text: string;
  from: Origin;
}
/** A kind of decoration. */
export interface KindPrinted {
  title: string;
  text: string;
  one_each: boolean;
}
/** Of the workshop, or of the jeweller. */
export interface Window {
  cost: number;
  dark: boolean;
}
export interface Segments {
  places: {
    [k: string]: string[];
  };
  from: Origin;
}
export interface AllHalls {
  prestige: {
    [k: string]: number;
  };
  from: Origin;
}
export interface Fireworks {
  first: number;
  second: number | null;
  from: Origin;
}
export interface Favour {
  livres: number;
  prestige: number;
}
/** What it means that a printed value comes from there. */
export interface OriginText {
  title: string;
  text: string;
}
export interface JewelPrinted {
  title: string;
  short: string;
  color: Letter;
  kind: "necklace" | "ring";
  count: number;
  from: Origin;
}
export interface ExamPrinted {
  title: string;
  with: Rank;
  becomes: Rank;
  cost: number;
  prestige: number;
  tasks: Task[];
  from: Origin;
}
export interface TaskPrinted {
  text: string;
  short: string;
  number: number;
  exam: Exam;
}
