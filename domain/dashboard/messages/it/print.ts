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
    'site-cards': 'Cartoncini per il sito',
    'photo-cards': 'Cartoncini per le foto',
    'photo-poster': 'Poster per le foto',
    'test-sheet': 'Foglio di prova',
  },
  back: 'Tutto ciò che potete stampare',
  print: 'Stampa',
  event: 'Evento',
  link: 'Link',
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
  noLink: 'Il codice QR ha bisogno di un link per i tavoli:',
  test: [
    'Stampate questo foglio al 100% e senza margini, come i cartoncini.',
    'Su ogni lato leggete il numero più piccolo di cui vedete la linea: la stampante lascia bianchi altrettanti millimetri. Fino a 8 nessun cartoncino viene tagliato: sono tutti dentro la cornice tratteggiata.',
    'Misurate le due linee lunghe. Se una non è di 100 mm, la finestra di stampa cambia le dimensioni: scegliete 100% o «dimensioni effettive».',
  ],
  notLoaded: 'Impossibile caricare il design. Ricaricate la pagina.',
};
