/** What makes the page installable, with an icon of its own: nothing that the first paint waits for. */
export function addManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${__HOME__}manifest.webmanifest`;
  document.head.append(link);
}
