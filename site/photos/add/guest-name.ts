const NAME_KEY = 'photographs-name';

/** The name that this guest has entered before; empty without one. */
export function readGuestName(): string {
  try {
    return localStorage.getItem(NAME_KEY) ?? '';
  } catch {
    return '';
  }
}

export function rememberGuestName(name: string): void {
  try {
    localStorage.setItem(NAME_KEY, name);
  } catch {
    // Without storage, the name lasts until the guest leaves the page.
  }
}
