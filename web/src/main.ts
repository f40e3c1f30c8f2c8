import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/colours.css";
import "./look/page.css";
import "./look/parts.css";
import "./look/spots.css";
import { pages } from "./pages";
import { games } from "./shell/games.svelte";
import { preferences } from "./ui/preferences.svelte";
import { route } from "./ui/route.svelte";
import { speak } from "./words/index.svelte";

const PATIENCE = 2000; // milliseconds until the page is shown without the list of games

// The page is fetched while the words are, and so are the games; whether it comes is the App's business.
void pages[route().name]?.().catch(() => {});
const late = new Promise((end) => setTimeout(end, PATIENCE));
await Promise.all([speak(preferences.language), Promise.race([games.look(preferences.language), late])]);
mount(App, { target: document.getElementById("page")! });
