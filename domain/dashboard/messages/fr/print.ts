import type { print as English } from '../en/print.ts';
import { plural } from '../messages.ts';

export const print: typeof English = {
  open: 'Imprimer cartes, panneaux et listes',
  title: 'Imprimer',
  about:
    'Cartes et panneaux dans le design de votre site. Chacun s’ouvre avec toutes ses feuilles.',
  lists: 'Listes et étiquettes',
  kinds: {
    'place-cards': 'Marque-places',
    'table-numbers': 'Numéros de table',
    'seating-poster': 'Plan de table',
    'thank-you-cards': 'Cartes de remerciement',
  },
  back: 'Tout ce qui s’imprime',
  print: 'Imprimer',
  event: 'Événement',
  size: 'Affiche',
  sheet: 'Papier',
  fold: 'Carte',
  folds: { tent: 'Pliée, 90 × 43 mm', flat: 'À plat, 85 × 55 mm' },
  order: 'Ordre',
  by: 'Liste',
  orders: { table: 'Par table', name: 'Par nom' },
  language: 'Langue',
  marks: 'Indiquer le menu et, par ✻, les besoins alimentaires',
  picture: 'Avec une image',
  bleed: 'Fond perdu de 3 mm et traits de coupe',
  split: 'Répartir sur plusieurs feuilles',
  advice:
    'Dans la fenêtre d’impression, choisissez 100 % ou « taille réelle » et aucune marge. Coupez le long des traits courts.',
  count: (cards: number, pages: number) =>
    `${plural(cards, '# carte', '# cartes')} · ${plural(pages, '# page', '# pages')}`,
  noTables:
    'Personne n’a encore de place à cet événement. Ajoutez d’abord des tables et des places :',
  notLoaded: 'Le design n’a pas pu être chargé. Rechargez la page.',
};
