/** The table of Rokoko as it comes over the wire: the generated types, and what the page makes of them. */
import type { Play } from "../../table/play.svelte";
import type * as Wire from "./contract";

export type {
  Card,
  Decoration,
  Derived,
  Dress,
  ExamPrinted,
  Hall as HallPrinted,
  JewelPrinted,
  Letter,
  Player,
  Reward,
  Space,
  TaskPrinted,
  Things,
  Tile,
  View,
  Window,
} from "./contract";

export type Bales = Record<Wire.Letter, number>;

/** A place among those who have dresses in a hall, or fireworks; equals share one. */
export type Ranked = Pick<Wire.InHall, "seat" | "place" | "prestige">;

/** A step with whichever fields it has: every step has some of these. */
export type AnyStep = {
  [Field in FieldOf<Wire.Step>]?: Extract<Wire.Step, Record<Field, unknown>>[Field];
};
type FieldOf<Step> = Step extends unknown ? keyof Step : never;

export type RokokoPlay = Play<Wire.View, Wire.Things>;
