/** One table in this window: its socket, its play, the parts of its game. */
import { tick } from "svelte";
import { note, toReveal } from "../dice/numbers";
import { partsOf, type GameParts } from "../games/parts";
import { games } from "../shell/games.svelte";
import { snapshot, travel } from "../ui/motion.svelte";
import { api, Refused } from "../wire/api";
import { TableSocket } from "../wire/socket.svelte";
import type { Decision, Happened, SeatNow, Status, Update, Welcome } from "../wire/messages";
import { language } from "../words/index.svelte";
import { focusName, keepFocus } from "./keyboard";
import { merged } from "./log";
import { Play, type PreviewedView, type Sender } from "./play.svelte";

export class Session implements Sender {
  readonly line: TableSocket;
  welcome = $state.raw<Welcome | null>(null);
  /** There once the match has begun and its game is loaded. */
  play = $state.raw<Play | null>(null);
  parts = $state.raw<GameParts | null>(null);
  /** Why the table cannot be shown. */
  trouble = $state.raw<Refused | null>(null);
  /** When the last update came, for clocks; milliseconds. */
  heard = $state(0);
  private last = $state.raw<Update | null>(null);
  /** What was told before there was a play to keep it: each update tells only what is new in it. */
  private told: Happened[] = [];
  private spoken = language();
  private loading: Promise<void> | null = null;

  /** What is shown of the dice before the match; "" while seats are free. */
  seedHash = $state("");

  readonly status: Status | null = $derived(this.last?.status ?? this.welcome?.table.status ?? null);
  /** Whose pages still have to reveal their numbers for the dice. */
  readonly awaited: string[] = $derived((this.last?.awaited ?? []).map((seat) => this.seats[seat]?.name ?? ""));
  readonly seats: SeatNow[] = $derived(this.last?.seats ?? this.welcome?.table.seats ?? []);

  constructor(readonly id: string) {
    this.line = new TableSocket(id);
    this.line.onwelcome = (welcome) => {
      this.welcome = welcome;
      this.show(welcome.table.seed_hash, welcome.table.status === "starting");
      if (this.play) this.play.own = welcome.seats;
    };
    this.line.onupdate = (update) => void this.updated(update);
  }

  open(): void {
    this.line.open();
  }

  close(): void {
    this.line.close();
    this.play?.stop();
  }

  /** The hash of the seed and of everybody's commitments: noted, and answered with our number if that is `awaited`. */
  private show(hash: string, awaited: boolean): void {
    if (!hash) return;
    this.seedHash = hash;
    note(this.id, hash);
    const number = awaited ? toReveal(this.id, hash) : "";
    // If it does not arrive, the next connection sends it again; if it comes too late, the end says so.
    if (number) this.line.ask<"accepted">({ type: "reveal", number }).catch(() => {});
  }

  /** The page speaks another language now. */
  async speak(): Promise<void> {
    if (this.spoken === language()) return;
    this.spoken = language();
    this.play?.unsay();
    this.line.speak();
    if (this.play) this.play.things = await api.things<unknown>(this.id).catch(() => this.play!.things);
  }

  private async updated(update: Update): Promise<void> {
    this.last = update;
    this.heard = Date.now();
    this.show(update.seed_hash ?? "", !!update.awaited?.some((seat) => this.welcome?.seats.includes(seat)));
    if (this.play) {
      const before = snapshot();
      const focus = focusName();
      this.play.receive(update);
      await tick();
      keepFocus(focus);
      this.play.changed = travel(before);
      return;
    }
    this.told = merged(this.told, update);
    if (update.sights.length) {
      this.loading ??= this.load().catch((why: Error) => {
        this.trouble = why instanceof Refused ? why : new Refused("trouble", why.message);
      });
    }
  }

  /** The game's parts and everything printed in it; then the newest update. */
  private async load(): Promise<void> {
    const { seats, table } = this.welcome!;
    const game = table.setting.game;
    const [parts, things] = await Promise.all([
      games.known(game).then((known) => partsOf(known?.page)),
      api.things<unknown>(this.id),
    ]);
    const play = new Play<unknown, unknown>(game, this);
    play.things = things;
    play.own = seats;
    play.seat = seats.length === 1 ? seats[0]! : null; // nobody knows who of several sits at the screen
    play.log = this.told;
    play.receive(this.last!);
    this.parts = parts;
    this.play = play;
  }

  async decide(seat: number, seq: number, decision: Decision): Promise<number> {
    return (await this.line.ask<"accepted">({ type: "decide", seat, seq, decision })).seq;
  }
  async takeBack(seat: number, seq: number, whole: boolean): Promise<number> {
    return (await this.line.ask<"accepted">({ type: "take_back", seat, seq, whole_turn: whole })).seq;
  }
  async endTurn(seat: number): Promise<void> {
    await this.line.ask<"accepted">({ type: "go_on", seat });
  }
  async resign(seat: number): Promise<void> {
    await this.line.ask<"accepted">({ type: "resign", seat });
  }
  async comeBack(seat: number): Promise<void> {
    await this.line.ask<"accepted">({ type: "come_back", seat });
  }
  async preview(seat: number, decision: Decision, then?: Decision[]): Promise<PreviewedView<unknown>> {
    const { certain, view, forecast, events } = await this.line.ask<"previewed">({ type: "preview", seat, decision, then });
    return { certain, view, forecast: forecast ?? [], events: events ?? [] };
  }
  async why(seat: number, decision: Decision): Promise<string> {
    return (await this.line.ask<"because">({ type: "why", seat, decision })).sentence ?? "";
  }
  async hint(seat: number): Promise<{ decision: Decision; sentence: string }> {
    return this.line.ask<"hinted">({ type: "hint", seat });
  }
}
