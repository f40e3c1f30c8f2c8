/** Calling somebody back to the table: the window's title, a small sound of our own, a notification of the browser. */
import { preferences } from "./preferences.svelte";

let context: AudioContext | null = null;

/** Two notes of a glass bell, made here. */
export function chime(): void {
  if (!preferences.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime + 0.02;
  for (const [at, pitch] of [
    [0, 659.3],
    [0.16, 987.8],
  ] as const) {
    for (const [overtone, loud] of [
      [1, 0.16],
      [2.76, 0.05],
      [5.4, 0.02],
    ] as const) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = pitch * overtone;
      volume.gain.setValueAtTime(0, start + at);
      volume.gain.linearRampToValueAtTime(loud, start + at + 0.008);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + at + 1.1 / overtone);
      tone.connect(volume).connect(context.destination);
      tone.start(start + at);
      tone.stop(start + at + 1.2);
    }
  }
}

/** Tell whoever looks elsewhere; they are asked for permission when they switch it on. */
export function notify(title: string, text: string): void {
  if (!preferences.notify || typeof Notification === "undefined" || Notification.permission !== "granted" || !document.hidden)
    return;
  const note = new Notification(title, { body: text, tag: "rocaille", icon: "/icon.svg" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
