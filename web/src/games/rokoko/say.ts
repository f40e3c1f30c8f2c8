/** Sentences for tips and for ears, put together from what is printed and from the page's words. */
import { t } from "../../words/index.svelte";
import { hostOf, onPlace, standingIn } from "./reading";
import type { Bales, Card, Decoration, Dress, HallPrinted, Letter, RokokoPlay, Space, Things, Tile, View } from "./types";

const LETTERS: Letter[] = ["Y", "G", "R", "B"];

/** Where values come from; what a rulebook states needs no word. The legend says what the words mean. */
export function origin(things: Things, ...from: (keyof Things["origins"] | undefined)[]): string {
  const titles = [...new Set(from)].flatMap((each) => (each && each !== "rulebook" ? [things.origins[each].title] : []));
  return titles.length ? t("rokoko.origin", { origin: titles.join(", ") }) : "";
}

export function joined(...sentences: (string | false | null | undefined)[]): string {
  return sentences.filter(Boolean).join(" ");
}

export function silkText(silk: Bales): string {
  return LETTERS.filter((letter) => silk[letter])
    .map((letter) => t(`rokoko.bales_${letter}`, { n: silk[letter] }))
    .join(", ");
}

function needText(dress: Dress): string {
  const more = [
    dress.thread ? t("rokoko.n_thread", { n: dress.thread }) : "",
    dress.lace ? t("rokoko.n_lace", { n: dress.lace }) : "",
  ].filter(Boolean);
  return [silkText(dress.need), ...more].join(", ");
}

/** A dress as it is called, and what it needs. */
export function dressTitle(dress: Dress): string {
  return `${dress.title} (${needText(dress)})`;
}

export function dressText(dress: Dress): string {
  return joined(
    t("rokoko.dress_brings", { sale: dress.sale, prestige: dress.prestige }),
    dress.master && t("rokoko.dress_master"),
  );
}

export function tileText(things: Things, tile: Tile): string {
  return joined(t("rokoko.tile_text", { silk: silkText(tile.silk), markers: tile.discard_text }), origin(things, tile.from));
}

/** A card as it is called, and what it brings. */
export function cardTitle(card: Card): string {
  return `${card.title}: ${card.bonus}`;
}

export function cardText(things: Things, card: Card): string {
  return joined(
    t("rokoko.depute_pay", { n: things.ranks[card.rank]!.depute }),
    card.condition && t("rokoko.condition", { condition: card.condition.text }),
    origin(things, card.from),
  );
}

export function spaceText(things: Things, hall: HallPrinted, space: Space): string {
  return joined(
    space.master ? t("rokoko.space_master") : t("rokoko.space_any"),
    t(space.rewards.length ? "rokoko.space_reward" : "rokoko.space_no_reward"),
    origin(things, hall.from),
  );
}

export function decorationText(things: Things, decoration: Decoration): string {
  return joined(
    decoration.prestige > 0 && t("rokoko.worth", { n: decoration.prestige }),
    !!decoration.factor && t("rokoko.terrace_factor", { n: decoration.factor }),
    decoration.text,
    origin(things, decoration.from),
  );
}

export function nameOf(play: RokokoPlay, seat: number): string {
  return seat === play.seat ? t("rokoko.you") : (play.names[seat] ?? "");
}

/** Whose markers lie on these decorations. */
export function ownersText(play: RokokoPlay, decorations: string[]): string {
  return (
    decorations
      .flatMap((name) => play.view.decorations[name] ?? [])
      .map((seat) => nameOf(play, seat))
      .join(", ") || t("rokoko.nobody")
  );
}

/** A hall as a sentence: who has how many dresses there, who leads, who has the musician. */
export function hallText(play: RokokoPlay, view: View, hall: HallPrinted): string {
  const all = standingIn(view, hall);
  const first = onPlace(all, 1);
  const second = onPlace(all, 2);
  const musician = view.decorations[`musicians.${hall.hall}`];
  return joined(
    `${hall.title}.`,
    all.length
      ? `${all.map((each) => t("rokoko.hall_dresses", { name: nameOf(play, each.seat), n: each.dresses })).join(", ")}.`
      : t("rokoko.hall_empty"),
    first.length > 0 && t("rokoko.hall_first", { names: first.map((seat) => nameOf(play, seat)).join(", "), n: hall.first }),
    second.length > 0 &&
      hall.second !== null &&
      t("rokoko.hall_second", { names: second.map((seat) => nameOf(play, seat)).join(", "), n: hall.second }),
    musician !== undefined && t("rokoko.hall_musician", { name: nameOf(play, musician) }),
    t("rokoko.hall_free", { n: hall.spaces.filter((space) => !hostOf(view, space.space)).length }),
  );
}
