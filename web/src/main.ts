import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/colours.css";
import "./look/page.css";
import "./look/parts.css";
import "./look/spots.css";
import { pages } from "./pages";
import { preferences } from "./ui/preferences.svelte";
import { route } from "./ui/route.svelte";
import { speak } from "./words/index.svelte";

// The page is fetched while the words are; whether it comes is the App's business.
void pages[route().name]?.().catch(() => {});
await speak(preferences.language);
mount(App, { target: document.getElementById("page")! });
