// In the fragment, because browsers never send it to a server.
const PREFIX = '#enter=';

/** The link in a printed QR code: it opens the gate without typing the password. */
export function createInvitationLink(address: string, password: string): string {
  return new URL(PREFIX + encodeURIComponent(password), address).href;
}

/** Reads the password from the fragment of such a link. */
export function readPassword(fragment: string): string | null {
  if (!fragment.startsWith(PREFIX)) return null;
  try {
    return decodeURIComponent(fragment.slice(PREFIX.length));
  } catch {
    return null;
  }
}
