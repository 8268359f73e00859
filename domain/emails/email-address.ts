/**
 * The form in which addresses are compared, also as part of a household's key. Addresses are stored as they were
 * typed: with an international domain as it is read, with decomposed letters, or with invisible marks.
 */
export function normalizeAddress(address: string): string {
  // Nearly all; the rest takes four times as long.
  if (/^[ -~]*$/.test(address)) return address.trim().toLowerCase();
  const visible = address.replaceAll(/\p{DI}/gu, '').trim();
  return toAsciiDomain(visible.normalize('NFC').toLowerCase());
}

const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * The address with its domain in ASCII: a browser sends anna@xn--mnchen-3ya.de for anna@münchen.de, and few mail
 * servers accept the latter in an envelope.
 */
export function toAsciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const url = `https://${address.slice(start)}`;
  // Other characters could end the name of a URL's host.
  if (!DOMAIN.test(address.slice(start)) || !URL.canParse(url)) return address;
  return address.slice(0, start) + new URL(url).hostname;
}
