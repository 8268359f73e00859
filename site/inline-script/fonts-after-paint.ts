const SEEN = 'wedding-fonts';

/**
 * On a first visit the stand-ins, which are of the same size, are painted first, and the fonts do
 * not take the line from the page. Afterwards they lie in the browser, and are there at once.
 */
export function fontsAfterPaint(painted: Promise<unknown>): void {
  const root = document.documentElement;
  if (wereSeen()) return;
  root.dataset.fonts = 'later';
  painted.then(async () => {
    delete root.dataset.fonts;
    await document.fonts.ready;
    remember();
  });
}

function wereSeen(): boolean {
  try {
    return localStorage.getItem(SEEN) === 'true';
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(SEEN, 'true');
  } catch {
    // Without a store every visit is a first one.
  }
}
