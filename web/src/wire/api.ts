/** Requests over HTTP. What is refused is thrown as `Refused`, with a sentence in the page's language. */
import { withNumber } from "../dice/numbers";
import { language, t } from "../words/index.svelte";
import type {
  Invitation,
  Joining,
  Known,
  Lobby,
  Problem,
  RulesPage,
  SeatPlan,
  Setting,
  Shared,
  TableMade,
  TableNow,
} from "./contract";

export type { Block, GameKnown, Known, OptionKnown, RulesPage as ToldRules, Run, SeatPlan, TableMade } from "./contract";

/** The server said no: why, as a key and as a sentence. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly sentence: string,
    readonly status = 0,
  ) {
    super(sentence);
  }
}

/** What follows the path, after the question mark. */
export type Query = Record<string, string | number | boolean | null | undefined>;

/** `invitation` is the secret of a link that came without a seat: it travels in a header, which nobody writes down.
 * `raw`: the answer as it came. */
async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  query: Query = {},
  invitation = "",
  raw = false,
): Promise<T> {
  const search = new URLSearchParams({ language: language() });
  for (const [name, value] of Object.entries(query)) if (value !== null && value !== undefined) search.set(name, String(value));
  let answer: Response;
  try {
    answer = await fetch(`/api${path}?${search}`, {
      method,
      headers: {
        "accept-language": language(),
        ...(invitation ? { "x-invitation": invitation } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refused("offline", t("table.no_answer"));
  }
  if (answer.ok) return (await (raw ? answer.text() : answer.json())) as T;
  const said = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  throw new Refused(said?.refused ?? "trouble", said?.sentence ?? t("table.trouble", { status: answer.status }), answer.status);
}

export const api = {
  get: <T>(path: string, query?: Query, invitation?: string) => ask<T>("GET", path, undefined, query, invitation),
  post: <T>(path: string, body: unknown = {}, query?: Query) => ask<T>("POST", path, body, query),
  remove: <T>(path: string) => ask<T>("DELETE", path),

  games: (language: string) => ask<Known>("GET", "/games", undefined, { language }),
  rules: (game: string, option: string, language: string) =>
    ask<RulesPage>("GET", `/games/${game}/rules`, undefined, { option, language }),
  lobby: () => ask<Lobby>("GET", "/tables"),
  table: (id: string, invitation?: string) => ask<TableNow>("GET", `/tables/${id}`, undefined, {}, invitation),
  make: (setting: Setting, seats: SeatPlan[]) =>
    withNumber(
      (commitment) => {
        const promised = seats.map((seat) => (seat.name ? { ...seat, commitment } : seat));
        return ask<TableMade>("POST", "/tables", { setting, seats: promised });
      },
      (made) => made.table.id,
    ),
  join: (id: string, how: Joining) =>
    withNumber(
      (commitment) => ask<TableNow>("POST", `/tables/${id}/join`, { ...how, commitment }),
      (table) => table.id,
    ),
  watch: (id: string, invitation?: string) => ask<TableNow>("POST", `/tables/${id}/join`, { watch: true, invitation }),
  close: (id: string) => ask<TableNow>("DELETE", `/tables/${id}`),
  leave: (id: string, seat: number) => ask<TableNow>("POST", `/tables/${id}/seats/${seat}/leave`, {}),
  seatBot: (id: string, seat: number, bot: string) => ask<TableNow>("POST", `/tables/${id}/seats/${seat}/bot`, { bot }),
  invite: (id: string) => ask<Invitation>("POST", `/tables/${id}/invitation`, {}),
  rematch: (id: string) =>
    withNumber(
      (commitment) => ask<TableNow>("POST", `/tables/${id}/rematch`, { commitment }),
      (table) => table.id,
      true,
    ),
  /** The record of a match as its text: its seed is larger than any number here. */
  record: (id: string, invitation?: string) => ask<string>("GET", `/tables/${id}/record`, undefined, {}, invitation, true),
  share: (id: string) => ask<Shared>("POST", `/tables/${id}/share`, {}),
  /** A component file as text, read and checked; what `setting.components` takes. */
  components: (game: string, options: string[], text: string, file: string) =>
    ask<Record<string, unknown>>("POST", `/games/${game}/components`, text, {
      options: options.join(","),
      file: file.slice(-200),
    }),
  things: <T>(id: string) => ask<T>("GET", `/tables/${id}/things`),
};
