// A chunk of its own, loaded when the page is idle: the server's HTML has the announcement already.
import type { Announcement } from '../domain/announcements/announcement.ts';

/** Guests who have the page open read a new announcement within ten seconds. */
const CHECK_INTERVAL_MS = 8000;
/** The announcement for visits without a connection: the cached page can be older. */
const KEPT_KEY = 'wedding-announcement';

/** Shows the couple's announcement at `place`, and follows its changes while the page is visible. */
export function followAnnouncements(place: HTMLElement, language: string): void {
  const { close, state } = place.dataset;
  let current: Announcement | null = JSON.parse(state || 'null');
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', check);
  let shownHeight = 0;
  new ResizeObserver(() => {
    // The browser computes all styles again, also for the same value.
    if (place.offsetHeight === shownHeight) return;
    shownHeight = place.offsetHeight;
    document.documentElement.style.setProperty('--announcement-height', `${shownHeight}px`);
  }).observe(place);
  show(current);
  // Without a state, the guest has just entered; a service worker may have sent an older page.
  if (!state || navigator.serviceWorker?.controller) check();

  async function check(): Promise<void> {
    if (document.hidden) return;
    try {
      // A request without a connection would only write an error to the console.
      if (!navigator.onLine) throw new Error();
      const response = await fetch(`/private/announcement/${language}`, {
        signal: AbortSignal.timeout(CHECK_INTERVAL_MS),
      });
      // The guest's access has ended.
      if (response.status === 401) clearInterval(timer);
      else if (!response.ok) throw new Error();
      show(response.ok ? await response.json() : null);
      localStorage.setItem(KEPT_KEY, JSON.stringify(current));
    } catch {
      showKept();
    }
  }

  function showKept(): void {
    try {
      const kept: Announcement | null = JSON.parse(localStorage.getItem(KEPT_KEY) ?? 'null');
      if (kept && kept.changedAt > (current?.changedAt ?? '')) show(kept);
    } catch {
      // Without storage, the announcement of the HTML stays.
    }
    if (current && Date.parse(current.shownUntil) < Date.now()) show({ ...current, text: '' });
  }

  function show(next: Announcement | null): void {
    current = next;
    const text = next?.text ?? '';
    place.dataset.id = String(next?.id ?? 0);
    if (text === place.textContent) return;
    const height = place.offsetHeight;
    place.replaceChildren();
    if (text) {
      const paragraph = document.createElement('p');
      paragraph.textContent = text;
      paragraph.lang = next?.language ?? '';
      const button = document.createElement('button');
      button.type = 'button';
      button.setAttribute('aria-label', close ?? '');
      place.append(paragraph, button);
    }
    // Safari does not keep the text in place below something that appears.
    if (scrollY > 0 && !CSS.supports('overflow-anchor', 'auto')) {
      scrollBy({ top: place.offsetHeight - height, behavior: 'instant' });
    }
  }
}
