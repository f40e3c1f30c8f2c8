/** The rules pages: Markdown becomes HTML while the page is built, so that no reader of Markdown travels to the browser.
 *
 * The texts are described in `src/rocaille/words/rules.py`: `## Heading {#anchor}`, `[A sentence.]{#module.name}` for a ruling,
 * block quotations for what the rulebooks leave open, `[text](rokoko#anchor)` for a link to another page of rules.
 */
import { Marked, type TokenizerAndRendererExtension, type Tokens } from "marked";
import type { Plugin } from "vite";

export interface Heading {
  level: number;
  id: string;
  text: string;
}

export interface RulesPage {
  title: string;
  headings: Heading[];
  html: string;
}

const ANCHOR = /\s*\{#([\w-]+)\}\s*$/;
const RULING = /^\[((?:[^[\]]|\[[^[\]]*\])*)\]\{#(\w+\.\w+)\}/;

const ruling: TokenizerAndRendererExtension = {
  name: "ruling",
  level: "inline",
  start: (source) => source.indexOf("["),
  tokenizer(source) {
    const [raw, text, id] = RULING.exec(source) ?? [];
    return raw ? { type: "ruling", raw, id, tokens: this.lexer.inlineTokens(text!) } : undefined;
  },
  renderer(token) {
    return `<span id="${token.id}">${this.parser.parseInline(token.tokens!)}</span>`;
  },
};

/** Inline code and emphasis are for the eye; a table of contents has plain words. */
function plain(text: string): string {
  return text.replace(ANCHOR, "").replace(/[*_`]/g, "");
}

export function rendered(markdown: string): RulesPage {
  const headings: Heading[] = [];
  let title = "";
  const marked = new Marked({
    extensions: [ruling],
    renderer: {
      html: () => "", // comments, for the tool that writes the tables
      heading({ depth, text, tokens }: Tokens.Heading) {
        if (depth === 1) {
          title = plain(text);
          return "";
        }
        const id = ANCHOR.exec(text)?.[1];
        if (!id) throw new Error(`the heading “${text}” has no {#anchor}`);
        headings.push({ level: depth, id, text: plain(text) });
        return `<h${depth} id="${id}" tabindex="-1">${this.parser.parseInline(tokens).replace(ANCHOR, "")}</h${depth}>\n`;
      },
      blockquote({ tokens }: Tokens.Blockquote) {
        return `<aside class="ruling">${this.parser.parse(tokens)}</aside>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const target = /^\w+#/.test(href) ? `/rules/${href}` : href;
        return `<a href="${target}">${this.parser.parseInline(tokens)}</a>`;
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row
            .map((cell) => `<${tag}${tag === "th" ? ' scope="col"' : ""}>${this.parser.parseInline(cell.tokens)}</${tag}>`)
            .join("");
        const body = token.rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
        return `<div class="wide" tabindex="0" role="group"><table><thead><tr>${cells(token.header, "th")}</tr></thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { title, headings, html };
}

/** `import("./rokoko.en.md")` has `title`, `headings` and `html`. */
export function rules(): Plugin {
  return {
    name: "rocaille-rules",
    transform(source, id) {
      if (!id.endsWith(".md")) return null;
      return { code: `export default ${JSON.stringify(rendered(source))};`, map: null };
    },
  };
}
