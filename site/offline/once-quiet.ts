import { showBanner } from '../banner/show-banner.ts';
import { whenIdle } from '../lazy-load.ts';

/** Keeps the page on the device once it has loaded and the browser has nothing else to do. */
export function keepOnceQuiet(): void {
  // Vite's own server sends each source as it is: there is no build to keep.
  if (import.meta.env.DEV) return;
  if (document.readyState === 'complete') whenIdle(keep);
  else addEventListener('load', () => whenIdle(keep), { once: true });
}

/** A browser that keeps nothing shows the page all the same. */
function keep(): void {
  import('./device.ts').then(({ keepOnDevice }) => keepOnDevice(showBanner)).catch(() => {});
}
