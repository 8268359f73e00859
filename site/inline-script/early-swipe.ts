/** Less is a tap that slipped. */
const SWIPE_PX = 30;

/** A swipe before the pictures can follow the hand presses their arrow: they go on by one once they can. */
export function earlySwipe(): void {
  let swipe: { pictures: Element; from: number } | undefined;

  addEventListener('pointerdown', ({ target, clientX }) => {
    const pictures = (target as Element).closest('[data-motion="coming"]');
    swipe = pictures ? { pictures, from: clientX } : undefined;
  });
  addEventListener('pointerup', ({ clientX }) => {
    if (!swipe) return;
    const way = clientX - swipe.from;
    const [previous, next] = swipe.pictures.querySelectorAll('button');
    if (Math.abs(way) > SWIPE_PX) (way < 0 ? next : previous)?.click();
  });
}
