import type { print as English } from '../en/print.ts';
import { plural } from '../messages.ts';

export const print: typeof English = {
  open: 'Stampa cartoncini, cartelli ed elenchi',
  title: 'Stampa',
  about: 'Cartoncini e cartelli nel design del vostro sito. Ognuno si apre con tutti i suoi fogli.',
  lists: 'Elenchi ed etichette',
  kinds: {
    'place-cards': 'Segnaposto',
    'table-numbers': 'Numeri dei tavoli',
    'seating-poster': 'Tableau dei posti',
    'thank-you-cards': 'Cartoncini di ringraziamento',
  },
  back: 'Tutto ciò che potete stampare',
  print: 'Stampa',
  event: 'Evento',
  size: 'Formato del poster',
  sheet: 'Carta',
  fold: 'Cartoncino',
  folds: { tent: 'Piegato, 90 × 43 mm', flat: 'Piatto, 85 × 55 mm' },
  order: 'Ordine',
  by: 'Elenco',
  orders: { table: 'Per tavolo', name: 'Per nome' },
  language: 'Lingua',
  marks: 'Indica il menù e, con ✻, le esigenze alimentari',
  picture: 'Con un’immagine',
  bleed: 'Abbondanza di 3 mm e crocini di taglio',
  split: 'Dividi su più fogli',
  advice:
    'Nella finestra di stampa scegliete 100% o «dimensioni effettive» e nessun margine. Tagliate lungo le linee corte.',
  count: (cards: number, pages: number) =>
    `${plural(cards, '# cartoncino', '# cartoncini')} · ${plural(pages, '# pagina', '# pagine')}`,
  noTables: 'A questo evento nessuno ha ancora un posto. Aggiungete prima tavoli e posti:',
  notLoaded: 'Impossibile caricare il design. Ricaricate la pagina.',
};
