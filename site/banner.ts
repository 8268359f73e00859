import styles from './banner.module.css';
import type { PublicMessages } from './edition.tsx';

type Banner = {
  /** Screen readers announce an alert at once and a status at the next pause. */
  role: 'alert' | 'status';
  text: string;
  /** The action of each button, by its label. Every button closes the banner. */
  actions: Record<string, () => void>;
};

/**
 * Shows a banner at the bottom of the window, and returns a function that removes it. It works
 * without React, because it also reports that a script did not load. Toasts and focused elements stay
 * above it.
 */
export function showBanner({ role, text, actions }: Banner): () => void {
  const banner = document.createElement('div');
  const close = () => {
    banner.remove();
    measureBanner();
  };
  banner.className = styles.banner ?? '';
  banner.role = role;
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  banner.append(paragraph);
  for (const [label, run] of Object.entries(actions)) {
    const button = document.createElement('button');
    button.className = styles.action ?? '';
    button.textContent = label;
    button.onclick = () => {
      close();
      run();
    };
    banner.append(button);
  }
  document.body.append(banner);
  measureBanner();
  return close;
}

/** The height of the banner on top: an older one is below it. */
function measureBanner(): void {
  const banners = [...document.querySelectorAll<HTMLElement>(`.${styles.banner}`)];
  const height = banners.at(-1)?.offsetHeight ?? 0;
  document.documentElement.style.setProperty('--banner-height', `${height}px`);
}

/** Reports that part of the page did not load; resolves on "Try again", or when the network is back. */
export function waitForRetry({ site }: PublicMessages): Promise<void> {
  return new Promise((resolve) => {
    const retry = () => {
      removeEventListener('online', retry);
      remove();
      resolve();
    };
    const remove = showBanner({
      role: 'alert',
      text: site.pageIncomplete,
      actions: { [site.tryAgain]: retry },
    });
    addEventListener('online', retry);
  });
}
