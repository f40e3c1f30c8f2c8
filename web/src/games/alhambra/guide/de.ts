/** Die geführte erste Partie Alhambra auf Deutsch. */
import type { LessonTexts } from "../../../guide/lessons";
import type en from "./en";

export default {
  welcome_alhambra: {
    title: "Willkommen im Hof",
    text: "Du kaufst Gebäude in sechs Arten. Dreimal werden die Viertel verglichen, und die meisten Gebäude einer Art bringen Punkte. Ich erkläre dir jede Entscheidung, wenn sie ansteht. Was du tun kannst, leuchtet; der erste Klick zeigt, wohin es führt, der zweite tut es.",
  },

  alhambra_first: {
    title: "Dein erster Zug",
    text: "Du tust eines von beiden: Geld nehmen oder ein Gebäude kaufen. Sieh zuerst nach, ob du ein Gebäude passend bezahlen kannst; dann kostet es dich keinen Zug. Wenn nicht, nimm Geld in der Währung eines Gebäudes, das du haben willst.",
  },
  alhambra_exact: {
    title: "Du kannst passend zahlen",
    text: "Ein Gebäude, das du passend bezahlst, ist so gut wie geschenkt: Du hast noch eine Aktion. Tu das also fast immer zuerst. Danach wählst du neu.",
  },
  alhambra_extra: {
    title: "Noch eine Aktion",
    text: "Du hast passend bezahlt und bist noch dran. Vielleicht kannst du noch eines passend bezahlen. Wenn nicht, nimm Geld: Dann ist der Zug vorbei.",
  },
  alhambra_money: {
    title: "Nimm Geld",
    text: "Du kannst gerade nichts bezahlen, also nimm Geld. Kleine Karten sind viel wert: Mehrere bis zusammen 5 nimmst du auf einmal, und mit ihnen zahlst du passend. Nimm, was zu einem ausliegenden Gebäude passt.",
  },
  alhambra_buy: {
    title: "Zu viel zahlen?",
    text: "Du kannst kaufen, aber nicht passend: Der Rest ist verloren, und dein Zug endet. Tu es, wenn dich das Gebäude in seiner Art nach vorn bringt oder wenn es sonst jemand anderes nähme. Sonst nimm die Karte, mit der du nächstes Mal passend zahlst.",
  },
  alhambra_scoring: {
    title: "Bald wird gewertet",
    text: "Die nächste Wertungskarte kann jederzeit kommen. Sieh nach, wo dich ein Gebäude mehr zum Ersten macht oder gleichziehen lässt. In Wertung A bekommen nur die Ersten Punkte.",
  },
  alhambra_late: {
    title: "Das Ende naht",
    text: "Im Stapel sind nur noch wenige Gebäude. In Wertung C bekommen in jeder Art die ersten drei Punkte; auch ein einziges Gebäude einer neuen Art kann also welche bringen. Und mit dem meisten Geld einer Währung bekommst du am Ende ein Gebäude, das auf ihrem Feld übrig ist.",
  },
  alhambra_dirk: {
    title: "Für dich oder für Dirk?",
    text: "Dirk belegt Plätze wie ein Mitspieler, kann aber nicht gewinnen. Du darfst ein Gebäude kaufen und ihm geben. Das ist gut, wo du selbst nicht nach vorn kommst, er aber den anderen verdrängt.",
  },
  alhambra_pay: {
    title: "Wähle die Karten",
    text: "Lege Karten dieser Währung hin, die größte zuerst. Genau der Preis bringt noch eine Aktion. Geht das nicht, dann verliere so wenig wie möglich.",
  },
  alhambra_action: {
    title: "Geld oder Gebäude",
    text: "Prüfe die vier Gebäude: Welches könntest du passend bezahlen, jetzt oder mit einer Karte mehr? Teure Arten bringen mehr Punkte, aber nur, wenn du dort vorn liegst.",
  },
  wait_alhambra: {
    title: "Die anderen spielen",
    text: "Achte darauf, welches Geld sie nehmen: Es wird offen genommen, und du darfst es dir merken. Wer eine Währung sammelt, will ein Gebäude auf ihrem Feld.",
  },
  notice_exact: {
    title: "Passend bezahlt",
    text: "Genau der Preis: Der Zug geht mit einer weiteren Aktion weiter. Das geht in einem Zug bis zu viermal, bei dir und bei den anderen.",
  },
  notice_scoring: {
    title: "Eine Wertung",
    text: "Eine Wertungskarte ist aufgetaucht, also gibt es jetzt Punkte. A belohnt die Ersten, B die Ersten und Zweiten, C am Ende die ersten drei. Bei Gleichstand wird geteilt.",
  },
  notice_shuffled: {
    title: "Das Geld kommt zurück",
    text: "Der Stapel war leer; darum wird alles gezahlte Geld gemischt. Es ist wieder im Spiel.",
  },
  closing_alhambra: {
    title: "Die Partie ist vorbei",
    text: "Die Liste zeigt jede Wertung. Sieh, wie viel C wert war: Oft entscheiden die letzten Gebäude. Achte in der nächsten Partie darauf, was die anderen sammeln.",
  },
} satisfies LessonTexts<keyof typeof en>;
