const FLAG = 'wedding-authenticated';

/** Whether this browser was let in before. A blocked store counts as no. */
export function hasAccess(): boolean {
  try {
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
