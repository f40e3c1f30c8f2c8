/** What the server tells of a game that has no part of its own in the page: nothing of it is known beforehand. */

/** A view, whatever is in it; `players` are the players' sides. */
export interface View {
  seat: number | null;
  step: { step: string; seat: number | null } | null;
  players?: Record<string, unknown>[];
  [part: string]: unknown;
}

export interface Things {
  title: string;
  /** What has a name: its title, and perhaps more about it. */
  things: Record<string, { title: string; text: string }>;
  /** Words of which titles are made: `rose5` is the word for `rose`, and 5. */
  words: Record<string, string>;
  /** What the parts of a view are called. */
  parts: Record<string, string>;
  /** What each kind of decision does. */
  actions: Record<string, string>;
  /** The part of the view in which the things of a kind of decision lie. */
  where: Record<string, string>;
  guide: Record<string, string>;
  progress: string;
  sources: Record<string, string>;
}
