/** Small things said in several places. */
import { language, t } from "../words/index.svelte";

/** A moment in milliseconds: the hour today, otherwise the day. */
export function when(moment: number): string {
  const date = new Date(moment);
  const today = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language(), today ? { timeStyle: "short" } : { dateStyle: "medium" }).format(date);
}

/** A bot's strength in words. */
export function strengthOf(bot: string): string {
  return bot === "easy" ? t("shell.easy") : bot === "medium" ? t("shell.medium") : bot === "hard" ? t("shell.hard") : bot;
}

/** Whether a file begins as one of its kind does; another kind may be too large to be sent at all. */
export async function startsAs(file: File, kind: RegExp): Promise<boolean> {
  return kind.test(await file.slice(0, 64).text());
}

/** Put a text into the clipboard, also where the browser allows that only the old way (without HTTPS). */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "heard";
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}
