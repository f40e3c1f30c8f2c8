/** La prima partita guidata di Rokoko in italiano. */
import type { LessonTexts } from "../../../guide/lessons";
import type en from "./en";

export default {
  welcome_rokoko: {
    title: "Benvenuti in sartoria",
    text: "Hai un laboratorio di sartoria. In sette round confezioni abiti per il gran ballo e ne finanzi lo splendore; poi vince chi ha più prestigio. Ti spiego ogni decisione quando arriva. Ciò che puoi fare si illumina; il primo clic mostra a che cosa porta, il secondo lo fa.",
  },
  welcome_jeweller: {
    title: "Il Gioielliere ha aperto",
    text: "Questa partita ha l'espansione. I gioielli escono con i tuoi abiti, gli esami fanno di un Apprendista un Sarto e di un Sarto un Maestro, e hai un Apprendista specializzato che conosci solo tu. Tutto il resto è come sempre: un passo alla volta.",
  },

  rokoko_select_first: {
    title: "Scegli tre carte",
    text: "Tre dei tuoi cinque dipendenti lavorano in questo round; gli altri due nel prossimo. Prendi entrambi i Maestri: solo loro possono assumere, e chi viene assunto lavora già in questo round. Un Apprendista che acquisisce due volte è un buon terzo, perché senza seta non ci sono abiti.",
  },
  rokoko_select: {
    title: "Scegli di nuovo tre carte",
    text: "Pensa a che cosa vuoi fare in questo round. Se hai la seta per un abito, prendi un Maestro o un Sarto. Chi lasci adesso aspetta nella riserva.",
  },
  rokoko_select_turned: {
    title: "I tuoi scarti ritornano",
    text: "Nella tua riserva c'erano meno di tre carte. Le hai prese tutte, e i tuoi scarti sono di nuovo la riserva. Scegli da questa quelle che mancano: vedi tutto ciò che hai.",
  },
  rokoko_select_last: {
    title: "L'ultimo round",
    text: "Dopo questo round si conta tutto. Seta, filato e merletto allora non valgono nulla, e dieci Livre fanno solo 1 prestigio. Prendi chi può ancora farne abiti e decorazioni.",
  },
  rokoko_play_first: {
    title: "Gioca la tua prima carta",
    text: "Giochi una carta per turno, e in questo round tutta la tua mano. Spesso conviene cominciare da un Maestro: puoi assumere prima degli altri, o prendere l'abito che tutti vogliono. Poi scegli che cosa fa.",
  },
  rokoko_play: {
    title: "Gioca una carta",
    text: "Chiediti che cosa potrebbe non esserci più al tuo prossimo turno: un abito, una tessera, un posto in una sala, il favore della Regina. Gioca chi può prenderlo per primo. Ciò che nessuno ti toglie può aspettare.",
  },
  rokoko_play_last: {
    title: "Le ultime carte",
    text: "Ogni carta vale qualcosa adesso o mai più. In questo round il favore della Regina porta 3 prestigio. Una carta che non ti serve più si può delegare per denaro, se ne restano quattro.",
  },
  rokoko_action_master: {
    title: "Il tuo Maestro può fare tutto",
    text: "Acquisire seta, confezionare un abito, assumere, finanziare, delegare, o ottenere il favore. Nei primi round assumere è forte: la nuova carta va nella tua mano, quindi hai un turno in più. Ma tieni qualche Livre per la seta.",
  },
  rokoko_action_journeyman: {
    title: "Il tuo Sarto",
    text: "Un Sarto fa tutto tranne assumere. Se hai la seta per un abito senza ditale d'oro, è lui a confezionarlo. Altrimenti prendi seta, o il favore della Regina per 5 Livre.",
  },
  rokoko_action_apprentice: {
    title: "Il tuo Apprendista",
    text: "Un Apprendista acquisisce, finanzia o viene delegato. Di solito vuol dire seta: guarda nel laboratorio quali colori ti servono e prendi quelli. Il bonus viene dopo, qualunque cosa tu faccia ora.",
  },
  rokoko_action_dress: {
    title: "Puoi confezionare un abito",
    text: "Hai tutto ciò che un abito del laboratorio richiede. Di solito è la cosa migliore che tu possa fare: un abito porta prestigio alla fine e conta nella sua sala. Più la sua finestra è a destra, meno costa; ma forse lo vuole anche qualcun altro.",
  },
  rokoko_action_fountain: {
    title: "Pensa alla fontana",
    text: "Uno spazio nella fontana ti paga in ogni round che resta: prima è, meglio è. La riga superiore conta le tue decorazioni, quella inferiore i tuoi abiti. Puoi avere uno spazio in ognuna.",
  },
  rokoko_action_last: {
    title: "Trasforma tutto in prestigio",
    text: "Il denaro che avanza non vale quasi nulla. Confeziona e affitta abiti, soprattutto dove uno in più vince una sala. Se non puoi, finanzia ciò che porta prestigio: un musicista, una statua per i tuoi colori, fuochi d'artificio per i tuoi abiti nella Sala Reale.",
  },
  rokoko_action: {
    title: "La tua azione principale",
    text: "Un'azione principale, o nessuna; il bonus viene dopo in ogni caso. Indica qualsiasi cosa: ti dice quanto ti costa adesso, o perché non puoi averla. Se non sai che cosa fare, chiedi un consiglio.",
  },
  rokoko_tile_first: {
    title: "Seta, o filato e merletto",
    text: "Tieni la tessera se ti servono le sue pezze. Scartala se a un abito che vuoi manca filato o merletto. Devi decidere adesso: una tessera che tieni resta seta.",
  },
  rokoko_tile: {
    title: "Tenere o scartare",
    text: "Guarda gli abiti nelle finestre illuminate. Ti manca ancora seta, oppure filato o merletto? Due colori su una tessera vanno bene per molti abiti, ma ciò che è di troppo va perso.",
  },
  rokoko_pay: {
    title: "Come paghi?",
    text: "Puoi pagare in più modi. Cedi tessere che sprecano poco, e tieni le pezze rosse e blu: sono rare. Le pezze in più vanno perse.",
  },
  rokoko_rent_first: {
    title: "Il tuo primo abito",
    text: "Affittalo. Resta in una sala, porta il suo prestigio alla fine e conta per la maggioranza. Un posto con una ricompensa paga subito. Vendere porta solo Livre, e l'abito non c'è più.",
  },
  rokoko_rent: {
    title: "In quale sala?",
    text: "Cerca una sala in cui questo abito ti porta in testa, o al secondo posto. Anche essere presente in tutte e cinque le sale porta prestigio, di più a chi arriva prima. E poi ci sono le ricompense: una tessera o un filato adesso può essere il tuo prossimo abito.",
  },
  rokoko_rent_master: {
    title: "Un posto del Maestro",
    text: "Questo abito l'ha confezionato un Maestro, quindi può andare su un posto con il ditale d'oro. Lì decide le parità: a pari abiti è davanti chi ne ha di più su questi posti.",
  },
  rokoko_free_tile: {
    title: "Una tessera in ricompensa",
    text: "L'ospite paga con una tessera, gratis. Prendi dunque la migliore, non la meno cara: la seta rossa e quella blu sono rare. Poi la tieni o la scarti, come sempre.",
  },
  rokoko_bonus_first: {
    title: "E ora il bonus",
    text: "L'azione principale è fatta; adesso viene ciò che è scritto sulla carta. Un bonus è un regalo, e conviene quasi sempre usarlo. Puoi anche rinunciare.",
  },
  rokoko_bonus_make: {
    title: "Un abito con il bonus",
    text: "Puoi confezionare un altro abito, e ti serve meno seta. Ti risparmia un turno intero. Solo il ditale d'oro è escluso.",
  },
  rokoko_bonus_fund: {
    title: "Una decorazione scontata",
    text: "Puoi finanziare una decorazione per meno di quanto costa. Usa lo sconto dove vale di più: non restituisce mai nulla.",
  },
  rokoko_bonus_depute: {
    title: "Delega un'altra carta",
    text: "Questo bonus manda via per sempre un'altra carta del tuo mazzo. Di un Apprendista base puoi fare a meno, del tuo ultimo Maestro no. Con meno carte le migliori ritornano prima.",
  },
  rokoko_bonus_return: {
    title: "Livre per prestigio",
    text: "Qui cambi Livre in prestigio, meglio che alla fine. Tieni ciò che ti serve ancora per seta e finestre. Nell'ultimo round cambia tutto quello che puoi.",
  },
  rokoko_bonus_tiles: {
    title: "Seta per prestigio",
    text: "Puoi cedere tessere per prestigio. Cedi ciò che non cucirai più. Le pezze rosse e blu valgono 1 l'una, le gialle e le verdi 1 ogni due.",
  },
  rokoko_bonus: {
    title: "Il bonus",
    text: "Usalo se porta qualcosa. Che cosa porterebbe adesso lo vedi prima di confermare.",
  },
  rokoko_more: {
    title: "Ancora?",
    text: "Puoi continuare quanto vuoi, o fermarti. Tieni ciò che ti serve per il tuo prossimo abito.",
  },

  jeweller_fund: {
    title: "Uno spazio del Gioielliere",
    text: "Senza uno spazio del Gioielliere non ricevi gioielli. Ogni gioiello paga 1 Livre a round e 1 prestigio alla fine, quindi conviene presto. Puoi avere uno solo di questi spazi; è una decorazione come le altre.",
  },
  jeweller_exam: {
    title: "È l'ora dell'esame",
    text: "Tutti i compiti sono assolti. Per 5 Livre ricevi 1 prestigio e, al posto della carta giocata, un nuovo dipendente a tua scelta, che lavora già in questo round. È un turno in più e un mazzo migliore: di rado è una cattiva idea.",
  },
  jeweller_special: {
    title: "Il tuo Apprendista specializzato",
    text: "La sua condizione ora è soddisfatta, quindi il tuo Maestro può assumerlo gratis. Porta 3 prestigio ogni volta che lo giochi. Prima arriva, più spesso lo giochi.",
  },
  jeweller_jewel: {
    title: "Anche un gioiello?",
    text: "Prima di affittare questo abito puoi prendere un gioiello. Se ha il colore dell'abito porta anche una tessera. Più la sua finestra è a destra, meno costa; ma con il gioiello l'abito non si può più vendere.",
  },
  jeweller_rent: {
    title: "E ora al ballo",
    text: "L'abito ha il suo gioiello e va affittato. Scegli il posto come sempre: la maggioranza in una sala, tutte e cinque le sale, o una ricompensa.",
  },
  jeweller_choose: {
    title: "Scegli il nuovo dipendente",
    text: "Questo mazzo lo vedi solo tu, e puoi prenderne qualsiasi carta. Scegli un bonus adatto a ciò che hai già: gioielli, decorazioni, abiti in una sala. La giochi in questo stesso round.",
  },
  jeweller_task: {
    title: "Quale compito?",
    text: "La tessera ha entrambi i tipi di seta, ma un'azione assolve un solo compito. Assolvi il più difficile: il rosso e il blu sono rari.",
  },

  wait_rokoko: {
    title: "Giocano gli altri",
    text: "Guarda che cosa prendono: quali tessere e abiti non ci sono più, e chi è in testa in quale sala. L'elenco a destra dice che cosa è successo.",
  },

  notice_income: {
    title: "Proventi",
    text: "Il round è finito, e tutti ricevono 5 Livre. Chi ha uno spazio nella fontana riceve anche 1 Livre per ogni sua decorazione o per ogni suo abito.",
  },
  notice_round: {
    title: "Un nuovo round",
    text: "Gli abiti delle finestre oscurate non ci sono più, gli altri sono scorsi a destra e costano meno. Nuovi dipendenti cercano lavoro; chi nessuno ha voluto è andato via.",
  },
  notice_lead_won: {
    title: "Sei in testa in una sala",
    text: "Adesso lì nessuno ti precede: contano prima gli abiti, poi quelli sugli spazi per Maestri, poi il musicista. Alla fine vale il primo numero sulla targa della sala. I punti accanto ai nomi mostrano come stanno le cose.",
  },
  notice_lead_lost: {
    title: "Qualcuno ti ha superato",
    text: "In una delle sale non sei più in testa. Un altro abito lì, o uno su un posto del Maestro, può bastare per riprenderla.",
  },
  notice_hired: {
    title: "Un nuovo dipendente",
    text: "La carta è nella tua mano e si gioca in questo round. Poi è una di quelle fra cui scegli.",
  },
  notice_all_halls: {
    title: "Tutte e cinque le sale",
    text: "Qualcuno è presente in tutte e cinque le sale e ha preso lo spazio libero migliore del tracciato. Chi arriva dopo riceve meno.",
  },
  notice_favour: {
    title: "Il favore della Regina",
    text: "Il favore porta subito 5 Livre e il primo turno del prossimo round. Chi comincia sceglie per primo fra abiti e dipendenti.",
  },
  notice_task: {
    title: "Un compito è assolto",
    text: "I compiti del tuo esame si assolvono da sé, quando un'azione va bene. Quando sono tutti assolti, puoi sostenere l'esame.",
  },
  notice_jewel: {
    title: "Un gioiello",
    text: "Ogni gioiello paga 1 Livre di proventi a round e 1 prestigio alla fine. Quello nella finestra oscurata esce dal gioco quando comincia il prossimo round.",
  },

  closing_rokoko: {
    title: "Il ballo è finito",
    text: "L'elenco mostra da dove è venuto tutto il prestigio. Guarda le sale: spesso ha deciso un solo abito. Nella prossima partita potresti provare con più avversari, o con il Gioielliere.",
  },
} satisfies LessonTexts<keyof typeof en>;
