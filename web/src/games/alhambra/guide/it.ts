/** La prima partita guidata di Alhambra in italiano. */
import type { LessonTexts } from "../../../guide/lessons";
import type en from "./en";

export default {
  welcome_alhambra: {
    title: "Benvenuti nel cortile",
    text: "Compri edifici di sei categorie. Tre volte i quartieri si confrontano, e chi ha più edifici di una categoria riceve punti. Ti spiego ogni decisione quando arriva. Ciò che puoi fare si illumina; il primo clic mostra a che cosa porta, il secondo lo fa.",
  },

  alhambra_first: {
    title: "Il tuo primo turno",
    text: "Fai una di due cose: prendere denaro o comprare un edificio. Guarda prima se puoi pagare un edificio esattamente; allora non ti costa il turno. Se no, prendi denaro nella valuta di un edificio che vuoi.",
  },
  alhambra_exact: {
    title: "Puoi pagare esattamente",
    text: "Un edificio pagato al centesimo è quasi gratis: hai un'altra azione. Fallo dunque quasi sempre per primo. Poi scegli di nuovo.",
  },
  alhambra_extra: {
    title: "Un'altra azione",
    text: "Hai pagato esattamente, quindi tocca ancora a te. Forse ne puoi pagare esattamente un altro. Se no, prendi denaro: poi il turno è finito.",
  },
  alhambra_money: {
    title: "Prendi denaro",
    text: "Adesso non puoi pagare nulla, quindi prendi denaro. Le carte basse valgono molto: più carte fino a 5 insieme si prendono in una volta, e con esse paghi esattamente. Prendi ciò che va bene per un edificio esposto.",
  },
  alhambra_buy: {
    title: "Pagare troppo?",
    text: "Puoi comprare, ma non esattamente: il resto è perso, e il tuo turno finisce. Fallo se l'edificio ti porta avanti nella sua categoria, o se altrimenti lo prenderebbe qualcun altro. Se no, prendi la carta con cui la prossima volta paghi esattamente.",
  },
  alhambra_scoring: {
    title: "Si avvicina un conteggio",
    text: "La prossima carta punteggio può uscire da un momento all'altro. Guarda dove un edificio in più ti porta in testa, o alla pari. Nel conteggio A solo i primi ricevono punti.",
  },
  alhambra_late: {
    title: "La fine è vicina",
    text: "Nel mazzo restano pochi edifici. Nel conteggio C ricevono punti i primi tre di ogni categoria; anche un solo edificio di una categoria nuova può portarne. E con più denaro di tutti in una valuta ricevi alla fine un edificio rimasto sul suo spazio.",
  },
  alhambra_dirk: {
    title: "Per te o per Dirk?",
    text: "Dirk prende posti come un giocatore, ma non può vincere. Puoi comprare un edificio e darlo a lui. Conviene dove tu non arrivi in testa, ma lui può far scendere l'avversario.",
  },
  alhambra_pay: {
    title: "Scegli le carte",
    text: "Metti giù carte di questa valuta, dalla più alta. Il prezzo esatto porta un'altra azione. Se non si può, perdi il meno possibile.",
  },
  alhambra_action: {
    title: "Denaro o edificio",
    text: "Guarda i quattro edifici: quale potresti pagare esattamente, adesso o con una carta in più? Le categorie care portano più punti, ma solo se lì sei davanti.",
  },
  wait_alhambra: {
    title: "Giocano gli altri",
    text: "Guarda quale denaro prendono: lo prendono scoperto, e puoi ricordartelo. Chi raccoglie una valuta vuole un edificio sul suo spazio.",
  },
  notice_exact: {
    title: "Pagato esattamente",
    text: "Il prezzo esatto: il turno continua con un'altra azione. Può succedere fino a quattro volte in un turno, a te e agli altri.",
  },
  notice_scoring: {
    title: "Un conteggio",
    text: "È uscita una carta punteggio, quindi adesso si danno punti. A premia i primi, B i primi e i secondi, C alla fine i primi tre. In parità si divide.",
  },
  notice_shuffled: {
    title: "Il denaro ritorna",
    text: "Il mazzo era vuoto, quindi si mescola tutto il denaro pagato. È di nuovo in gioco.",
  },
  closing_alhambra: {
    title: "La partita è finita",
    text: "L'elenco mostra ogni conteggio. Guarda quanto valeva C: spesso decidono gli ultimi edifici. Nella prossima partita fai attenzione a che cosa raccolgono gli altri.",
  },
} satisfies LessonTexts<keyof typeof en>;
