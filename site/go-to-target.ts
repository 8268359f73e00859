/** Goes to what the address names: the browser looked for it before it was on the page. */
export function goToTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
