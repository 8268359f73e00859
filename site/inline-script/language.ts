import { readChosenHome, rememberHome } from '../chosen-language.ts';
import type { PublicEdition } from '../edition.tsx';

/**
 * Redirects from `/` to another language's page if the guest chose that language before. Keeps the
 * query and the fragment. Returns whether it redirected.
 */
export function redirectToChosenLanguage({ home, otherLanguages }: PublicEdition): boolean {
  const { hash, pathname, search } = location;
  const chosen =
    pathname === '/' && otherLanguages.find((other) => other.home === readChosenHome());
  if (!chosen) return false;
  // The Back button returns to the page that the guest has seen there.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'back_forward') return false;
  if (document.referrer.startsWith(location.origin + chosen.home)) {
    // The guest opened the language link in a new tab from a menu, which fires no click.
    rememberHome(home);
    return false;
  }
  // Hides this page until the redirect.
  document.documentElement.dataset.access = 'none';
  location.replace(chosen.home + search + hash);
  return true;
}

/** Remembers the language whose link the guest clicks, and keeps the query and the fragment. */
export function rememberLanguageOnClick({ otherLanguages }: PublicEdition): void {
  if (otherLanguages.length === 0) return;
  const onClick = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    rememberHome(link.pathname);
    link.search = location.search;
    link.hash = location.hash;
  };
  addEventListener('click', onClick);
  // The middle mouse button, which opens a new tab.
  addEventListener('auxclick', onClick);
}
