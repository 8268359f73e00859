import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Scrolls the carousel by one picture. */
export type Controls = { previous: () => void; next: () => void };

type Props = { viewport: RefObject<HTMLElement | null>; onReady: (controls: Controls) => void };

/** Attaches Embla to the rendered pictures: a chunk of its own, which renders nothing. */
export default function CarouselMotion({ viewport, onReady }: Props) {
  const [attach, embla] = useEmblaCarousel({
    loop: true,
    align: 'center',
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const notifyReady = useEffectEvent(onReady);

  useEffect(() => attach(viewport.current), [attach, viewport]);
  useEffect(() => {
    if (embla) {
      notifyReady({ previous: () => embla.scrollPrev(), next: () => embla.scrollNext() });
    }
  }, [embla]);

  return null;
}
