/** The bonus of an employee as a row of signs, by one small grammar: what you get `:` for each of what; `−` what you give or save;
 *  an arrow for a card or dress that goes; a star for “then use its bonus”. Crowns stand in the corner of the card. */
import type { GlyphName } from "./glyphs";
import type { Silk } from "./Silks.svelte";

export type Sign =
  | { coin: number | string }
  | { seal: number | string }
  | { glyph: GlyphName; count?: number }
  | { bale: Silk }
  | { dress: Silk; without?: boolean }
  | { mark: string };

const SILK: Silk[] = ["Y", "G", "R", "B"];
const coin = (amount: number | string): Sign => ({ coin: amount });
const seal = (amount: number | string): Sign => ({ seal: amount });
const sign = (glyph: GlyphName, count = 1): Sign => ({ glyph, count });
const mark = (text: string): Sign => ({ mark: text });
const PER = mark(":");
const LESS = mark("−");
const dresses = (...silks: Silk[]): Sign[] => silks.map((dress) => ({ dress }));

/** Rates by deck size, a table of size, amount, size, amount …: the least and the most. */
function span(table: number[], of: (amount: number) => Sign): Sign[] {
  const paid = table.filter((_, at) => at % 2 === 1);
  return [of(Math.min(...paid)), mark("–"), of(Math.max(...paid)), PER, sign("deck")];
}

function perColor(rates: number[]): Sign[] {
  return SILK.flatMap((silk, at) => [
    ...(rates[at] ? [coin(rates[at]), PER, ...dresses(silk)] : []),
    ...(rates[at + 4] ? [seal(rates[at + 4]!), PER, ...dresses(silk)] : []),
  ]);
}

const WAYS: Record<string, (n: number[]) => Sign[]> = {
  none: () => [],
  thread_or_lace: ([price]) => [sign("thread"), mark("/"), sign("lace"), ...(price ? [LESS, coin(price)] : [])],
  acquire: () => [mark("+"), sign("tile")],
  draw_tile: ([price]) => [sign("facedown"), ...(price ? [LESS, coin(price)] : [])],
  make_dress_saving: ([fewer, ...colors]) => [
    sign("dress"),
    LESS,
    mark(String(fewer)),
    ...colors.flatMap((color, at) => [...(at ? [mark("/")] : []), { bale: SILK[color]! }]),
  ],
  fund_cheaper: ([discount]) => [sign("decoration"), LESS, coin(discount!)],
  depute_and_use: () => [sign("card"), sign("out"), sign("court"), sign("bonus")],
  depute_for_livres: (pay) => [sign("card"), sign("out"), coin(Math.min(...pay)), mark("–"), coin(Math.max(...pay))],
  gain_livres: ([amount]) => [coin(amount!)],
  gain_prestige: ([amount]) => [seal(amount!)],
  livres_per_decoration: ([amount]) => [coin(amount!), PER, sign("decoration")],
  livres_per_dress: ([amount]) => [coin(amount!), PER, sign("dress")],
  prestige_per_decorations: ([amount, every]) => [seal(amount!), PER, sign("decoration", every)],
  prestige_per_dresses: ([amount, every]) => [seal(amount!), PER, sign("dress", every)],
  per_color: perColor,
  livres_by_deck_size: (table) => span(table, coin),
  return_livres: ([every]) => [seal(1), PER, LESS, coin(every!)],
  discard_tiles: () => [seal(1), PER, LESS, { bale: "R" }, mark("/"), { bale: "B" }],
  crown_by_deck_size: (table) => span(table, seal),
  crown_per_thread_and_lace: ([amount]) => [seal(amount!), PER, sign("thread"), sign("lace")],
  crown_per_master_spaces: ([amount, every]) => [seal(amount!), PER, sign("dress", every), sign("thimble")],
  crown_per_couple: ([amount]) => [seal(amount!), PER, sign("gown"), sign("coat")],
  move_and_use: () => [sign("card"), sign("out"), sign("deck"), sign("bonus")],
  copy_top_card: () => [sign("copy"), sign("bonus")],
  livres_per_hall: ([amount]) => [coin(amount!), PER, sign("hall")],
  livres_per_decorations: ([amount, every]) => [coin(amount!), PER, sign("decoration", every)],
  make_to_sell: ([prestige]) => [sign("dress"), sign("out"), coin("+"), seal(prestige!)],
  prestige_in_best_hall: ([amount, every]) => [seal(amount!), PER, sign("dress", every), sign("hall")],
  livres_in_best_hall: ([amount]) => [coin(amount!), PER, sign("dress"), sign("hall")],
  livres_per_rings: ([amount, every]) => [coin(amount!), PER, sign("ring", every)],
  prestige_per_jewels: ([amount, every]) => [seal(amount!), PER, sign("jewel", every)],
  livres_per_jewels: ([amount, every]) => [coin(amount!), PER, sign("jewel", every)],
  prestige_per_pair: ([amount]) => [seal(amount!), PER, ...dresses("Y", "R")],
  livres_per_master_spaces: ([amount, every]) => [coin(amount!), PER, sign("dress", every), sign("thimble")],
  livres_without: ([blue, red]) => [
    coin(blue!),
    PER,
    { dress: "B", without: true },
    coin(red!),
    PER,
    { dress: "R", without: true },
  ],
  crown_per_jewel_set: ([amount]) => [seal(amount!), PER, sign("jewel", 4)],
  crown_per_necklaces: ([amount, every]) => [seal(amount!), PER, sign("necklace", every)],
  crown_per_decorations: ([amount]) => [seal(amount!), PER, sign("decoration")],
  crown_per_apprentices: ([amount, every]) => [seal(amount!), PER, sign("card", every)],
  // What a special Apprentice waits for.
  if_coats: ([count]) => [sign("coat", count)],
  if_dresses: ([count]) => [sign("gown", count)],
  if_master_spaces: ([count]) => [sign("dress", count), sign("thimble")],
  if_livres: ([count]) => [coin(count!)],
  if_jewels: ([count]) => [sign("jewel", count)],
  if_kinds: ([count]) => [sign("decoration", count), mark("≠")],
  if_resources: ([tiles, lace, thread]) => [sign("facedown", tiles), sign("lace", lace), sign("thread", thread)],
  if_tokens: ([count]) => [seal(count!)],
  if_masters_exam: () => [sign("exam"), sign("thimble", 3)],
  if_all_halls: ([count]) => [sign("hall", count)],
};

/** The signs of a bonus. One that we do not know has none; its text is in the tip. */
export function signsOf(kind: string, numbers: number[]): Sign[] {
  return WAYS[kind]?.(numbers) ?? [];
}

/** How much room a sign takes. */
export function widthOf(sign: Sign): number {
  if ("mark" in sign) return 4 + 4 * sign.mark.length;
  if ("glyph" in sign) return (sign.count ?? 1) > 1 ? 23 : 16;
  return "dress" in sign ? 14 : "bale" in sign ? 13 : 18;
}

export function total(signs: Sign[]): number {
  return signs.reduce((sum, sign) => sum + widthOf(sign), 0);
}

/** One line if there is room, otherwise two: a rate is broken behind what it gives, anything else in the middle. */
export function inLines(signs: Sign[], room: number): Sign[][] {
  if (total(signs) <= room * 1.1) return [signs];
  const pers = signs.flatMap((sign, at) => ("mark" in sign && sign.mark === ":" ? [at] : []));
  const at = pers.length === 1 ? pers[0]! : Math.ceil(signs.length / 2);
  return [signs.slice(0, at), signs.slice(at)];
}
