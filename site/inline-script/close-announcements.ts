const CLOSED_KEY = 'wedding-closed-announcement';

/**
 * Closes the announcement on a click. One that the guest closed before is hidden from the first paint on:
 * the element of the page does not exist yet, so a style hides it.
 */
export function closeAnnouncements(): void {
  const style = document.head.appendChild(document.createElement('style'));
  const hide = (id: number) => {
    style.textContent = `#announcement[data-id="${id}"]{display:none}`;
  };
  try {
    hide(Number(localStorage.getItem(CLOSED_KEY)));
  } catch {
    // Without storage, an announcement stays closed until the page is left.
  }
  addEventListener('click', ({ target }) => {
    const place = (target as Element).closest('button')?.closest<HTMLElement>('#announcement');
    if (!place) return;
    const id = Number(place.dataset.id);
    hide(id);
    try {
      localStorage.setItem(CLOSED_KEY, String(id));
    } catch {
      // As above.
    }
  });
}
