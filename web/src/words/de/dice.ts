import type { Like } from "../index.svelte";
import type en from "../en/dice";

export default {
  fair: "Ehrlicher Zufall",
  own: "geprüft, deine Zahl steckt darin",
  own_more:
    "Deine Seite hat Prüfsumme, Startwert und Zahlen verglichen: Der Startwert stand fest, bevor deine Zahl bekannt war; niemand konnte ihn passend wählen.",
  without: "deine Zahl steckt nicht darin",
  without_more:
    "Der Startwert stand vor der Partie fest, aber deine Zahl kam zu Beginn nicht an: Die Seite war da geschlossen, oder ihre Nachricht ging verloren.",
  noted: "geprüft",
  noted_more: "Diese Seite hat verglichen: Startwert und Zahlen sind die, die vor der Partie feststanden.",
  unnoted: "in sich stimmig",
  unnoted_more: "Diese Seite war zu Beginn der Partie nicht dabei und weiß darum nicht, ob da diese Prüfsumme gezeigt wurde.",
  wrong: "nicht das, was vor der Partie feststand",
  wrong_more:
    "Startwert, Zahlen oder Prüfsumme sind andere als die, die vor der Partie feststanden. Das sollte erklären, wer diesen Server betreibt.",
  how: "Vor der Partie hat sich jede Seite auf eine Zufallszahl festgelegt. Dann wurde eine Prüfsumme des Startwerts und aller Festlegungen gezeigt, und erst danach haben die Seiten ihre Zahlen aufgedeckt. Alle Würfel kommen aus dem Startwert und den Zahlen zusammen.",
  how_once:
    "Aller Zufall kommt aus dem Startwert. Seine Prüfsumme war von Anfang an zu sehen; niemand konnte ihn nachträglich wählen.",
  hash: "Vor der Partie gezeigte Prüfsumme",
  noted_hash: "Prüfsumme, die sich diese Seite gemerkt hat",
  seed: "Startwert",
  number_of: "Zahl von {name}",
  not_revealed: "zugesagt, aber nicht gekommen",
  no_number: "keine",
  yours: "deine",
  verify:
    "Dass jeder Würfel daraus kam, zeigt erst die Aufzeichnung, und diese Seite kommt vom selben Server. Wer beides prüfen will, lädt bei „Noch einmal ansehen“ die Aufzeichnung herunter und ruft auf:",
} satisfies Like<typeof en>;
