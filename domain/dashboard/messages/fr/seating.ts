import type { seating as English } from '../en/seating.ts';
import { formatNumber, plural } from '../messages.ts';

export const seating: typeof English = {
  tableName: (number: number, name: string) =>
    name ? `Table ${formatNumber(number)} · ${name}` : `Table ${formatNumber(number)}`,
  title: 'Plan de table',
  event: 'Événement',
  view: 'Affichage',
  views: {
    guests: 'Sans place',
    tables: 'Tables',
    floor: 'Salle',
  },
  summary: (seated, attending) =>
    `${plural(attending, '# invité', '# invités')}, dont ${formatNumber(seated)} avec une place`,
  emptyTitle: 'Pas encore de tables',
  emptyAdvice:
    'Ajoutez les tables de cet événement, puis placez vos invités\u00a0: des foyers entiers ou un par un.',
  addTables: 'Ajouter des tables',
  howMany: 'Combien',
  shape: 'Forme',
  shapes: {
    round: 'Ronde',
    long: 'Longue',
    u: 'En U',
    head: 'Table d’honneur',
  },
  seats: 'Places',
  number: 'Numéro',
  name: 'Nom',
  nameHint: 'Si elle en a un, par exemple Magnolia',
  removeTable: 'Supprimer la table',
  nobody: 'Personne n’est encore placé ici.',
  chair: (seat) => `Place ${formatNumber(seat)}`,
  anyChair: 'Place libre',
  chairOf: (guest) => `Place de ${guest}`,
  search: 'Chercher un invité, une étiquette, un régime',
  withNoReply: 'Aussi les invités sans réponse',
  everybodySeated: 'Tous les présents ont une place.',
  seatAt: 'Placer à',
  chooseTable: 'une table…',
  tableWithFree: (table, free) => `${table} (${plural(free, '# libre', '# libres')})`,
  seatHere: 'Placer ici',
  seatHereAt: (table) => `Placer ici\u00a0: ${table}`,
  swap: 'Échanger les places',
  unseat: 'Retirer de la table',
  print: 'Imprimer par table',
  addToRoom: 'Ajouter à la salle',
  width: 'Largeur (cm)',
  depth: 'Profondeur (cm)',
  floorHint:
    'Faites glisser une table, ou déplacez celle qui est sélectionnée avec les flèches. Faites glisser un invité sur une table ou une place, ou choisissez des invités puis une place.',
  freeChair: 'Place vide',
  wish: 'Souhait',
  wishes: 'Souhaits',
  wishKinds: {
    together: 'Assis ensemble',
    apart: 'Séparés',
    front: 'Près de l’avant',
  },
  aboutWishes:
    'Choisissez des invités, puis un souhait. Près de l’avant, ce sont les tables proches de la table d’honneur, de la scène ou de la piste, sinon celles aux plus petits numéros.',
  unmet: {
    together: 'Ils sont à des tables différentes.',
    apart: 'Ils sont à la même table.',
    front: 'Pas près de l’avant.',
    household: 'Ce foyer est à plusieurs tables.',
  },
  suggest: 'Proposer le reste',
  suggested: (seated) => plural(seated, '# invité placé', '# invités placés'),
  allMet: 'Tous les souhaits sont respectés.',
  stillUnseated: (count) =>
    plural(count, '# invité présent n’a pas de place.', '# invités présents n’ont pas de place.'),
  notMet: (count) =>
    plural(
      count,
      '# souhait ou foyer n’est pas respecté.',
      '# souhaits ou foyers ne sont pas respectés.',
    ),
  nothingToSuggest:
    'Personne d’autre ne peut être placé\u00a0: tous ont une place, ou aucune n’est libre.',
  seatedAt: (guests, table) => `${guests}\u00a0: ${table}`,
  show: 'Montrer leur table aux invités',
  showHint: 'Ceux qui ont un lien personnel la lisent sur leur page.',
  roomParts: {
    room: 'Murs',
    'dance-floor': 'Piste de danse',
    stage: 'Scène',
    door: 'Porte',
  },
  overview: {
    declined: (count) =>
      plural(count, '# invité placé ne vient pas', '# invités placés ne viennent pas'),
    unseated: (count) =>
      plural(count, '# invité présent n’a pas de place', '# invités présents n’ont pas de place'),
  },
  table: 'Table',
  seat: 'Place',
  menu: 'Menu',
  byTable: (event) => `Par table\u00a0: ${event}`,
  aboutByTable: 'Qui est assis où, avec menus et régimes alimentaires',
  rotation: 'Orientation',
  zoom: 'Plus grand',

  errors: {
    eventRemoved: 'Cet événement n’est pas sur le formulaire.',
    'too-many': 'Il y a trop de tables, d’éléments de la salle ou de souhaits.',
    'no-table': 'Cette table a été supprimée.',
    'same-number': 'Deux tables ont le même numéro.',
    'table-full': (table: string) => `Pas assez de places libres\u00a0: ${table}.`,
    'no-seat': (table: string) => `Cette place n’existe pas\u00a0: ${table}.`,
    'seat-taken': (table: string) => `Cette place est déjà prise\u00a0: ${table}.`,
  },
};
