/** Several people at one screen: whose side of the table it shows. */
import type { Update } from "../wire/messages";

/** The seat that is asked next among those of this screen; who is shown stays while they are asked, or while nobody here is. */
export function seatToShow(update: Update, own: number[], shown: number | null): number | null {
  const asked = [update.waiting_for_end ?? -1, ...update.to_decide].filter(
    (seat) => own.includes(seat) && !update.seats[seat]?.stand_in,
  );
  if (shown !== null && asked.includes(shown)) return shown;
  return asked[0] ?? shown ?? own[0]!;
}
