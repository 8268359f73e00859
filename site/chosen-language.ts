const LANGUAGE_KEY = 'wedding-language';

/** The address of the wedding page in the language that the guest chose; null without a choice. */
export function readChosenHome(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

export function rememberHome(home: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, home);
  } catch {
    // Without storage, the choice lasts until the guest leaves the page.
  }
}
