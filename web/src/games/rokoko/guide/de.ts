/** Die geführte erste Partie Rokoko auf Deutsch. */
import type { LessonTexts } from "../../../guide/lessons";
import type en from "./en";

export default {
  welcome_rokoko: {
    title: "Willkommen in der Schneiderei",
    text: "Du leitest eine Schneiderei. In sieben Runden schneiderst du Kleider für den großen Ball und finanzierst seinen Glanz; dann gewinnt das meiste Ansehen. Ich erkläre dir jede Entscheidung, wenn sie ansteht. Was du tun kannst, leuchtet; der erste Klick zeigt, wohin es führt, der zweite tut es.",
  },
  welcome_jeweller: {
    title: "Der Juwelier hat geöffnet",
    text: "Diese Partie hat die Erweiterung. Schmuck geht mit deinen Kleidern aus, Prüfungen machen Lehrlinge zu Gesellen und Gesellen zu Meistern, und du hast einen Speziallehrling, den nur du kennst. Alles andere ist wie immer, also geh es Schritt für Schritt an.",
  },

  rokoko_select_first: {
    title: "Wähle drei Karten",
    text: "Drei deiner fünf Arbeiter arbeiten in dieser Runde; die anderen zwei kommen in der nächsten. Nimm beide Meister: Nur sie können einstellen, und wer eingestellt wird, arbeitet noch in dieser Runde. Ein Lehrling, der zweimal erwirbt, ist ein guter Dritter, denn ohne Stoff gibt es keine Kleider.",
  },
  rokoko_select: {
    title: "Wähle wieder drei Karten",
    text: "Überlege, was du in dieser Runde tun willst. Hast du den Stoff für ein Kleid, nimm einen Meister oder einen Gesellen. Wen du jetzt zurücklässt, der wartet im Vorrat.",
  },
  rokoko_select_turned: {
    title: "Deine Ablage kommt zurück",
    text: "In deinem Vorrat waren weniger als drei Karten. Du hast sie alle genommen, und dein Ablagestapel ist wieder dein Vorrat. Wähle daraus, was noch fehlt: Du siehst alles, was du hast.",
  },
  rokoko_select_last: {
    title: "Die letzte Runde",
    text: "Nach dieser Runde wird alles gezählt. Stoff, Garn und Spitze sind dann nichts mehr wert, und zehn Livre nur 1 Ansehen. Nimm die, die daraus noch Kleider und Ausstattungen machen können.",
  },
  rokoko_play_first: {
    title: "Spiele deine erste Karte",
    text: "Du spielst in jedem Zug eine Karte und in dieser Runde alle Handkarten. Oft ist es klug, mit einem Meister anzufangen: Du kannst vor den anderen einstellen oder das Kleid nehmen, das alle wollen. Als Nächstes wählst du, was er tut.",
  },
  rokoko_play: {
    title: "Spiele eine Karte",
    text: "Frage dich, was fort sein könnte, wenn du wieder dran bist: ein Kleid, ein Plättchen, ein Feld in einem Saal, die Gunst der Königin. Spiele den, der es zuerst bekommt. Was dir niemand nimmt, kann warten.",
  },
  rokoko_play_last: {
    title: "Die letzten Karten",
    text: "Jede Karte ist jetzt etwas wert oder nie mehr. Die Gunst der Königin bringt in dieser Runde 3 Ansehen. Eine Karte, die du nicht mehr brauchst, kannst du für Geld entsenden, wenn vier bleiben.",
  },
  rokoko_action_master: {
    title: "Dein Meister darf alles",
    text: "Stoff erwerben, ein Kleid schneidern, einstellen, finanzieren, entsenden oder die Gunst nehmen. In den ersten Runden ist Einstellen stark: Die neue Karte kommt auf deine Hand, du hast also einen Zug mehr. Behalte aber ein paar Livre für Stoff.",
  },
  rokoko_action_journeyman: {
    title: "Dein Geselle",
    text: "Ein Geselle tut alles außer Einstellen. Hast du Stoff für ein Kleid ohne goldenen Fingerhut, dann ist er der Richtige dafür. Sonst hole Stoff, oder nimm für 5 Livre die Gunst der Königin.",
  },
  rokoko_action_apprentice: {
    title: "Dein Lehrling",
    text: "Ein Lehrling erwirbt, finanziert oder wird entsandt. Meistens heißt das Stoff: Sieh in der Schneiderei nach, welche Farben du brauchst, und nimm diese. Der Bonus kommt danach, was immer du jetzt tust.",
  },
  rokoko_action_dress: {
    title: "Du kannst ein Kleid schneidern",
    text: "Du hast alles, was ein Kleid der Schneiderei braucht. Meistens ist es das Beste, was du tun kannst: Ein Kleid bringt am Ende Ansehen und zählt in seinem Saal. Je weiter rechts sein Fenster, desto billiger ist es; aber vielleicht will es auch jemand anderes.",
  },
  rokoko_action_fountain: {
    title: "Denk an den Brunnen",
    text: "Ein Feld im Brunnen zahlt dir in jeder Runde, die noch kommt; je früher, desto besser. Die obere Reihe zählt deine Ausstattungen, die untere deine Kleider. In jeder darfst du ein Feld haben.",
  },
  rokoko_action_last: {
    title: "Mach alles zu Ansehen",
    text: "Übriges Geld ist kaum noch etwas wert. Schneidere und verleihe Kleider, vor allem dort, wo eines mehr einen Saal gewinnt. Geht das nicht, finanziere, was Ansehen bringt: einen Musiker, eine Statue für deine Farben, Feuerwerk für deine Kleider im Thronsaal.",
  },
  rokoko_action: {
    title: "Deine Hauptaktion",
    text: "Eine Hauptaktion oder keine; der Bonus kommt danach in jedem Fall. Zeige auf etwas: Es sagt dir, was es dich jetzt kostet oder warum du es nicht haben kannst. Wenn du nicht weiterweißt, frage nach einem Tipp.",
  },
  rokoko_tile_first: {
    title: "Stoff, oder Garn und Spitze",
    text: "Behalte das Plättchen, wenn du seine Ballen brauchst. Lege es ab, wenn einem Kleid, das du willst, Garn oder Spitze fehlt. Du musst dich jetzt entscheiden: Was du behältst, bleibt Stoff.",
  },
  rokoko_tile: {
    title: "Behalten oder ablegen",
    text: "Sieh dir die Kleider in den hellen Fenstern an. Fehlt dir noch Stoff, oder eher Garn und Spitze? Zwei Farben auf einem Plättchen passen zu vielen Kleidern, aber was zu viel ist, verfällt.",
  },
  rokoko_pay: {
    title: "Womit zahlst du?",
    text: "Du kannst auf mehrere Arten zahlen. Gib Plättchen, die wenig verschwenden, und behalte rote und blaue Ballen: Sie sind selten. Überzählige Ballen verfallen.",
  },
  rokoko_rent_first: {
    title: "Dein erstes Kleid",
    text: "Verleihe es. Es bleibt in einem Saal, bringt am Ende sein Ansehen und zählt für die meisten Kleider dort. Ein Feld mit Belohnung zahlt sofort. Verkaufen bringt nur Livre, und das Kleid ist fort.",
  },
  rokoko_rent: {
    title: "In welchen Saal?",
    text: "Suche einen Saal, in dem du mit diesem Kleid Erster wirst oder Zweiter. Auch in allen fünf Sälen vertreten zu sein bringt Ansehen, und zwar mehr, wenn du schneller bist. Und dann sind da die Belohnungen: Ein Plättchen oder Garn jetzt ist vielleicht dein nächstes Kleid.",
  },
  rokoko_rent_master: {
    title: "Ein Feld für Meister",
    text: "Dieses Kleid hat ein Meister geschneidert; es darf also auf ein Feld mit goldenem Fingerhut. Dort entscheidet es Gleichstände: Bei gleich vielen Kleidern liegt vorn, wer mehr auf diesen Feldern hat.",
  },
  rokoko_free_tile: {
    title: "Ein Plättchen als Belohnung",
    text: "Der Gast zahlt mit einem Plättchen, kostenlos. Nimm also das beste und nicht das billigste: Roter und blauer Stoff sind selten. Dann behältst du es oder legst es ab, wie immer.",
  },
  rokoko_bonus_first: {
    title: "Und nun der Bonus",
    text: "Deine Hauptaktion ist getan; jetzt kommt, was auf der Karte steht. Ein Bonus ist ein Geschenk und lohnt sich fast immer. Du darfst aber auch verzichten.",
  },
  rokoko_bonus_make: {
    title: "Ein Kleid durch den Bonus",
    text: "Du darfst noch ein Kleid schneidern, und es braucht weniger Stoff. Das spart einen ganzen Zug. Nur ein goldener Fingerhut ist ausgeschlossen.",
  },
  rokoko_bonus_fund: {
    title: "Eine Ausstattung mit Nachlass",
    text: "Du darfst eine Ausstattung für weniger finanzieren, als sie kostet. Nutze den Nachlass dort, wo er am meisten wert ist: Zurückgezahlt wird nichts.",
  },
  rokoko_bonus_depute: {
    title: "Entsende eine andere Karte",
    text: "Dieser Bonus schickt eine andere Karte deines Bestands für immer fort. Ein Basis-Lehrling ist leicht zu entbehren, dein letzter Meister nicht. Mit weniger Karten kommen deine besten schneller wieder.",
  },
  rokoko_bonus_return: {
    title: "Livre gegen Ansehen",
    text: "Hier tauschst du Livre in Ansehen, günstiger als am Ende. Behalte, was du noch für Stoff und Fenster brauchst. In der letzten Runde tausche, so viel du kannst.",
  },
  rokoko_bonus_tiles: {
    title: "Stoff gegen Ansehen",
    text: "Du darfst Plättchen für Ansehen abgeben. Gib, was du nicht mehr vernähst. Rote und blaue Ballen zählen je 1, gelbe und grüne zu zweit.",
  },
  rokoko_bonus: {
    title: "Der Bonus",
    text: "Nutze ihn, wenn er etwas bringt. Was er jetzt bringt, siehst du, bevor du bestätigst.",
  },
  rokoko_more: {
    title: "Noch mehr?",
    text: "Du darfst weitermachen, so lange du willst, oder aufhören. Behalte, was du für dein nächstes Kleid brauchst.",
  },

  jeweller_fund: {
    title: "Ein Feld beim Juwelier",
    text: "Ohne ein Feld beim Juwelier bekommst du keinen Schmuck. Jedes Schmuckstück bringt je Runde 1 Livre und am Ende 1 Ansehen; früh lohnt es sich also. Du darfst ein solches Feld haben; es ist eine Ausstattung wie jede andere.",
  },
  jeweller_exam: {
    title: "Bereit zur Prüfung",
    text: "Alle Aufgaben sind erfüllt. Für 5 Livre bekommst du 1 Ansehen und statt der gespielten Karte einen neuen Arbeiter deiner Wahl, der noch in dieser Runde arbeitet. Das ist ein Zug mehr und ein besserer Bestand: selten eine schlechte Idee.",
  },
  jeweller_special: {
    title: "Dein Speziallehrling",
    text: "Seine Bedingung ist jetzt erfüllt, dein Meister darf ihn also kostenlos einstellen. Er bringt jedes Mal 3 Ansehen, wenn du ihn ausspielst. Je früher er kommt, desto öfter spielst du ihn.",
  },
  jeweller_jewel: {
    title: "Mit Schmuck?",
    text: "Bevor du dieses Kleid verleihst, darfst du ein Schmuckstück nehmen. In der Farbe des Kleides bringt es auch ein Plättchen. Je weiter rechts sein Fenster, desto billiger ist es; aber mit Schmuck kannst du das Kleid nicht mehr verkaufen.",
  },
  jeweller_rent: {
    title: "Nun zum Ball",
    text: "Das Kleid hat seinen Schmuck und muss verliehen werden. Wähle das Feld wie immer: die Mehrheit in einem Saal, alle fünf Säle oder eine Belohnung.",
  },
  jeweller_choose: {
    title: "Wähle deinen neuen Arbeiter",
    text: "Diesen Stapel siehst nur du, und du darfst jede Karte daraus nehmen. Wähle einen Bonus, der zu dem passt, was du schon hast: Schmuck, Ausstattungen, Kleider in einem Saal. Du spielst die Karte noch in dieser Runde.",
  },
  jeweller_task: {
    title: "Welche Aufgabe?",
    text: "Das Plättchen hat beide Arten von Stoff, aber eine Aktion erfüllt nur eine Aufgabe. Erfülle die schwierigere: Rot und Blau sind selten.",
  },

  wait_rokoko: {
    title: "Die anderen spielen",
    text: "Achte darauf, was sie nehmen: welche Plättchen und Kleider fort sind und wer in welchem Saal vorn liegt. Die Liste rechts sagt, was geschehen ist.",
  },

  notice_income: {
    title: "Einkommen",
    text: "Die Runde ist vorbei, und alle bekommen 5 Livre. Wer ein Feld im Brunnen hat, bekommt dazu 1 Livre für jede seiner Ausstattungen oder für jedes seiner Kleider.",
  },
  notice_round: {
    title: "Eine neue Runde",
    text: "Die Kleider der dunklen Fenster sind fort, die anderen sind nach rechts gerückt und billiger geworden. Neue Arbeiter suchen eine Stelle; wen niemand wollte, der ist gegangen.",
  },
  notice_lead_won: {
    title: "Du führst in einem Saal",
    text: "Dort liegt jetzt niemand vor dir: Zuerst zählen die Kleider, dann die auf Feldern für Meister, dann der Musiker. Am Ende bringt das die erste Zahl auf der Tafel des Saals. Die Punkte neben den Namen zeigen, wie es steht.",
  },
  notice_lead_lost: {
    title: "Jemand hat dich überholt",
    text: "In einem der Säle liegst du nicht mehr vorn. Noch ein Kleid dort, oder eines auf einem Feld für Meister, holt ihn vielleicht zurück.",
  },
  notice_hired: {
    title: "Ein neuer Arbeiter",
    text: "Die Karte ist auf deiner Hand und wird noch in dieser Runde gespielt. Danach gehört sie zu denen, aus denen du wählst.",
  },
  notice_all_halls: {
    title: "Alle fünf Säle",
    text: "Jemand ist in allen fünf Sälen vertreten und hat das beste freie Feld der Leiste genommen. Wer später kommt, bekommt weniger.",
  },
  notice_favour: {
    title: "Die Gunst der Königin",
    text: "Die Gunst bringt sofort 5 Livre und den ersten Zug der nächsten Runde. Wer beginnt, hat bei Kleidern und Arbeitern die erste Wahl.",
  },
  notice_task: {
    title: "Eine Aufgabe ist erfüllt",
    text: "Die Aufgaben deiner Prüfung erfüllen sich von selbst, wenn eine Aktion passt. Sind alle erfüllt, kannst du die Prüfung ablegen.",
  },
  notice_jewel: {
    title: "Ein Schmuckstück",
    text: "Jedes Schmuckstück bringt je Runde 1 Livre Einkommen und am Ende 1 Ansehen. Das im dunklen Fenster verlässt das Spiel, wenn die nächste Runde beginnt.",
  },

  closing_rokoko: {
    title: "Der Ball ist vorbei",
    text: "Die Liste zeigt, woher alles Ansehen kam. Sieh dir die Säle an: Oft hat ein einziges Kleid entschieden. In der nächsten Partie magst du vielleicht mehr Gegner oder den Juwelier.",
  },
} satisfies LessonTexts<keyof typeof en>;
