const KEY = 'wedding-language';

/**
 * Sends a guest who has chosen the other language from the site's address to its page, with all that
 * the address carries. Who comes by the browser's way back wants what was there. Says whether it did.
 */
export function goToChosenLanguage(): boolean {
  const { hash, pathname, search } = location;
  if (!__ELSEWHERE__ || pathname !== '/' || chosen() !== __ELSEWHERE__.home) return false;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'back_forward') return false;
  if (document.referrer.startsWith(location.origin + __ELSEWHERE__.home)) {
    // By the link there, opened in a new tab as no click tells of.
    remember(__HOME__);
    return false;
  }
  // Nothing of this page is to be seen.
  document.documentElement.dataset.access = 'granted';
  location.replace(__ELSEWHERE__.home + search + hash);
  return true;
}

/** Remembers the language that a guest chooses, and takes the address's own words along. */
export function keepLanguage(): void {
  if (!__ELSEWHERE__) return;
  const choose = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    remember(link.pathname);
    link.search = location.search;
    link.hash = location.hash;
  };
  addEventListener('click', choose);
  // In a new tab, by the middle button.
  addEventListener('auxclick', choose);
}

function chosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(home: string): void {
  try {
    localStorage.setItem(KEY, home);
  } catch {
    // No store: the choice holds for as long as the guest stays on its page.
  }
}
