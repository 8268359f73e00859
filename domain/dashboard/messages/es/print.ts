import type { print as English } from '../en/print.ts';
import { plural } from '../messages.ts';

export const print: typeof English = {
  open: 'Imprimir tarjetas, carteles y listas',
  title: 'Imprimir',
  about: 'Tarjetas y carteles con el diseño de vuestra web. Cada uno se abre con todas sus hojas.',
  lists: 'Listas y etiquetas',
  kinds: {
    'place-cards': 'Tarjetas de sitio',
    'table-numbers': 'Números de mesa',
    'seating-poster': 'Plano de mesas',
    'thank-you-cards': 'Tarjetas de agradecimiento',
    'site-cards': 'Tarjetas para vuestra web',
    'photo-cards': 'Tarjetas para las fotos',
    'photo-poster': 'Póster para las fotos',
    'test-sheet': 'Hoja de prueba',
  },
  back: 'Todo lo que podéis imprimir',
  print: 'Imprimir',
  event: 'Evento',
  link: 'Enlace',
  size: 'Póster',
  sheet: 'Papel',
  fold: 'Tarjeta',
  folds: { tent: 'Plegada, 90 × 43 mm', flat: 'Plana, 85 × 55 mm' },
  order: 'Orden',
  by: 'Lista',
  orders: { table: 'Por mesa', name: 'Por nombre' },
  language: 'Idioma',
  marks: 'Indicar el menú y, con ✻, las necesidades alimentarias',
  picture: 'Con una imagen',
  bleed: 'Sangrado de 3 mm y marcas de corte',
  split: 'Repartir en varias hojas',
  advice:
    'En el cuadro de impresión, elegid 100 % o «tamaño real» y sin márgenes. Cortad por las líneas cortas.',
  count: (cards: number, pages: number) =>
    `${plural(cards, '# tarjeta', '# tarjetas')} · ${plural(pages, '# página', '# páginas')}`,
  noTables: 'Nadie tiene todavía sitio en este evento. Añadid primero mesas y sitios:',
  noLink: 'El código QR necesita un enlace de mesa:',
  test: [
    'Imprimid esta hoja al 100 % y sin márgenes, igual que las tarjetas.',
    'En cada lado, leed el número más pequeño cuya línea se ve: la impresora deja en blanco esos milímetros. Hasta 8 no se corta ninguna tarjeta: todas están dentro del marco discontinuo.',
    'Medid las dos líneas largas. Si una no mide 100 mm, el cuadro de impresión cambia el tamaño: elegid 100 % o «tamaño real».',
  ],
  notLoaded: 'No se pudo cargar el diseño. Recargad la página.',
};
