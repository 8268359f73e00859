const GOOGLE_MAPS = 'https://www.google.com/maps/search/?api=1&query=';

export function toMapAddress(address: string): string {
  return GOOGLE_MAPS + encodeURIComponent(address);
}

/** On click, because the prerendered link must work on every device. */
export function chooseMapApp(link: HTMLAnchorElement, address: string): void {
  const { userAgent } = navigator;
  const query = encodeURIComponent(address);
  if (/Android/.test(userAgent)) {
    link.href = `geo:0,0?q=${query}`;
    // An app opens, so a new tab would stay empty.
    link.target = '';
  } else if (/iPhone|iPad|Mac OS/.test(userAgent)) {
    link.href = `https://maps.apple.com/?q=${query}`;
  }
}
