/** Whether the server meanwhile has another page than the one that is open here. */

declare const __BUILD__: string;

const EVERY = 120_000; // milliseconds
let outdated = $state(false);

export function isOutdated(): boolean {
  return outdated;
}

/** A part of the page could not be loaded: most likely there is a new one. */
export function missing(): void {
  outdated = true;
}

async function ask(): Promise<void> {
  if (!__BUILD__ || outdated || document.visibilityState !== "visible") return;
  try {
    const answer = await fetch("/build.json", { cache: "no-cache" });
    const found = answer.ok ? ((await answer.json()) as { build?: string }) : {};
    if (found.build && found.build !== __BUILD__) outdated = true;
  } catch {
    // No network says nothing about versions.
  }
}

/** Look now and then; the function that ends it. */
export function watchVersion(): () => void {
  const timer = setInterval(() => void ask(), EVERY);
  const again = () => void ask();
  document.addEventListener("visibilitychange", again);
  addEventListener("online", again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
    removeEventListener("online", again);
  };
}
