/** The rules beside the table, without leaving it. */
let opened = $state("");

/** What is shown, as `game#anchor`; "" while the drawer is closed. */
export function rulesOpen(): string {
  return opened;
}

export function openRules(rule: string): void {
  opened = rule;
}

export function closeRules(): void {
  opened = "";
}
