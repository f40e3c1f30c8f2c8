/** What is open over the page, wherever one is: preferences. */
let preferencesOpen = $state(false);

export const over = {
  get preferences(): boolean {
    return preferencesOpen;
  },
  set preferences(open: boolean) {
    preferencesOpen = open;
  },
};

export function openPreferences(): void {
  preferencesOpen = true;
}
