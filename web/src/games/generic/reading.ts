/** A view as parts: what can be shown of any game whose views keep to a few shapes, as the terminal does (`faces/generic`). */

const SAID_ELSEWHERE = ["seat", "turn", "step", "players", "derived"];

export type Content =
  | { kind: "number"; value: number }
  | { kind: "flag"; value: boolean }
  | { kind: "row"; names: (string | null)[] }
  | { kind: "parts"; parts: Part[] };

/** Something in a view: its key there, and the way to it from the top. */
export interface Part {
  key: string;
  path: string;
  content: Content;
}

/** The parts of a view, or of one player's side. */
export function partsIn(told: Record<string, unknown>, path = ""): Part[] {
  return Object.entries(told)
    .filter(([key]) => !SAID_ELSEWHERE.includes(key))
    .map(([key, value]) => part(key, path ? `${path}.${key}` : key, value));
}

function part(key: string, path: string, value: unknown): Part {
  return { key, path, content: contentOf(value, path) };
}

function contentOf(value: unknown, path: string): Content {
  if (typeof value === "number") return { kind: "number", value };
  if (typeof value === "boolean") return { kind: "flag", value };
  if (Array.isArray(value)) {
    const items = value as unknown[];
    if (items.some((item) => item !== null && typeof item === "object"))
      return { kind: "parts", parts: items.map((item, at) => part(String(at + 1), `${path}.${at}`, item)) };
    return { kind: "row", names: items.map((item) => (item === null ? null : String(item))) };
  }
  if (value !== null && typeof value === "object")
    return {
      kind: "parts",
      parts: Object.entries(value).map(([key, item]) => part(key, `${path}.${key}`, item)),
    };
  return { kind: "row", names: [value === null || value === undefined ? null : String(value)] };
}

/** The same parts one after another, those within others too. */
export function flat(parts: Part[]): Part[] {
  return parts.flatMap((each) => [each, ...(each.content.kind === "parts" ? flat(each.content.parts) : [])]);
}

/** What came and went between two positions: by path, the names that are new, those that are gone, and the numbers before. */
export interface Changes {
  came: Map<string, string[]>;
  gone: Map<string, string[]>;
  numbers: Map<string, number>;
}

export const NO_CHANGES: Changes = { came: new Map(), gone: new Map(), numbers: new Map() };

export function changesBetween(before: Part[], after: Part[]): Changes {
  const found: Changes = { came: new Map(), gone: new Map(), numbers: new Map() };
  const was = new Map(flat(before).map((each) => [each.path, each.content]));
  for (const { path, content } of flat(after)) {
    const old = was.get(path);
    if (content.kind === "number" && old?.kind === "number" && old.value !== content.value) found.numbers.set(path, old.value);
    if (content.kind !== "row") continue;
    const names = content.names.filter((name) => name !== null);
    const earlier = old?.kind === "row" ? old.names.filter((name) => name !== null) : [];
    const came = without(names, earlier);
    const gone = without(earlier, names);
    if (came.length) found.came.set(path, came);
    if (gone.length) found.gone.set(path, gone);
  }
  return found;
}

/** These names less the others, each as often as it stands there. */
function without(names: string[], others: string[]): string[] {
  const left = [...others];
  return names.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Of a row, the places of those that are new: of equal names the last ones. */
export function newPlaces(names: (string | null)[], came: string[]): Set<number> {
  const places = new Set<number>();
  const left = [...came];
  for (let at = names.length - 1; at >= 0; at--) {
    const found = left.indexOf(names[at] ?? "");
    if (found < 0) continue;
    left.splice(found, 1);
    places.add(at);
  }
  return places;
}

/** All parts of a view, with those of the players' sides. */
export function everyPart(view: { players?: Record<string, unknown>[] } & Record<string, unknown>): Part[] {
  return [...partsIn(view), ...(view.players ?? []).flatMap((side, at) => partsIn(side, `players.${at}`))];
}
