/** The socket of a table. It mends itself: whatever happens to the connection, it comes back and goes on where it was. */
import { language } from "../words/index.svelte";
import { Refused } from "./api";
import type { Answer, Message, Update, Welcome, Wish } from "./messages";

export type Connection = "connecting" | "open" | "lost" | "refused";
type AnswerTo<T extends Answer["type"]> = Extract<Answer, { type: T }>;
interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (why: Refused) => void;
}

const FIRST_WAIT = 400; // milliseconds
const LONGEST_WAIT = 10_000;

export class Line {
  connection = $state<Connection>("connecting");
  /** Why the table cannot be entered at all. */
  refusal = $state<Refused | null>(null);
  onwelcome: (welcome: Welcome) => void = () => {};
  onupdate: (update: Update) => void = () => {};
  /** The last sequence number that this client knows. */
  seq = 0;
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private lastRef = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly table: string) {}

  /** Connect, and stay so until `close`. */
  open(): void {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Ask for something; resolves with the answer, rejects with `Refused`. */
  ask<T extends Answer["type"]>(wish: Wish): Promise<AnswerTo<T>> {
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Refused("offline", ""));
        return;
      }
      const ref = ++this.lastRef;
      this.waiting.set(ref, { resolve: resolve as (answer: Answer) => void, reject });
      this.socket.send(JSON.stringify({ ...wish, ref }));
    });
  }

  /** Someone looks again, or the network is back: do not wait any longer. */
  private hurry = (): void => {
    if (document.visibilityState === "visible" && this.connection === "lost") {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket?since=${this.seq}&language=${language()}`);
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as Message);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      for (const each of this.waiting.values()) each.reject(new Refused("offline", ""));
      this.waiting.clear();
      if (this.closed || this.connection === "refused") return;
      this.connection = "lost";
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.75 + Math.random() / 2);
      this.timer = setTimeout(() => this.connect(), wait);
    };
  }

  private receive(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.connection = "open";
        this.tries = 0;
        this.onwelcome(message);
        break;
      case "update":
        this.seq = message.seq;
        this.onupdate(message);
        break;
      case "bye":
        break;
      case "refused":
        if (message.ref === 0 && this.connection !== "open") {
          this.refusal = new Refused(message.reason, message.sentence);
          this.connection = message.reason === "server_stops" || message.reason === "server_full" ? "lost" : "refused";
          break;
        }
        this.waiting.get(message.ref)?.reject(new Refused(message.reason, message.sentence));
        this.waiting.delete(message.ref);
        break;
      default:
        this.waiting.get(message.ref)?.resolve(message);
        this.waiting.delete(message.ref);
    }
  }
}
