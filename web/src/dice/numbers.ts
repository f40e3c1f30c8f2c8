/** This browser's part in the dice of a table: a number, committed to by its hash when somebody sits down, revealed when the
 * hash of the seed and of all commitments is there, and compared in the end. docs/decisions.md says why. */
import type { Update } from "../wire/messages";
import { sha256 } from "./sha256";

/** What is known here of a table's dice. */
export interface Noted {
  /** What this browser adds to the seed; "" if it only watches. */
  number: string;
  /** What was shown before the match, the first time that it was; never another. */
  hash: string;
}

const KEY = "rocaille.numbers";
const MOST = 60;
/** Also here, for a browser that keeps nothing: a page lives long enough to begin a match. */
const here = new Map<string, Noted>();

function read(): Record<string, Noted> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Noted>;
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

function keep(table: string, noted: Noted): void {
  here.set(table, noted);
  const others = Object.entries(read()).filter(([each]) => each !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, noted]].slice(-MOST))));
  } catch {
    // as above
  }
}

export function noted(table: string): Noted {
  return read()[table] ?? here.get(table) ?? { number: "", hash: "" };
}

/** 128 bits that nobody can guess. */
export function newNumber(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function commitment(number: string): string {
  return sha256(`rocaille number:${number}`);
}

/** Sit down with a new number: `ask` is given the commitment to it, and `tableOf` says at which table that was.
 * `again`: whoever sits there already keeps the number. */
export async function withNumber<T>(
  ask: (commitment: string) => Promise<T>,
  tableOf: (answer: T) => string,
  again = false,
): Promise<T> {
  const number = newNumber();
  const answer = await ask(commitment(number));
  const table = tableOf(answer);
  if (!again || !noted(table).number) keep(table, { number, hash: "" });
  return answer;
}

/** The number to be revealed now that this hash is shown; "" if there is none, or if it was promised for another hash. */
export function toReveal(table: string, hash: string): string {
  note(table, hash);
  const { number, hash: first } = noted(table);
  return hash && hash === first ? number : "";
}

/** Remember what is shown before the match. */
export function note(table: string, hash: string): void {
  const now = noted(table);
  if (hash && !now.hash) keep(table, { ...now, hash });
}

/** What is told after a match. */
export type DiceTold = Required<Pick<Update, "seed" | "seed_hash" | "commitments" | "numbers">>;

export interface DiceFound {
  /** Seed, numbers and commitments are those of the hash. */
  sound: boolean;
  /** The hash is the one that was noted here; null if none was. */
  same: boolean | null;
  /** The number that was added here is among them; null if none was promised here. */
  own: boolean | null;
}

/** Whether the dice of a match came from what was fixed before it. */
export function check(told: DiceTold, { number, hash }: Noted): DiceFound {
  const { seed, seed_hash, commitments, numbers } = told;
  const promised = commitments.length ? `rocaille:${seed}:${commitments.join(",")}` : `rocaille:${seed}`;
  return {
    sound:
      sha256(promised) === seed_hash &&
      numbers.length === commitments.length &&
      numbers.every((each, seat) => !each || commitment(each) === commitments[seat]),
    same: hash ? hash === seed_hash : null,
    own: number ? numbers.includes(number) : null,
  };
}

/** What the findings come to: our number is in; it is not, or we had none, but all fits what was noted, or nothing was; or not. */
export type Verdict = "own" | "without" | "noted" | "unnoted" | "wrong";

export function verdictOf({ sound, same, own }: DiceFound): Verdict {
  if (!sound || same === false) return "wrong";
  if (own !== null) return own ? "own" : "without";
  return same ? "noted" : "unnoted";
}
