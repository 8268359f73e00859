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
    'site-cards': 'Cartes pour votre site',
    'photo-cards': 'Cartes pour les photos',
    'photo-poster': 'Affiche pour les photos',
    'test-sheet': 'Feuille de test',
  },
  back: 'Tout ce qui s’imprime',
  print: 'Imprimer',
  event: 'Événement',
  link: 'Lien',
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
  noLink: 'Le code QR a besoin d’un lien de table :',
  test: [
    'Imprimez cette feuille à 100 % et sans marges, comme les cartes.',
    'De chaque côté, lisez le plus petit nombre dont le trait est visible : votre imprimante laisse autant de millimètres en blanc. Jusqu’à 8, aucune carte n’est coupée : toutes sont à l’intérieur du cadre en pointillé.',
    'Mesurez les deux longs traits. Si l’un ne fait pas 100 mm, la fenêtre d’impression change la taille : choisissez 100 % ou « taille réelle ».',
  ],
  notLoaded: 'Le design n’a pas pu être chargé. Rechargez la page.',
};
