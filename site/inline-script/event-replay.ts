import { saveFields } from '../rsvp/reply-draft.ts';

/** A shorter movement counts as a tap. */
const MIN_SWIPE_PX = 30;

/**
 * Records button clicks and form submissions until the page is hydrated. Native submission is
 * prevented, because it would put the form into the address. RSVP input is saved as a draft, so that
 * a reload does not lose it. The returned function stops recording and replays the events in order.
 */
export function recordEvents(): () => void {
  let queue: (() => void)[] | null = [];
  const submitted = new Set<HTMLFormElement>();

  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!queue) return;
      event.preventDefault();
      if (!submitted.has(form)) queue.push(() => form.requestSubmit());
      submitted.add(form);
      form.dataset.pending = '';
    },
    true,
  );
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]');
    if (button) queue?.push(() => button.click());
  });
  addEventListener('input', ({ target }) => {
    const form = (target as HTMLInputElement).form;
    if (queue && form?.hasAttribute('data-draft')) saveFields(form);
  });

  return () => {
    const recorded = queue ?? [];
    queue = null;
    for (const form of submitted) delete form.dataset.pending;
    // Not within React's commit, where it could not hydrate the section of a click at once.
    queueMicrotask(() => {
      for (const replay of recorded) replay();
    });
  };
}

/** Turns a swipe on the carousel into a click on its arrow until the carousel's script is ready. */
export function pressArrowOnSwipe(): void {
  let start: { carousel: Element; x: number } | undefined;

  addEventListener('pointerdown', ({ target, clientX }) => {
    const carousel = (target as Element).closest('[data-motion="loading"]');
    start = carousel ? { carousel, x: clientX } : undefined;
  });
  addEventListener('pointerup', ({ clientX }) => {
    if (!start) return;
    const distance = clientX - start.x;
    if (Math.abs(distance) <= MIN_SWIPE_PX) return;
    // After the buttons of the pictures.
    const [previous, next] = [...start.carousel.querySelectorAll('button')].slice(-2);
    (distance < 0 ? next : previous)?.click();
    ignoreClick();
  });
}

/** The mouse clicks the picture that it has dragged; a finger does not. */
function ignoreClick(): void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  addEventListener('click', stop, true);
  setTimeout(() => removeEventListener('click', stop, true));
}
