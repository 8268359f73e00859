import { plural } from '../messages.ts';

/** Everything on paper. */
export const print = {
  /** The link to it. */
  open: 'Print cards, signs and lists',
  title: 'Print',
  about: 'Cards and signs in the design of your website. Each opens with all of its sheets.',
  lists: 'Lists and labels',
  kinds: {
    'place-cards': 'Place cards',
    'table-numbers': 'Table numbers',
    'seating-poster': 'Seating plan',
    'thank-you-cards': 'Thank-you cards',
    'site-cards': 'Cards for your website',
    'photo-cards': 'Cards for photographs',
    'photo-poster': 'Poster for photographs',
    'test-sheet': 'Test sheet',
  },
  back: 'All that you can print',
  print: 'Print',
  event: 'Event',
  link: 'Link',
  size: 'Poster',
  sheet: 'Paper',
  fold: 'Card',
  folds: { tent: 'Folded, 90 × 43 mm', flat: 'Flat, 85 × 55 mm' },
  order: 'Order',
  by: 'List',
  orders: { table: 'By table', name: 'By name' },
  language: 'Language',
  marks: 'Mark the menu, and dietary needs with ✻',
  picture: 'With a picture',
  bleed: '3 mm bleed and crop marks',
  split: 'Split over several sheets',
  advice:
    'In the print dialog, choose 100% or “actual size” and no margins. Cut along the short lines.',
  count: (cards: number, pages: number) =>
    `${plural(cards, '# card', '# cards')} · ${plural(pages, '# page', '# pages')}`,
  noTables: 'Nobody has a seat at this event yet. Add tables and seats first:',
  noLink: 'The QR code needs a table link:',
  /** On the test sheet itself. */
  test: [
    'Print this sheet at 100% and without margins, as you print the cards.',
    'On each side, read the smallest number whose line you can see: your printer leaves that many millimeters white. Up to 8, no card is cut off: all are inside the dashed frame.',
    'Measure both long lines. If one is not 100 mm, the print dialog changes the size: choose 100% or “actual size”.',
  ],
  notLoaded: 'The design could not be loaded. Reload the page.',
};
