/** A recorded match: any point of it, from the server, remembered once it was there. */
import { api, Refused, type Query } from "../wire/api";
import type { Replay } from "../wire/contract";
import type { EventView, Happened } from "../wire/messages";
import { language } from "../words/index.svelte";

/** A point of a match, as the server answers, with what is read of any game's view. */
export type ReplayPoint = Omit<Replay, "views"> & { views: SeatView[] };

export interface SeatView {
  seat: number | null;
  players?: unknown[];
  round?: unknown;
}

/** Who looks: everybody together, one seat, or somebody without one. */
export type Eyes = "open" | "spectator" | number;

/** Where points come from: a table of this server, with the secret of its link, or a record file. */
export interface Source {
  point(query: Query): Promise<ReplayPoint>;
}

export const ofTable = (id: string, secret: string): Source => ({
  point: (query) => api.get<ReplayPoint>(`/tables/${id}/replay`, query, secret),
});
export const ofFile = (text: string): Source => ({ point: (query) => api.post<ReplayPoint>("/replay", text, query) });

export class Reel {
  private known = new Map<string, Promise<ReplayPoint>>();
  /** What happened in each decision, as far as it was told, in one language and for one pair of eyes. */
  private told = new Map<string, Map<number, EventView[]>>();

  constructor(readonly source: Source) {}

  /** The point after so many decisions; without a number, the first. All seats' views come at once; a spectator's is another. */
  point(at: number, spectator: boolean, more: Query = {}): Promise<ReplayPoint> {
    const query: Query = { at, language: language(), ...(spectator ? {} : { everything: true }), ...more };
    const since = this.toldUpTo(at, spectator);
    if (since < at - 1) query.since = since;
    const key = JSON.stringify(query);
    let found = this.known.get(key);
    if (!found) {
      found = this.source.point(query);
      this.known.set(key, found);
      found.then(
        (point) => this.note(point, spectator),
        () => this.known.delete(key),
      );
    }
    return found;
  }

  /** The last decision before a point up to which everything was told. */
  private toldUpTo(at: number, spectator: boolean): number {
    const notes = this.told.get(`${language()} ${spectator}`);
    let up = 0;
    while (up + 1 < at && notes?.has(up + 1)) up++;
    return up;
  }

  private note(point: ReplayPoint, spectator: boolean): void {
    const key = `${language()} ${spectator}`;
    const notes = this.told.get(key) ?? new Map<number, EventView[]>();
    this.told.set(key, notes);
    notes.set(point.at, point.events);
    for (const each of point.happened ?? []) notes.set(each.at, each.events);
  }

  /** What is known of what happened up to a point, as these eyes saw it, in the form of a table's log. */
  log(point: ReplayPoint, eyes: Eyes): Happened[] {
    const notes = this.told.get(`${language()} ${eyes === "spectator"}`);
    return [...(notes ?? [])]
      .filter(([at]) => at <= point.at)
      .sort(([a], [b]) => a - b)
      .map(([at, events]) => ({
        seq: at + 1,
        act: "decided",
        at: 0,
        seat: point.by[at - 1] ?? null,
        events: events.filter((event) => seen(event, eyes)),
      }));
  }
}

function seen(event: EventView, eyes: Eyes): boolean {
  return event.to == null || eyes === "open" || event.to === eyes;
}

/** The view through these eyes. Open: that of the seat that is shown, with everybody's own side in it. */
export function viewOf(point: ReplayPoint, eyes: Eyes, shown: number): SeatView {
  if (eyes === "spectator") return point.views[0]!;
  if (eyes !== "open") return point.views[eyes]!;
  const view = point.views[shown]!;
  return { ...view, players: view.players?.map((player, seat) => point.views[seat]?.players?.[seat] ?? player) };
}

/** The points at which somebody else goes on: the beginnings of turns, and the end. */
export function turns(by: number[]): number[] {
  return [...by.flatMap((seat, at) => (at === 0 || seat !== by[at - 1] ? [at] : [])), by.length];
}

export function nextOf(points: number[], at: number, forward: boolean): number {
  return forward ? (points.find((each) => each > at) ?? points.at(-1) ?? 0) : (points.findLast((each) => each < at) ?? 0);
}

/** Where a match is, for going from round to round, in a game that says nothing else about it. */
export function plainStage(view: SeatView): number {
  return typeof view.round === "number" ? view.round : 0;
}

/** Where the next round begins or, going back, this one, or the one before if we are at its beginning. Found by halving.
 * `stage`: a number that grows with the rounds. */
export async function roundFrom(
  reel: Reel,
  point: ReplayPoint,
  spectator: boolean,
  forward: boolean,
  stage: (view: SeatView) => number = plainStage,
): Promise<number> {
  const roundOf = (at: ReplayPoint) => (at.at === at.of ? Infinity : stage(at.views[0]!));
  const at = async (which: number) => roundOf(await reel.point(which, spectator));
  const firstOf = async (wanted: (round: number) => boolean, low: number, high: number) => {
    while (low < high) {
      const middle = (low + high) >> 1;
      if (wanted(await at(middle))) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const now = roundOf(point);
  if (forward) return firstOf((round) => round > now, point.at, point.of);
  if (point.at === 0) return 0;
  const before = await at(point.at - 1);
  return firstOf((round) => round >= before, 0, point.at - 1);
}

export { Refused };
