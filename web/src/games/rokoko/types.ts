/** The table of Rokoko as it comes over the wire: the generated types, and what the page makes of them. */
import type { Play } from "../../table/play.svelte";
import type * as Wire from "./contract";

export type {
  Card,
  Decoration,
  Derived,
  Dress,
  ExamPrinted as Exam,
  Hall as HallPrinted,
  JewelPrinted,
  Letter,
  Player as Seen,
  Reward,
  Space,
  TaskPrinted as Task,
  Things,
  Tile,
  Window,
} from "./contract";

export type Silk = Record<Wire.Letter, number>;

/** A place among those who have dresses in a hall, or fireworks; equals share one. */
export type Place = Pick<Wire.InHall, "seat" | "place" | "prestige">;

export type View = Omit<Wire.View, "step"> & {
  to_decide: string | null;
  step: [string, number, ...unknown[]] | null;
};

export type RokokoPlay = Play<View, Wire.Things>;
