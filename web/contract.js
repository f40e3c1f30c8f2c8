/* Types from JSON Schema: reads {file: {about, schema}} as JSON, writes {file: text}. tools/contract.py asks for them.
   Where a type was found in its schema is left out, and a comment of one line stands on one line. */
import { text as textOf } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const wanted = JSON.parse(await textOf(process.stdin));
const style = await resolveConfig(new URL("contract.ts", import.meta.url));
const written = {};
for (const [file, { about, schema }] of Object.entries(wanted)) {
  const text = await compile(schema, schema.title, {
    bannerComment: `/** ${about} Written by \`make format\` from the server's types: not to be edited. */`,
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    format: false,
  });
  const short = text
    .replace(/(\/\*\*|\n \* ?)\n \* This interface was referenced by [^*]*\n \* via [^*]*\n \*\/\n/g, (_, before) =>
      before === "/**" ? "" : "\n */\n",
    )
    .replace(/\/\*\*\n\s*\* ([^\n]*)\n\s*\*\//g, "/** $1 */");
  written[file] = await format(short, { ...style, parser: "typescript" });
}
process.stdout.write(JSON.stringify(written));
