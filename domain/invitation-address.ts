// Behind the #: browsers send that part to nobody.
const MARK = '#enter=';

/** The address with the password behind it, for a code on paper that lets its holder in. */
export function withPassword(address: string, password: string): string {
  return new URL(MARK + encodeURIComponent(password), address).href;
}

/** The password in such an address' fragment; null when there is none. */
export function passwordIn(fragment: string): string | null {
  if (!fragment.startsWith(MARK)) return null;
  try {
    return decodeURIComponent(fragment.slice(MARK.length));
  } catch {
    return null;
  }
}
