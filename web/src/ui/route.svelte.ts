/** Where in the page somebody is. The address is the only memory: reload and back always work. */

export interface Route {
  name: "home" | "new" | "lobby" | "play" | "table" | "join" | "replay" | "rules" | "unknown";
  /** Game or table. */
  what: string;
  /** Behind the #: a secret, or an anchor. */
  hash: string;
  query: URLSearchParams;
}

const NAMES = ["new", "lobby", "play", "table", "join", "replay", "rules"] as const;

/** What somebody typed may be no proper address: then it is taken as it stands, and leads nowhere. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function parsed(url: URL): Route {
  const [first = "", what = "", ...rest] = url.pathname.split("/").filter(Boolean);
  const known = NAMES.find((name) => name === first);
  return {
    name: rest.length ? "unknown" : !first ? "home" : (known ?? "unknown"),
    what: decoded(what),
    hash: url.hash.slice(1),
    query: url.searchParams,
  };
}

let now = $state.raw<Route>(parsed(new URL(globalThis.location?.href ?? "http://localhost/")));

export function route(): Route {
  return now;
}

/** Go to another page of this site; `instead`: the present one is not kept for "back". */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  follow();
  scrollTo(0, 0);
}

export function follow(): void {
  now = parsed(new URL(location.href));
}

/** Links within the page do not load it again. */
export function oncapture(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link?.href || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
