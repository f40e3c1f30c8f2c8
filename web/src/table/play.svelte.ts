/** A match as one seat sees and plays it: what every board, hand and line of the page is drawn from. */
import type { Decision, Forecast, Happened, SeatNow, Sight, Told, Update } from "../wire/messages";
import { keyOf } from "../wire/messages";
import { preferences } from "../ui/preferences.svelte";

export type { Decision, Forecast, SeatNow, Told };

/** Something that can be decided now. `then` are decisions that follow it and are confirmed with it (a payment). */
export interface Option {
  key: string;
  decision: Decision;
  label: string;
  then?: Decision[];
}

/** What a decision would lead to; `certain` is false where it depends on what nobody knows yet. */
export interface Preview<V> {
  certain: boolean;
  view: V;
  forecast: Forecast[];
  events: Told[];
}

/** Who carries decisions out: the table's socket. In a replay there is nobody. */
export interface Sender {
  decide(seat: number, seq: number, decision: Decision): Promise<number>;
  takeBack(seat: number, seq: number, whole: boolean): Promise<number>;
  endTurn(seat: number): Promise<void>;
  preview(seat: number, decision: Decision, then?: Decision[]): Promise<Preview<unknown>>;
  why(seat: number, decision: Decision): Promise<string>;
  hint(seat: number): Promise<{ decision: Decision; sentence: string }>;
}

export class Play<V = unknown, T = unknown> {
  /** The table as it is now; a replay puts its own together. */
  update = $state.raw<Update | null>(null);
  /** Everything printed, with texts in the page's language. */
  things = $state.raw<T>(undefined as T);
  /** Whose view is shown; null: a spectator's. */
  seat = $state<number | null>(null);
  pending = $state.raw<Option | null>(null);
  preview = $state.raw<Preview<V> | null>(null);
  hinted = $state.raw<{ key: string; sentence: string } | null>(null);
  /** Names of things that just changed, to be marked where nothing moves. */
  changed = $state.raw<Set<string>>(new Set());
  /** The last sentence of refusal. */
  trouble = $state("");
  log = $state.raw<Happened[]>([]);

  readonly sight: Sight | null = $derived(
    this.update?.sights.find((sight) => sight.seat === this.seat) ?? this.update?.sights[0] ?? null,
  );
  readonly view: V = $derived(this.sight?.view as V);
  readonly seats: SeatNow[] = $derived(this.update?.seats ?? []);
  readonly names: string[] = $derived(this.seats.map((seat) => seat.name ?? seat.bot ?? ""));
  readonly question: string = $derived(this.sight?.question ?? "");
  readonly forecast: Forecast[] = $derived(this.sight?.forecast ?? []);
  readonly options: Option[] = $derived(
    (this.sender ? (this.sight?.options ?? []) : []).map((decision, at) => ({
      key: keyOf(decision),
      decision,
      label: this.sight?.labels?.[at] ?? keyOf(decision),
    })),
  );
  readonly myTurn: boolean = $derived(this.options.length > 0);
  private readonly byKey: Map<string, Option> = $derived(new Map(this.options.map((option) => [option.key, option])));

  constructor(
    readonly game: string,
    readonly sender: Sender | null = null,
  ) {}

  /** Show the table as this update has it. */
  receive(update: Update): void {
    this.update = update;
    this.pending = null;
    this.preview = null;
    this.hinted = null;
  }

  /** The option with these words: `find("rent", "2.3")`. */
  find(...words: string[]): Option | undefined {
    return this.byKey.get(words.join(" "));
  }

  choose(option: Option): void {
    if (!this.sender) return;
    if (this.pending?.key === option.key || !preferences.confirm) {
      this.pending = option;
      this.confirm();
      return;
    }
    this.pending = option;
    this.preview = null;
  }

  confirm(): void {
    const option = this.pending;
    if (!option || !this.sender || this.seat === null || !this.update) return;
    this.pending = null;
    this.sender.decide(this.seat, this.update.seq, option.decision).catch((why: Error) => (this.trouble = why.message));
  }

  cancel(): void {
    this.pending = null;
    this.preview = null;
  }

  /** Why this cannot be decided now, as a sentence. */
  async why(decision: Decision): Promise<string> {
    if (!this.sender || this.seat === null) return "";
    return this.sender.why(this.seat, decision);
  }

  takeBack(whole: boolean): void {
    if (this.sender && this.seat !== null && this.update) void this.sender.takeBack(this.seat, this.update.seq, whole);
  }

  endTurn(): void {
    if (this.sender && this.seat !== null) void this.sender.endTurn(this.seat);
  }

  async hint(): Promise<void> {
    if (!this.sender || this.seat === null) return;
    const { decision, sentence } = await this.sender.hint(this.seat);
    this.hinted = { key: keyOf(decision), sentence };
  }
}
