/** A match as one seat sees and plays it: what every board, hand and line of the page is drawn from. */
import { untrack } from "svelte";
import { preferences } from "../ui/preferences.svelte";
import type { Decision, Forecast, Happened, SeatNow, Sight, Update } from "../wire/messages";
import { keyOf } from "../wire/messages";
import { Answers } from "./answers";
import { merged } from "./log";
import type { Option, PreviewedView, Sender } from "./sender";
import { seatToShow } from "./sharing";

export type { Decision, Option, PreviewedView, Sender };

const LOOK_FIRST = 450; // milliseconds until the only decision is made, so that one sees what led to it
const PREVIEW_AFTER = 60;

export class Play<V = unknown, T = unknown> {
  /** The table as it is now; a replay puts its own together. */
  update = $state.raw<Update | null>(null);
  /** Everything printed, with texts in the page's language. */
  things = $state.raw<T>(undefined as T);
  /** Whose view is shown; null: a spectator's. */
  seat = $state<number | null>(null);
  /** The seats that this screen decides for: several people may share it. */
  own = $state.raw<number[]>([]);
  /** The screen is being passed to this seat; nothing of its hand is shown yet. */
  curtain = $state<number | null>(null);
  /** What was chosen and is not confirmed yet. */
  pending = $state.raw<Option | null>(null);
  /** What `pending` would lead to, once the server has said so. */
  preview = $state.raw<PreviewedView<V> | null>(null);
  hinted = $state.raw<{ key: string; sentence: string } | null>(null);
  hinting = $state(false);
  /** Names of things that just changed, to be marked where nothing moves. */
  changed = $state.raw<Set<string>>(new Set());
  /** The last sentence of refusal, until the next decision. */
  trouble = $state("");
  /** All that happened, oldest first. */
  log = $state.raw<Happened[]>([]);
  /** Decisions up to this number are on their way. */
  private awaited = $state(0);
  private latest: Promise<number> | undefined; // what was sent last: earlier answers settle nothing

  readonly sight: Sight | null = $derived(
    this.update?.sights.find((sight) => sight.seat === this.seat) ?? this.update?.sights[0] ?? null,
  );
  readonly view: V = $derived(this.sight?.view as V);
  readonly seats: SeatNow[] = $derived(this.update?.seats ?? []);
  readonly names: string[] = $derived(this.seats.map((seat) => seat.name || seat.bot || "–"));
  readonly toDecide: number[] = $derived(this.update?.to_decide ?? []);
  readonly question: string = $derived(this.sight?.question ?? "");
  readonly forecast: Forecast[] = $derived(this.sight?.forecast ?? []);
  readonly options: Option[] = $derived.by(() => {
    const sight = this.sight;
    if (!this.sender || this.curtain !== null || !sight?.options) return [];
    return sight.options.map((decision, at) => {
      const key = keyOf(decision);
      return { key, decision, label: sight.labels?.[at] ?? key };
    });
  });
  /** There is something to decide at this screen, by the seat that is shown. */
  readonly myTurn: boolean = $derived(this.options.length > 0);
  /** The turn is finished; nobody else goes on until this seat says so. */
  readonly waitingForEnd: boolean = $derived(this.seat !== null && this.update?.waiting_for_end === this.seat);
  readonly canTakeBack: number = $derived.by(() => (this.curtain === null && this.sender ? (this.sight?.take_back ?? 0) : 0));
  readonly busy: boolean = $derived(this.awaited > (this.update?.seq ?? 0));
  private readonly byKey: Map<string, Option> = $derived(new Map(this.options.map((option) => [option.key, option])));

  private goingBack = false;
  private heldAt = -1; // the question at which the only decision is not made by itself, because it was taken back
  private chain: Decision[] = [];
  private autoTimer: ReturnType<typeof setTimeout> | undefined;
  private previewTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly answers = new Answers();

  constructor(
    readonly game: string,
    readonly sender: Sender | null = null,
  ) {}

  /** Show the table as this update has it. */
  receive(update: Update): void {
    untrack(() => {
      const asked = `${this.seat} ${this.sight?.asked}`;
      const past = update.happened.filter((act) => act.seq > (this.update?.seq ?? update.seq));
      this.log = merged(this.log, update);
      this.update = update;
      this.turnToDecider();
      if (asked !== `${this.seat} ${this.sight?.asked}` || !this.pendingStands()) this.forget();
      const tookBack = past.some((act) => act.act === "took_back" && act.seat === this.seat);
      if (tookBack && this.goesFurtherBack()) return;
      this.goOn();
    });
  }

  /** The option with these words: `find("rent", "2.3")`. */
  find(...words: string[]): Option | undefined {
    return this.byKey.get(words.join(" "));
  }

  /** The first time: show what it would lead to. The same again: decide. */
  choose(option: Option): void {
    if (!this.sender || this.busy || this.curtain !== null) return;
    const again = this.pending?.key === option.key;
    this.trouble = "";
    this.pending = option;
    if (again || !preferences.confirm) this.confirm();
    else this.lookAhead(option);
  }

  confirm(): void {
    const option = this.pending;
    if (!option || this.busy) return;
    this.chain = [...(option.then ?? [])];
    this.heldAt = -1;
    this.decide(option.decision);
  }

  cancel(): void {
    this.pending = null;
    this.preview = null;
    clearTimeout(this.previewTimer);
  }

  /** Why this cannot be decided now, as a sentence. */
  async why(decision: Decision): Promise<string> {
    const { sender, seat } = this;
    if (!sender || seat === null || this.update?.status !== "playing" || this.curtain !== null) return "";
    return this.answers.once(this.update.seq, `why ${seat} ${keyOf(decision)}`, () => sender.why(seat, decision));
  }

  /** Take the last decision back, or the whole turn. What was decided by itself does not count: one is back at a real choice. */
  takeBack(whole: boolean): void {
    const { sender, seat, update } = this;
    if (!sender || seat === null || !update || !this.canTakeBack || this.busy) return;
    clearTimeout(this.autoTimer);
    this.forget();
    this.goingBack = true;
    this.send(sender.takeBack(seat, update.seq, whole));
  }

  /** The turn is finished for good: the others go on. */
  endTurn(): void {
    if (!this.sender || this.seat === null || !this.waitingForEnd) return;
    this.sender.endTurn(this.seat).catch((why: Error) => (this.trouble = why.message));
  }

  /** Ask a bot what it would do, and why. What is chosen while it thinks stays chosen. */
  async hint(): Promise<void> {
    const { sender, seat } = this;
    if (!sender || seat === null || !this.myTurn || this.hinting) return;
    const asked = this.sight?.asked;
    this.cancel();
    this.hinting = true;
    this.trouble = "";
    try {
      const { decision, sentence } = await sender.hint(seat);
      if (asked !== this.sight?.asked || seat !== this.seat) return;
      this.hinted = { key: keyOf(decision), sentence };
    } catch (why) {
      this.trouble = (why as Error).message;
    } finally {
      this.hinting = false;
    }
  }

  /** The next person sits at the screen now. */
  liftCurtain(): void {
    this.curtain = null;
    this.decideTheOnly();
  }

  /** Look from another seat of this screen, or, in a replay, from any. */
  lookFrom(seat: number | null): void {
    if (seat === this.seat) return;
    this.forget();
    this.seat = seat;
  }

  /** Everything is about to be said in another language: what was said in the old one is not shown any more. */
  unsay(): void {
    this.answers.forget();
    this.forget();
  }

  stop(): void {
    clearTimeout(this.autoTimer);
    clearTimeout(this.previewTimer);
  }

  private pendingStands(): boolean {
    return !this.pending || this.options.some((option) => option.key === keyOf(this.pending!.decision));
  }

  private forget(): void {
    this.cancel();
    this.hinted = null;
    this.trouble = "";
  }

  /** Who shares a screen sees their own seat when it is their turn, and the others look away. */
  private turnToDecider(): void {
    const update = this.update!;
    if (this.own.length < 2 || update.status !== "playing") {
      this.curtain = null;
      this.seat ??= this.own[0] ?? null;
      return;
    }
    const next = seatToShow(update, this.own, this.seat);
    if (next === this.seat) return;
    this.forget();
    this.seat = next;
    this.curtain = next;
  }

  private goesFurtherBack(): boolean {
    const { sender, seat, update } = this;
    const further = this.goingBack && preferences.auto && this.options.length === 1 && this.canTakeBack > 0;
    if (further && sender && seat !== null && update) {
      this.send(sender.takeBack(seat, update.seq, false));
      return true;
    }
    this.goingBack = false;
    this.heldAt = this.sight?.asked ?? -1;
    return false;
  }

  /** What nobody has to click for: the rest of a chain, or the only decision. */
  private goOn(): void {
    if (!this.goOnWithChain()) this.decideTheOnly();
  }

  /** The rest of what was confirmed together; dropped as soon as it does not fit any more. */
  private goOnWithChain(): boolean {
    const next = this.chain[0];
    if (!next || this.busy) return this.chain.length > 0;
    if (!this.byKey.has(keyOf(next))) {
      this.chain = [];
      return false;
    }
    this.chain = this.chain.slice(1);
    this.decide(next);
    return true;
  }

  private decideTheOnly(): void {
    clearTimeout(this.autoTimer);
    const only = this.options[0];
    if (!preferences.auto || !only || this.options.length > 1 || this.busy || this.heldAt === (this.sight?.asked ?? -1)) return;
    this.autoTimer = setTimeout(() => {
      if (this.options.length === 1 && this.options[0]!.key === only.key && !this.busy) this.decide(only.decision);
    }, LOOK_FIRST);
  }

  private decide(decision: Decision): void {
    const { sender, seat, update } = this;
    if (!sender || seat === null || !update) return;
    clearTimeout(this.autoTimer);
    this.goingBack = false;
    this.send(sender.decide(seat, update.seq, decision));
  }

  /** Nothing else is decided until the update that has this in it. */
  private send(sent: Promise<number>): void {
    this.awaited = Infinity;
    this.latest = sent;
    sent.then(
      (seq) => {
        if (this.latest !== sent) return;
        this.awaited = seq;
        if (!this.busy) this.goOn(); // the update was here before the answer
      },
      (why: Error) => {
        this.awaited = 0;
        this.chain = [];
        this.goingBack = false;
        this.trouble = why.message;
      },
    );
  }

  private lookAhead(option: Option): void {
    const { sender, seat } = this;
    this.preview = null;
    clearTimeout(this.previewTimer);
    if (!sender || seat === null) return;
    this.previewTimer = setTimeout(() => {
      const seq = this.update?.seq ?? -1;
      const key = `preview ${seat} ${option.key} ${JSON.stringify(option.then ?? [])}`;
      this.answers
        .once(seq, key, () => sender.preview(seat, option.decision, option.then))
        .then(
          (preview) => {
            if (this.pending === option) this.preview = preview as PreviewedView<V>;
          },
          () => {}, // without a preview one can decide as well
        );
    }, PREVIEW_AFTER);
  }
}
