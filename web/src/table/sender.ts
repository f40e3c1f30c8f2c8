/** What can be decided, what it would lead to, and who is asked to carry it out. */
import type { Decision, Previewed } from "../wire/messages";

/** Something that can be decided now. `then` are decisions that follow it and are confirmed with it (a payment). */
export interface Option {
  key: string;
  decision: Decision;
  label: string;
  then?: Decision[];
}

/** What a decision would lead to; `certain` is false where it depends on what nobody knows yet. */
export type PreviewedView<V> = Pick<Previewed, "certain" | "forecast" | "events"> & { view: V };

/** Who carries decisions out: the table's socket. In a replay there is nobody. */
export interface Sender {
  decide(seat: number, seq: number, decision: Decision): Promise<number>;
  takeBack(seat: number, seq: number, whole: boolean): Promise<number>;
  endTurn(seat: number): Promise<void>;
  preview(seat: number, decision: Decision, then?: Decision[]): Promise<PreviewedView<unknown>>;
  why(seat: number, decision: Decision): Promise<string>;
  hint(seat: number): Promise<{ decision: Decision; sentence: string }>;
}
