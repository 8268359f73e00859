/** The longest that a page which is not painted waits for its script. */
const PATIENCE_MS = 1500;

/**
 * Loads the entry once there is something to see, so that it does not take the line from it. For a
 * guest who was let in that is the wedding page, and the script must not wait for one that fails.
 */
export async function loadAfterPaint(entry: string, placed: Promise<boolean>): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  // A tab in the background is never painted.
  if (!document.hidden) await Promise.race([placed.then(painted), patience]);
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = entry;
  document.head.append(script);
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
