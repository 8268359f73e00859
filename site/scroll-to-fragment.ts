/** For an address such as `/#rsvp`: the browser looked for its element before the wedding page was there. */
export function scrollToFragment(): void {
  const target = document.getElementById(location.hash.slice(1));
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
