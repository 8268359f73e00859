import EmblaCarousel from 'embla-carousel';
import type { Direction } from '../arrows.tsx';

/** Scrolls the carousel by one picture. */
export type Controls = Record<Direction, () => void>;

/** Moves the rendered pictures. Calls `onSelect` with the index of the picture that moves to the middle. */
export function createMotion(viewport: HTMLElement, onSelect: (index: number) => void): Controls {
  const embla = EmblaCarousel(viewport, {
    loop: true,
    align: 'center',
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  embla.on('select', () => onSelect(embla.selectedScrollSnap()));
  return { previous: () => embla.scrollPrev(), next: () => embla.scrollNext() };
}
