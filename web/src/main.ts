import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { preferences } from "./ui/preferences.svelte";
import { speak } from "./words/index.svelte";

await speak(preferences.language);
mount(App, { target: document.getElementById("page")! });
