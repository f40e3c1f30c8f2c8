import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rules } from "./rules.ts";

// The server to talk to while developing: `ROCAILLE=http://127.0.0.1:8123 npm run dev`.
const server = process.env.ROCAILLE ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), rules()],
  define: { __BUILD__: JSON.stringify(process.env.ROCAILLE_BUILD ?? "") },
  build: {
    outDir: "../src/rocaille/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server allows fonts and styles from itself only, never from data:
    modulePreload: { polyfill: false },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: server, changeOrigin: true, ws: true, headers: { origin: server } } },
  },
  // Tests run the page's own side of Svelte, not the one for servers.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
