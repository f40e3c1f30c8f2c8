/** The socket of a table. It mends itself: whatever happens to the connection, it comes back and goes on where it was. */
import { language, t } from "../words/index.svelte";
import { Refused } from "./api";
import type { AnyAnswer, Message, Update, Welcome, Wish } from "./messages";

/** `lost`: it is being mended. `refused`: there is no such table for us, and trying again would not help. */
export type SocketState = "connecting" | "open" | "lost" | "refused";
type AnswerTo<T extends AnyAnswer["type"]> = Extract<AnyAnswer, { type: T }>;
interface Waiting {
  resolve: (answer: AnyAnswer) => void;
  reject: (why: Refused) => void;
}

const FIRST_WAIT = 300; // milliseconds
const LONGEST_WAIT = 8_000;
const TOO_QUIET = 20_000; // after so long a silence it is checked whether anybody is there
const LOOK = 45_000; // how often somebody who only watches looks for such a silence
const SLOW = 4_000; // what was asked is answered sooner, unless a bot thinks
const PATIENCE = 4_000; // for the answer to a check
const PASSING = [
  "server_stops",
  "database_away",
  "database_taken_over",
  "database_replaced",
  "server_full",
  "too_many_sockets",
  "too_fast",
];

export class TableSocket {
  connection = $state<SocketState>("connecting");
  /** Why the table cannot be entered at all. */
  refusal = $state.raw<Refused | null>(null);
  onwelcome: (welcome: Welcome) => void = () => {};
  onupdate: (update: Update) => void = () => {};
  /** The last sequence number that this client knows. */
  seq = 0;
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private lastRef = 0;
  private tries = 0;
  private heardAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looks: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(readonly table: string) {}

  /** Connect, and stay so until `close`. */
  open(): void {
    addEventListener("online", this.check);
    addEventListener("offline", this.probe);
    addEventListener("focus", this.check);
    document.addEventListener("visibilitychange", this.check);
    this.looks = setInterval(this.check, LOOK);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.looks);
    removeEventListener("online", this.check);
    removeEventListener("offline", this.probe);
    removeEventListener("focus", this.check);
    document.removeEventListener("visibilitychange", this.check);
    this.socket?.close();
    this.drop();
  }

  /** Ask for something; resolves with the answer, rejects with `Refused`. */
  ask<T extends AnyAnswer["type"]>(wish: Wish): Promise<AnswerTo<T>> {
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Refused("offline", t("table.lost")));
        return;
      }
      const ref = ++this.lastRef;
      this.waiting.set(ref, { resolve: resolve as (answer: AnyAnswer) => void, reject });
      this.socket.send(JSON.stringify({ ...wish, ref }));
      const { socket, heardAt } = this;
      setTimeout(() => {
        if (this.socket === socket && this.heardAt === heardAt && this.waiting.has(ref)) this.probe();
      }, SLOW);
    });
  }

  /** From now on everything in the page's language; the past is told again. */
  speak(): void {
    this.tell({ type: "language", language: language() });
  }

  /** Send what is answered by an update only. */
  private tell(wish: Wish): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...wish, ref: ++this.lastRef }));
  }

  /** Someone looks again, or the network is back: do not wait any longer, and do not trust a silent line. */
  private check = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.connection === "lost") {
      clearTimeout(this.timer);
      this.connect();
    } else if (Date.now() - this.heardAt > TOO_QUIET) this.probe();
  };

  /** Whether anybody is there: who does not answer has gone. */
  private probe = (): void => {
    const { socket, heardAt } = this;
    if (!socket || this.connection !== "open") return;
    this.tell({ type: "since", seq: this.seq });
    setTimeout(() => {
      if (this.socket === socket && this.heardAt === heardAt) this.fell();
    }, PATIENCE);
  };

  private connect(): void {
    if (this.closed || this.socket) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = `since=${this.seq}&language=${language()}`;
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket?${query}`);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.fell();
    };
  }

  /** The connection is gone: say so, and try again, later each time. */
  private fell(): void {
    this.socket?.close();
    this.drop();
    if (this.closed || this.connection === "refused") return;
    this.connection = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    this.socket = null;
    for (const each of this.waiting.values()) each.reject(new Refused("offline", t("table.lost")));
    this.waiting.clear();
  }

  private receive(message: Message): void {
    this.heardAt = Date.now();
    switch (message.type) {
      case "welcome":
        this.connection = "open";
        this.refusal = null;
        this.tries = 0;
        this.onwelcome(message);
        break;
      case "update":
        this.seq = message.seq;
        this.onupdate(message);
        break;
      case "bye":
        break; // the server hangs up next, and we come back
      case "refused":
        if (this.connection !== "open") {
          this.refusal = new Refused(message.reason, message.sentence);
          if (!PASSING.includes(message.reason)) this.connection = "refused";
        } else this.settle(message.ref, (waiting) => waiting.reject(new Refused(message.reason, message.sentence)));
        break;
      default:
        this.settle(message.ref, (waiting) => waiting.resolve(message));
    }
  }

  private settle(ref: number, how: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(ref);
    this.waiting.delete(ref);
    if (waiting) how(waiting);
  }
}
