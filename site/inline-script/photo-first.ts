const PATIENCE_MS = 4000;

/**
 * Lets the one picture of the first view have the line: those further down, which browsers fetch from
 * far off, keep their places and wait for it, or for a guest who scrolls.
 */
export function photoFirst(page: HTMLElement): void {
  const photo = page.querySelector<HTMLImageElement>('img[loading="eager"]');
  if (!photo) return;
  const { dataset } = document.documentElement;
  dataset.pictures = 'wait';
  const goOn = () => {
    delete dataset.pictures;
    removeEventListener('scroll', goOn);
    removeEventListener('beforeprint', goOn);
  };
  photo.decode().then(goOn, goOn);
  addEventListener('scroll', goOn);
  addEventListener('beforeprint', goOn);
  setTimeout(goOn, PATIENCE_MS);
}
