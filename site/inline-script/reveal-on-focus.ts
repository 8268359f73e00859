/**
 * Marks a section that focus goes to: one that is waiting to fade in then shows at once, and stays.
 * Here, because a guest may be faster than the page's script.
 */
export function revealOnFocus(): void {
  addEventListener('focusin', ({ target }) => {
    (target as Element).closest('section')?.setAttribute('data-sought', '');
  });
}
