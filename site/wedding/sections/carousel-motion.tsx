import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** One picture back, one picture on. */
export type Move = { previous: () => void; next: () => void };

type Props = { viewport: RefObject<HTMLElement | null>; onReady: (move: Move) => void };

/** Sets the carousel's pictures in motion. It draws nothing: they stand there already. */
export default function CarouselMotion({ viewport, onReady }: Props) {
  const [attach, embla] = useEmblaCarousel({
    loop: true,
    align: 'center',
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const ready = useEffectEvent(onReady);

  useEffect(() => attach(viewport.current), [attach, viewport]);
  useEffect(() => {
    if (embla) ready({ previous: () => embla.scrollPrev(), next: () => embla.scrollNext() });
  }, [embla]);

  return null;
}
