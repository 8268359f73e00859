/** What this device keeps for the couple, such as a choice; undefined if it keeps nothing, or its storage is blocked. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/** With a full or blocked storage, the value is kept until the page is closed. `undefined` removes it. */
export function keep(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // As said above.
  }
}
