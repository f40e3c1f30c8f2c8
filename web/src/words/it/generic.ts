/** Ciò che la pagina dice di un gioco che non conosce. */
import type en from "../en/generic";
import type { Like } from "../index.svelte";

export default {
  options: "Che cosa puoi fare",
  own: "Il tuo lato",
  came: "nuovo",
  gone: "andato",
  picked: "scelto",
  several: "Da qui partono {n} possibilità.",
  picked_so_far: "Hai scelto: {names}. Continua con ciò che è evidenziato.",
  empty: "vuoto",
  none: "niente",
  yes: "sì",
  no: "no",
} satisfies Like<typeof en>;
