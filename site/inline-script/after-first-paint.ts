import { ownScript } from './trusted-types.ts';

/** The longest that what comes after the first paint waits for a page that is not painted. */
const PATIENCE_MS = 1500;

/**
 * Resolves once there is something to see: the gate, or the wedding page for a guest who was let in.
 * A page that fails, or a tab in the background, which is never painted, holds nothing up.
 */
export async function firstPaint(placed: Promise<boolean>): Promise<void> {
  if (document.hidden) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([placed.then(painted), patience]);
}

/** Loads the page's own script. */
export function loadEntry(address: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = ownScript(address);
  document.head.append(script);
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
