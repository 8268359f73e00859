import type { TravelCard, Wedding } from '../domain/wedding/wedding.ts';
import type { PrivateEdition } from '../site/edition.tsx';

/** The icons of the travel cards, so that guests load only those that their wedding uses. */
export function createTravelIcons({ travel }: Wedding): PrivateEdition['icons'] {
  return Object.fromEntries(travel.cards.map(({ icon }) => [icon, ICONS[icon]]));
}

/** Paths in a 64 × 48 viewBox; the wash is painted below the line. */
const ICONS: Record<TravelCard['icon'], { wash: string; line: string }> = {
  aeroplane: {
    wash: 'M6 38c10-5 16-5 26 0s16 5 26 0v4H6z',
    line: 'M6 40c8-4 14-4 22 0s14 4 22 0 8-3 8-3M10 24l6 1 9-6-13-11 5-1 19 7 10-6c4-2 8-1 8 1s-3 4-7 5L37 23l-8 12-3 1 2-11-11 4z',
  },
  'water-taxi': {
    wash: 'M5 28h54l-7 11H13z',
    line: 'M5 28h54c-1 5-4 9-8 11H14c-4-2-7-6-9-11zM18 28l3-9h19l6 9M27 19v9M34 19v9M51 28V12M51 12l7 3-7 3M4 44c5-3 9-3 14 0s9 3 14 0 9-3 14 0 9 3 14 0',
  },
  'island-hotel': {
    wash: 'M9 36c14-5 32-5 46 0v6H9z',
    line: 'M18 36V18h28v18M16 18l16-9 16 9zM23 36v-6a3 3 0 0 1 6 0v6M35 36v-6a3 3 0 0 1 6 0v6M23 22v4M29 22v4M35 22v4M41 22v4M52 36c-3-6-3-13 0-21 3 8 3 15 0 21zM4 41c5-3 9-3 14 0s9 3 14 0 9-3 14 0 9 3 14 0',
  },
  train: {
    wash: 'M14 40h36l5 5H9z',
    line: 'M22 37a4 4 0 0 1-4-4V13c0-5 6-7 14-7s14 2 14 7v20a4 4 0 0 1-4 4zM22 14h20v9H22zM28 9h8M23 30h3M38 30h3M25 37l-6 8M39 37l6 8M23 41h18',
  },
  car: {
    wash: 'M6 36h52v5H6z',
    line: 'M8 35v-7c0-3 3-4 7-5l7-8c1-2 3-2 5-2h13c3 0 5 1 7 3l5 7c5 1 6 3 6 6v6h-5M45 35H22M13 35H8M27 14v9M16 23h35M13 35a4.5 4.5 0 1 0 9 0 4.5 4.5 0 0 0-9 0M45 35a4.5 4.5 0 1 0 9 0 4.5 4.5 0 0 0-9 0M4 41h56',
  },
};
