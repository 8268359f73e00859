import type { print as English } from '../en/print.ts';
import { plural } from '../messages.ts';

export const print: typeof English = {
  open: 'Imprimer cartes, panneaux et listes',
  title: 'Imprimer',
  about:
    'Cartes et panneaux dans le design de votre site. Chacun s’ouvre avec toutes ses feuilles.',
  lists: 'Listes',
  groups: {
    households: 'Pour chaque foyer',
    event: 'Pour un événement',
    others: 'Panneaux et cartes pour tous',
  },
  kind: 'Imprimer',
  kinds: {
    'save-the-dates': 'Cartes «\u202fréservez la date\u202f»',
    invitations: 'Faire-part',
    'rsvp-cards': 'Cartons-réponse',
    envelopes: 'Enveloppes',
    labels: 'Étiquettes d’adresse',
    'place-cards': 'Marque-places',
    'table-numbers': 'Numéros de table',
    'seating-poster': 'Plan de table',
    menus: 'Menus',
    'order-of-day': 'Programme de la journée',
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
  folds: { tent: 'Pliée', flat: 'À plat' },
  order: 'Ordre',
  by: 'Liste',
  orders: { table: 'Par table', name: 'Par nom' },
  language: 'Langue',
  marks: 'Indiquer le menu et, par ✻, les besoins alimentaires',
  picture: 'Avec une image',
  bleed: 'Fond perdu de 3 mm et traits de coupe',
  split: 'Répartir sur plusieurs feuilles',
  advice: 'Dans la fenêtre d’impression, choisissez 100 % ou « taille réelle » et aucune marge.',
  cut: 'Coupez le long des traits courts.',
  names: 'Un pour chaque invité, avec son nom',
  labels: 'Étiquettes',
  envelope: 'Enveloppe',
  ownSize: 'Vos propres dimensions',
  own: {
    width: 'Largeur en mm',
    height: 'Hauteur en mm',
    columns: 'Colonnes',
    rows: 'Rangées',
    left: 'Depuis le bord gauche en mm',
    top: 'Depuis le haut en mm',
    gapX: 'Écart entre les colonnes en mm',
    gapY: 'Écart entre les rangées en mm',
  },
  sender: 'Votre adresse',
  senderHint: 'Dans le coin de chaque enveloppe\u202f; conservée sur cet appareil seulement.',
  words: 'Votre texte',
  wordsHint: 'Conservé sur cet appareil seulement.',
  namesHint: 'Les noms du foyer prennent la place de {names}. Conservé sur cet appareil seulement.',
  used: 'Étiquettes déjà utilisées',
  usedHint: 'Sur la première planche, comptées à partir du haut à gauche.',
  count: (cards: number, pages: number) =>
    `${plural(cards, '# carte', '# cartes')} · ${plural(pages, '# page', '# pages')}`,
  addresses: (addresses: number, pages: number) =>
    `${plural(addresses, '# adresse', '# adresses')} · ${plural(pages, '# page', '# pages')}`,
  withoutLink: (count: number) =>
    plural(
      count,
      '# foyer n’a ni lien personnel ni carte.',
      '# foyers n’ont ni lien personnel ni carte.',
    ),
  makeLinks: (count: number) =>
    plural(count, 'Créer un lien personnel', 'Créer # liens personnels'),
  withoutAddress: (count: number) =>
    plural(
      count,
      '# foyer n’a pas d’adresse et n’est pas imprimé.',
      '# foyers n’ont pas d’adresse et ne sont pas imprimés.',
    ),
  notPublished:
    'Les papiers reprennent les textes du site publié. Vous avez des [modifications pas encore publiées].',
  noSteps: (event) =>
    `«\u202f${event}\u202f» n’a pas encore de programme. Ajoutez-le à l’événement, puis publiez\u00a0:`,
  noMenu: (event) =>
    `«\u202f${event}\u202f» n’a pas encore de menu. Écrivez-le dans l’événement, puis publiez\u00a0:`,
  noHouseholds: 'Il n’y a pas encore de foyer pour lequel imprimer\u00a0:',
  noTables: (event) =>
    `Personne n’a encore de place à «\u202f${event}\u202f». Ajoutez d’abord des tables et des places\u00a0:`,
  noLink: 'Le code QR a besoin d’un lien de table :',
  test: [
    'Imprimez cette feuille à 100 % et sans marges, comme les cartes.',
    'De chaque côté, lisez le plus petit nombre dont le trait est visible : votre imprimante laisse autant de millimètres en blanc. Jusqu’à 8, aucune carte n’est coupée : toutes sont à l’intérieur du cadre en pointillé.',
    'Mesurez les deux longs traits. Si l’un ne fait pas 100 mm, la fenêtre d’impression change la taille : choisissez 100 % ou « taille réelle ».',
  ],
  notLoaded: 'Le design n’a pas pu être chargé. Rechargez la page.',
};
