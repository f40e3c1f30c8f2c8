import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rules } from "./rules.ts";

// The server to talk to while developing: `ROCAILLE=http://127.0.0.1:8123 npm run dev`.
const server = process.env.ROCAILLE ?? "http://127.0.0.1:8080";

/** The fonts are free as long as their licence goes with them. */
const licences = {
  name: "licences",
  generateBundle(this: { emitFile(file: { type: "asset"; fileName: string; source: string }): void }) {
    const fonts = ["figtree", "playfair-display"].map((font) =>
      readFileSync(new URL(`node_modules/@fontsource-variable/${font}/LICENSE`, import.meta.url), "utf8"),
    );
    this.emitFile({ type: "asset", fileName: "fonts.txt", source: fonts.join("\n\n") });
  },
};

export default defineConfig({
  plugins: [svelte(), rules(), licences],
  define: { __BUILD__: JSON.stringify(process.env.ROCAILLE_BUILD ?? "") },
  build: {
    outDir: "../src/rocaille/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server allows fonts and styles from itself only, never from data:
    modulePreload: { polyfill: false },
    // What every page needs comes as one file, not as twenty.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "common",
              test: /node_modules.svelte|src.(ui|wire|words.index|pages|rules.drawer|shell.(open|version|tables|games|choice|Outdated|Message|Refusal|Closed|Frame))/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".", "../src/rocaille"] }, // where the rules are
    host: "127.0.0.1",
    proxy: { "/api": { target: server, changeOrigin: true, ws: true, headers: { origin: server } } },
  },
  // Tests run the page's own side of Svelte, not the one for servers.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
