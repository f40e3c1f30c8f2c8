/** One table in this window: its socket, its play, the parts of its game. */
import { games, type GameParts } from "../games/parts";
import { api } from "../wire/api";
import { Line } from "../wire/line.svelte";
import type { Update, Welcome } from "../wire/messages";
import { Play, type Preview, type Sender } from "./play.svelte";

export class Session implements Sender {
  readonly line: Line;
  welcome = $state.raw<Welcome | null>(null);
  play = $state.raw<Play | null>(null);
  parts = $state.raw<GameParts | null>(null);

  constructor(readonly id: string) {
    this.line = new Line(id);
    this.line.onwelcome = (welcome) => void this.welcomed(welcome);
    this.line.onupdate = (update) => this.updated(update);
  }

  open(): void {
    this.line.open();
  }

  close(): void {
    this.line.close();
  }

  private early: Update[] = [];

  private async welcomed(welcome: Welcome): Promise<void> {
    this.welcome = welcome;
    if (this.play) return;
    const game = welcome.table.setting.game;
    const [parts, things] = await Promise.all([games[game]!(), api.things<unknown>(this.id).catch(() => ({}))]);
    const play = new Play<unknown, unknown>(game, this);
    play.things = things;
    play.seat = welcome.seats[0] ?? null;
    for (const update of this.early) play.receive(update);
    this.parts = parts.default;
    this.play = play;
  }

  private updated(update: Update): void {
    if (this.play) this.play.receive(update);
    else this.early.push(update);
  }

  async decide(seat: number, seq: number, decision: Record<string, string>): Promise<number> {
    return (await this.line.ask<"accepted">({ type: "decide", seat, seq, decision })).seq;
  }
  async takeBack(seat: number, seq: number, whole: boolean): Promise<number> {
    return (await this.line.ask<"accepted">({ type: "take_back", seat, seq, whole_turn: whole })).seq;
  }
  async endTurn(seat: number): Promise<void> {
    await this.line.ask<"accepted">({ type: "go_on", seat });
  }
  async preview(seat: number, decision: Record<string, string>, then?: Record<string, string>[]): Promise<Preview<unknown>> {
    const { certain, view, forecast, events } = await this.line.ask<"previewed">({ type: "preview", seat, decision, then });
    return { certain, view, forecast: forecast ?? [], events: events ?? [] };
  }
  async why(seat: number, decision: Record<string, string>): Promise<string> {
    return (await this.line.ask<"because">({ type: "why", seat, decision })).sentence ?? "";
  }
  async hint(seat: number): Promise<{ decision: Record<string, string>; sentence: string }> {
    return this.line.ask<"hinted">({ type: "hint", seat });
  }
}
