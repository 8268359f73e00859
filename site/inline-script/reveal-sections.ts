// Some sections fade in after a delay (site/page/section.tsx). The listeners are in the inline script,
// because a guest can scroll or press Tab before the entry script runs.

const VISITED_KEY = 'wedding-visited';

/** Nobody waits for a section that is in view or has the focus, or on a second visit in a session. */
export function revealSections(): void {
  if (hasVisited()) skipAllFades();
  addEventListener('scroll', () => {
    for (const section of document.querySelectorAll('[data-delay]')) {
      if (section.getBoundingClientRect().top < innerHeight) startFade(section);
    }
  });
  addEventListener('focusin', ({ target }) => {
    const section = (target as Element).closest('[data-delay]');
    for (const animation of section?.getAnimations() ?? []) animation.finish();
  });
  // Print styles remove the animations, which would start again after printing.
  addEventListener('beforeprint', skipAllFades);
}

/** Called when the wedding page is shown: a reload or another language does not wait again. */
export function rememberVisit(): void {
  try {
    sessionStorage.setItem(VISITED_KEY, 'true');
  } catch {
    // Without storage, every page waits like the first one.
  }
}

/** Ends the delay of a section; a fade that has begun goes on. */
function startFade(section: Element): void {
  for (const animation of section.getAnimations()) {
    const delay = animation.effect?.getTiming().delay ?? 0;
    animation.currentTime = Math.max(Number(animation.currentTime), delay);
  }
}

function hasVisited(): boolean {
  try {
    return sessionStorage.getItem(VISITED_KEY) === 'true';
  } catch {
    return false;
  }
}

function skipAllFades(): void {
  document.documentElement.dataset.fades = 'none';
}
