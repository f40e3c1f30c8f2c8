/** Searching in a page of rules: the sections in which all words stand. */
import type { Heading, RulesPage } from "../../rules";
import type { Block, ToldRules } from "../wire/api";

/** Without accents and capitals, so that "seta" finds "Seta" and "perche" finds "perché". */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** Headings whose section, or whose own words, have everything that was typed. */
export function found(page: RulesPage | ToldRules, typed: string): Heading[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const sections = "html" in page ? sectionsOf(page) : sectionsTold(page);
  return page.headings.filter((heading) => {
    const text = folded(sections.get(heading.id) ?? "");
    return words.every((word) => text.includes(word));
  });
}

function sectionsOf(page: RulesPage): Map<string, string> {
  const sections = page.html.split(/(?=<h[23] id=")/);
  return new Map(
    sections.map((section) => [/^<h[23] id="([^"]+)"/.exec(section)?.[1] ?? "", section.replace(/<[^>]+>/g, " ")]),
  );
}

function sectionsTold(page: ToldRules): Map<string, string> {
  const sections = new Map<string, string>();
  let id = "";
  for (const block of page.blocks) {
    if (block.kind === "heading") id = block.id ?? "";
    sections.set(id, `${sections.get(id) ?? ""} ${textOf(block)}`);
  }
  return sections;
}

function textOf(block: Block): string {
  return [...(block.runs ?? []).map((run) => run.text), ...(block.blocks ?? []).map(textOf)].join(" ");
}
