/** Searching in a page of rules: the sections in which all words stand. */
import type { Heading, RulesPage } from "../../rules";

/** Without accents and capitals, so that "seta" finds "Seta" and "perche" finds "perché". */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** Headings whose section, or whose own words, have everything that was typed. */
export function found(page: RulesPage, typed: string): Heading[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const sections = page.html.split(/(?=<h[23] id=")/);
  return page.headings.filter((heading) => {
    const section = sections.find((each) => each.startsWith(`<h${heading.level} id="${heading.id}"`)) ?? "";
    const text = folded(section.replace(/<[^>]+>/g, " "));
    return words.every((word) => text.includes(word));
  });
}
