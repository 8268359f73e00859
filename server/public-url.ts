import { isThisMachine } from './this-machine.ts';

const EXAMPLE = 'for example PUBLIC_URL=https://our-wedding.example';

/** What is wrong with an address given as PUBLIC_URL, or nothing. Never repeats it: it may hold a password. */
export function publicUrlError(value: string): string | undefined {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    return `PUBLIC_URL must be an address that starts with https://, ${EXAMPLE}`;
  }
  if (url.username || url.password || url.search || url.hash || url.pathname !== '/') {
    return `PUBLIC_URL must be the bare address of the site, without anything after it, ${EXAMPLE}`;
  }
  if (url.protocol === 'http:' && !isThisMachine(url.hostname)) {
    return `PUBLIC_URL must start with https://: over http:// passwords and replies travel readable for all on the way, ${EXAMPLE}`;
  }
  return undefined;
}
