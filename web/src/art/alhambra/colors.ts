/** Colours of Alhambra's cards by the names that a component table gives them; `colors.css` has their values. */
const CATEGORY_COLORS = ["blue", "red", "brown", "white", "green", "purple"];
const CURRENCY_COLORS = ["blue", "green", "orange", "yellow"];

export const categoryColor = (name: string): string => `var(--a-${CATEGORY_COLORS.includes(name) ? name : "brown"})`;

/** Ink and paper of a currency by its place in the courtyard: its name may be anything. */
export const currencyInk = (currency: number): string => `var(--a-ink-${CURRENCY_COLORS[currency]})`;
export const currencyPaper = (currency: number): string => `var(--a-paper-${CURRENCY_COLORS[currency]})`;
