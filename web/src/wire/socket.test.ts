import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSocket } from "./socket.svelte";
import type { Update } from "./messages";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  fall() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const listeners = new Map<string, () => void>();
const newest = () => FakeSocket.all.at(-1)!;
const welcome = { type: "welcome", table: {}, seats: [0], host: true };
const update = (seq: number): Partial<Update> => ({ type: "update", seq, since: 0, happened: [], sights: [] });

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  const listen = {
    addEventListener: (name: string, heard: () => void) => listeners.set(name, heard),
    removeEventListener: () => {},
  };
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { ...listen, visibilityState: "visible" });
  vi.stubGlobal("addEventListener", listen.addEventListener);
  vi.stubGlobal("removeEventListener", listen.removeEventListener);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(): TableSocket {
  const line = new TableSocket("t");
  line.open();
  newest().hear(welcome);
  return line;
}

test("a lost line says so, and comes back with the number that it knows", async () => {
  const line = opened();
  newest().hear(update(17));
  newest().fall();
  expect(line.connection).toBe("lost");
  await vi.advanceTimersByTimeAsync(600);
  expect(FakeSocket.all.length).toBe(2);
  expect(newest().url).toContain("since=17");
  newest().hear(welcome);
  expect(line.connection).toBe("open");
});

test("it waits longer after each failure, and begins anew once it is back", async () => {
  opened();
  const waits: number[] = [];
  for (let tries = 0; tries < 5; tries++) {
    const began = Date.now();
    const count = FakeSocket.all.length;
    newest().fall();
    while (FakeSocket.all.length === count) await vi.advanceTimersByTimeAsync(25);
    waits.push(Date.now() - began);
  }
  expect(waits[4]!).toBeGreaterThan(waits[0]! * 4);
  expect(waits[4]!).toBeLessThan(10_000);
});

test("when the network is back it does not wait", () => {
  const line = opened();
  newest().fall();
  listeners.get("online")!();
  expect(FakeSocket.all.length).toBe(2);
  expect(line.connection).toBe("lost");
});

test("a line that was silent for long is asked, and given up if it does not answer", async () => {
  const line = opened();
  await vi.advanceTimersByTimeAsync(30_000);
  listeners.get("visibilitychange")!();
  expect(newest().sent.at(-1)).toMatchObject({ type: "since", seq: 0 });
  await vi.advanceTimersByTimeAsync(4_100);
  expect(line.connection).toBe("lost");
});

test("silence shows by itself: soon after a wish without an answer or when the network goes, else within a minute", async () => {
  const asking = opened();
  asking.ask({ type: "resign", seat: 0 }).catch(() => {});
  await vi.advanceTimersByTimeAsync(8_500);
  expect(asking.connection).toBe("lost");
  const leaving = opened();
  listeners.get("offline")!();
  await vi.advanceTimersByTimeAsync(4_100);
  expect(leaving.connection).toBe("lost");
  const watching = opened();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(watching.connection).toBe("lost");
});

test("a slow answer on a living line is waited for", async () => {
  const line = opened();
  const hint = line.ask<"hinted">({ type: "hint", seat: 0 });
  await vi.advanceTimersByTimeAsync(4_500);
  expect(newest().sent.at(-1)).toMatchObject({ type: "since" });
  newest().hear(update(3));
  await vi.advanceTimersByTimeAsync(10_000);
  newest().hear({ type: "hinted", ref: 1, decision: { do: "x" }, sentence: "x" });
  expect((await hint).sentence).toBe("x");
  expect(line.connection).toBe("open");
});

test("answers find who asked; a refusal is an error with its sentence", async () => {
  const line = opened();
  const first = line.ask<"accepted">({ type: "resign", seat: 0 });
  const second = line.ask<"because">({ type: "why", seat: 0, decision: { do: "x" } });
  const [a, b] = newest().sent.map((each) => each.ref as number);
  newest().hear({ type: "because", ref: b, possible: false, sentence: "No thread." });
  newest().hear({ type: "refused", ref: a, seq: 3, reason: "over", sentence: "It is over." });
  expect((await second).sentence).toBe("No thread.");
  await expect(first).rejects.toMatchObject({ reason: "over", sentence: "It is over." });
});

test("what was asked when the line fell is refused, not forgotten", async () => {
  const line = opened();
  const asked = line.ask({ type: "resign", seat: 0 });
  newest().fall();
  await expect(asked).rejects.toMatchObject({ reason: "offline" });
});

test("a table that does not exist for us is not tried again; a full server is", async () => {
  const line = new TableSocket("t");
  line.open();
  newest().hear({ type: "refused", ref: 0, seq: 0, reason: "no_such_table", sentence: "There is no such table." });
  newest().fall();
  await vi.advanceTimersByTimeAsync(30_000);
  expect([line.connection, FakeSocket.all.length]).toEqual(["refused", 1]);

  const other = new TableSocket("t");
  other.open();
  newest().hear({ type: "refused", ref: 0, seq: 0, reason: "server_full", sentence: "Full." });
  newest().fall();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([other.connection, FakeSocket.all.length]).toEqual(["lost", 3]);
});
