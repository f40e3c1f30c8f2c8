import type { Like } from "../index.svelte";
import type en from "../en/dice";

export default {
  fair: "Dadi onesti",
  own: "controllati, c'è il tuo numero",
  own_more:
    "La tua pagina ha confrontato impronta, seme e numeri: il seme era fissato prima che il tuo numero fosse noto, quindi nessuno ha potuto sceglierlo a suo vantaggio.",
  without: "il tuo numero non c'è",
  without_more:
    "Il seme era fissato prima della partita, ma all'inizio il tuo numero non è arrivato: la pagina era chiusa, o il suo messaggio è andato perso.",
  noted: "controllati",
  noted_more: "Questa pagina li ha confrontati: seme e numeri sono quelli fissati prima della partita.",
  unnoted: "coerenti tra loro",
  unnoted_more: "Questa pagina non c'era all'inizio della partita, perciò non sa se allora fu mostrata questa impronta.",
  wrong: "non sono quelli fissati prima della partita",
  wrong_more:
    "Il seme, i numeri o l'impronta non sono quelli fissati prima della partita. Chi gestisce questo server dovrebbe spiegarlo.",
  how: "Prima della partita ogni pagina si è impegnata a un numero casuale. Poi è stata mostrata un'impronta del seme e di tutti gli impegni, e solo allora le pagine hanno rivelato i loro numeri. Tutti i dadi vengono dal seme e dai numeri insieme.",
  how_once: "Tutto il caso viene dal seme. La sua impronta era visibile dall'inizio: nessuno ha potuto sceglierlo dopo.",
  hash: "Impronta mostrata prima della partita",
  noted_hash: "Impronta annotata da questa pagina",
  seed: "Seme",
  number_of: "Numero di {name}",
  not_revealed: "promesso, ma non arrivato",
  no_number: "nessuno",
  yours: "il tuo",
  verify:
    "Che ogni dado venga da lì lo mostra solo la registrazione, e questa pagina viene dallo stesso server. Per controllare entrambe le cose, scarica la registrazione da «Rivedi la partita» ed esegui:",
} satisfies Like<typeof en>;
