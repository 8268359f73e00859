const FLAG = 'wedding-authenticated';

/**
 * Whether this browser was let in before: where the server holds the lock it says so itself, and the
 * flag alone opens nothing. A blocked store counts as no.
 */
export function hasAccess(): boolean {
  try {
    if (window.SITE_GATE) return window.SITE_GATE === 'open';
    return localStorage.getItem(FLAG) === 'true';
  } catch {
    return false;
  }
}

/** Remembers that this browser was let in; without a store it holds for this visit alone. */
export function grantAccess(): void {
  try {
    localStorage.setItem(FLAG, 'true');
  } catch {
    // Private mode or blocked storage: the caller's own state opens the page.
  }
}

/**
 * Fetches the page anew, as the server sends it to who was let in. What is said after it stands in the
 * history: that needs no store, and is gone with the tab.
 */
export function enterAnew(): void {
  history.replaceState({ ...history.state, entered: true }, '');
  location.reload();
}

/** Whether this page is the one fetched by `enterAnew`; true once. */
export function hasJustEntered(): boolean {
  const { entered, ...state } = history.state ?? {};
  if (entered) history.replaceState(state, '');
  return entered === true;
}
