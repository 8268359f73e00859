import { partMissing, tryAgain } from '#messages/site.ts';
import { showBanner } from './show-banner.ts';

/** Tells a guest who reads the page that its script is missing; resolves when to ask for it again. */
export function askToTryAgain(): Promise<void> {
  return new Promise((resolve) => {
    const again = () => {
      removeEventListener('online', again);
      remove();
      resolve();
    };
    const remove = showBanner({ role: 'alert', words: partMissing, acts: { [tryAgain]: again } });
    addEventListener('online', again);
  });
}
