import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../ui/preferences.svelte";
import type { Decision, Happened, Update } from "../wire/messages";
import { Play, type Sender } from "./play.svelte";

/** A table for one seat: each question is a list of decisions; `take_back` is how many were decided. As the server does, it tells
 * what happened before it answers. */
class Bench implements Sender {
  seq = 1;
  sent: string[] = [];
  constructor(
    readonly questions: string[][],
    readonly seats = [0],
  ) {}
  at = 0;
  play = new Play("bench", this);

  tell(act: Partial<Happened> = {}): void {
    const seat = this.seats[this.at % this.seats.length]!;
    const options = (this.questions[this.at] ?? []).map((word): Decision => ({ do: word }));
    const update: Update = {
      type: "update",
      seq: this.seq,
      since: this.seq - 1,
      status: "playing",
      to_decide: options.length ? [seat] : [],
      seats: this.seats.map((each) => ({ seat: each, name: `P${each}` })),
      sights: this.seats.map((each) => ({
        seat: each,
        view: { at: this.at },
        asked: this.seq,
        take_back: each === seat ? this.at : 0,
        options: each === seat ? options : [],
      })),
      happened: [{ seq: this.seq, act: "decided", at: 0, seat, ...act }],
    };
    this.play.receive(update);
  }
  async decide(_seat: number, _seq: number, decision: Decision): Promise<number> {
    if (!this.questions[this.at]?.includes(decision.do!)) throw new Error("not possible");
    this.sent.push(decision.do!);
    await Promise.resolve();
    this.seq++;
    this.at++;
    this.tell();
    return this.seq;
  }
  async takeBack(seat: number, _seq: number, whole: boolean): Promise<number> {
    this.sent.push(whole ? "back!" : "back");
    await Promise.resolve();
    this.seq++;
    this.at = whole ? 0 : this.at - 1;
    this.tell({ act: "took_back", seat });
    return this.seq;
  }
  endTurn = vi.fn(async () => {});
  preview = vi.fn(async () => ({ certain: true, view: { at: 99 }, forecast: [], events: [] }));
  why = vi.fn(async () => "Because.");
  hint = vi.fn(async () => ({ decision: { do: "b" }, sentence: "b is good" }));
}

function bench(questions: string[][], seats = [0]): Bench {
  const made = new Bench(questions, seats);
  made.play.own = seats;
  made.play.seat = 0;
  made.tell();
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  preferences.auto = true;
  preferences.confirm = true;
});
afterEach(() => {
  vi.useRealTimers();
});

test("the first click shows what it would lead to, the second decides", async () => {
  const { play, sent, preview } = bench([
    ["a", "b"],
    ["c", "d"],
  ]);
  const option = play.find("a")!;
  play.choose(option);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(play.preview?.view).toEqual({ at: 99 });
  play.choose(option);
  expect(sent).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(play.pending).toBe(null);
  expect(preview).toHaveBeenCalledTimes(1);
});

test("another option replaces the pending one; looking at the first again asks the server no more", async () => {
  const { play, sent, preview } = bench([["a", "b"], []]);
  for (const word of ["a", "b", "a"]) {
    play.choose(play.find(word)!);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(play.pending?.key).toBe("a");
  expect(preview).toHaveBeenCalledTimes(2);
  play.cancel();
  expect([play.pending, play.preview]).toEqual([null, null]);
  expect(sent).toEqual([]);
});

test("without confirmation a click decides", () => {
  preferences.confirm = false;
  const { play, sent } = bench([
    ["a", "b"],
    ["c", "d"],
  ]);
  play.choose(play.find("b")!);
  expect(sent).toEqual(["b"]);
});

test("the only decision is made by itself, after a moment to look", async () => {
  const { sent } = bench([["only"], ["a", "b"]]);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual(["only"]);
});

test("nothing is made by itself where that is switched off", async () => {
  preferences.auto = false;
  const { sent } = bench([["only"], ["a", "b"]]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual([]);
});

test("taking back goes to the last real choice, over what was decided by itself, and stays there", async () => {
  const { play, sent } = bench([["a", "b"], ["only"], ["alone"], ["c", "d"]]);
  play.choose(play.find("a")!);
  play.confirm();
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent).toEqual(["a", "only", "alone"]);
  play.takeBack(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent).toEqual(["a", "only", "alone", "back", "back", "back"]);
  expect(play.options.map((option) => option.key)).toEqual(["a", "b"]);
});

test("an only decision that was taken back waits for a click", async () => {
  const made = bench([["only"], ["a", "b"]]);
  await vi.advanceTimersByTimeAsync(3000);
  made.play.takeBack(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(made.sent).toEqual(["only", "back!"]);
  made.play.choose(made.play.find("only")!);
  made.play.confirm();
  expect(made.sent.at(-1)).toBe("only");
});

test("a chain is sent decision by decision, and dropped where it does not fit any more", async () => {
  preferences.auto = false;
  const { play, sent } = bench([
    ["buy", "x"],
    ["pay5", "pay6"],
    ["pay2", "pay3"],
    ["y", "z"],
  ]);
  play.choose({ key: "buy 7", decision: { do: "buy" }, label: "Buy", then: [{ do: "pay5" }, { do: "pay2" }] });
  play.confirm();
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual(["buy", "pay5", "pay2"]);

  const other = bench([
    ["buy", "x"],
    ["pay6", "pay7"],
    ["y", "z"],
  ]);
  other.play.choose({ key: "buy 5", decision: { do: "buy" }, label: "Buy", then: [{ do: "pay5" }, { do: "y" }] });
  other.play.confirm();
  await vi.advanceTimersByTimeAsync(500);
  expect(other.sent).toEqual(["buy"]);
});

test("what is refused is said, and one can decide again", async () => {
  const made = bench([
    ["a", "b"],
    ["c", "d"],
  ]);
  made.questions[0] = ["b"];
  made.play.choose(made.play.find("a")!);
  made.play.confirm();
  await vi.advanceTimersByTimeAsync(1);
  expect(made.play.trouble).toBe("not possible");
  made.play.choose(made.play.find("b")!);
  made.play.confirm();
  expect(made.sent).toEqual(["b"]);
});

test("others' doings leave what is pending; a new question does not", () => {
  const made = bench([
    ["a", "b"],
    ["a", "b"],
  ]);
  const option = made.play.find("a")!;
  made.play.choose(option);
  const update = { ...made.play.update!, seq: 5, since: 1, happened: [] };
  made.play.receive(update);
  expect(made.play.pending).toBe(option);
  made.play.receive({ ...update, seq: 6, sights: [{ ...update.sights[0]!, asked: 6 }] });
  expect(made.play.pending).toBe(null);
});

test("who shares a screen passes it on behind a curtain; nothing is decided or shown until it is lifted", async () => {
  const { play, sent } = bench([["a", "b"], ["only"], ["c", "d"]], [0, 1]);
  expect([play.seat, play.curtain]).toEqual([0, null]);
  play.choose(play.find("a")!);
  play.confirm();
  await vi.advanceTimersByTimeAsync(1);
  expect([play.seat, play.curtain, play.options.length]).toEqual([1, 1, 0]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent).toEqual(["a"]);
  play.liftCurtain();
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent).toEqual(["a", "only"]);
});

test("what is chosen while a bot thinks about a hint stays chosen", async () => {
  const { play } = bench([
    ["a", "b"],
    ["c", "d"],
  ]);
  play.choose(play.find("a")!);
  const asked = play.hint();
  expect(play.pending).toBe(null);
  play.choose(play.find("a")!);
  await asked;
  expect([play.pending?.key, play.hinted?.key]).toEqual(["a", "b"]);
});

test("at a shared screen nothing of a hand is shown before somebody says who they are, whoever's turn it is", () => {
  const made = new Bench(
    [
      ["a", "b"],
      ["c", "d"],
    ],
    [0, 1],
  );
  made.play.own = [0, 1];
  made.tell();
  expect([made.play.seat, made.play.curtain, made.play.options.length]).toEqual([0, 0, 0]);
  const other = new Bench([[], ["c"]], [0, 1]);
  other.play.own = [0, 1];
  other.tell();
  expect([other.play.seat, other.play.curtain]).toEqual([0, 0]);
});

test("a hint belongs to the question that it was asked for", async () => {
  const made = bench([
    ["a", "b"],
    ["c", "d"],
  ]);
  await made.play.hint();
  expect(made.play.hinted).toEqual({ key: "b", sentence: "b is good" });
  made.play.choose(made.play.find("b")!);
  made.play.confirm();
  await vi.advanceTimersByTimeAsync(1);
  expect(made.play.hinted).toBe(null);
});

test("why not is asked once for each state of the table", async () => {
  const { play, why } = bench([["a", "b"]]);
  expect(await play.why({ do: "x" })).toBe("Because.");
  await play.why({ do: "x" });
  expect(why).toHaveBeenCalledTimes(1);
});

test("in a replay nothing can be chosen", () => {
  const made = bench([["a", "b"]]);
  const replay = new Play("bench");
  replay.seat = 0;
  replay.receive(made.play.update!);
  expect(replay.view).toEqual({ at: 0 });
  expect([replay.options.length, replay.myTurn]).toEqual([0, false]);
});

test("in another language nothing of the old one is shown or remembered", async () => {
  const { play, why } = bench([["a", "b"]]);
  play.choose(play.find("a")!);
  await play.why({ do: "x" });
  play.unsay();
  expect(play.pending).toBe(null);
  await play.why({ do: "x" });
  expect(why).toHaveBeenCalledTimes(2);
});
