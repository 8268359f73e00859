import type { lists as English } from '../en/lists.ts';
import { formatNumber, plural } from '../messages.ts';

const guests = (count: number) => plural(count, '# invité', '# invités');
const withChildren = (text: string, children: number) =>
  children > 0 ? `${text}, dont ${plural(children, '# enfant', '# enfants')}` : text;

export const lists: typeof English = {
  thisList: 'Cette liste',
  backToDashboard: 'Retour au tableau de bord',
  print: 'Imprimer',
  downloadAs: (list, format) => `${list}\u00a0: télécharger au format ${format}`,

  titles: {
    replies: 'Toutes les réponses',
    people: 'Personnes',
    caterer: 'Pour le traiteur',
    guestList: 'Liste des invités',
    noReply: 'Pas encore de réponse',
    guests: (event) => `Invités\u00a0: ${event}`,
  },
  empty: {
    replies: 'Pas encore de réponses.',
    accepted: 'Personne n’a encore accepté.',
    notes: 'Aucun des invités présents n’a indiqué de régime alimentaire.',
    guestList: 'Votre liste d’invités est vide.',
    noReply: 'Tout le monde a répondu.',
  },

  columns: {
    household: 'Foyer',
    householdName: 'Foyer',
    guest: 'Invité',
    name: 'Nom',
    first: 'Prénom',
    last: 'Nom',
    first2: 'Prénom du deuxième invité',
    last2: 'Nom du deuxième invité',
    furtherGuests: 'Autres invités',
    email: 'E-mail',
    phone: 'Téléphone',
    address: 'Adresse',
    language: 'Langue',
    tags: 'Étiquettes',
    guests: 'Invités',
    child: 'Enfant',
    age: 'Âge',
    plusOne: 'Accompagnant',
    ofTheseChildren: 'Dont enfants',
    attending: 'Présent à',
    dietaryNotes: 'Régime alimentaire',
    householdNotes: 'Régime alimentaire du foyer',
    dietaryNeeds: 'Régime alimentaire',
    replied: 'Réponse du',
    withdrawn: 'Retirée',
    enteredByCouple: 'Saisie par les mariés',
    firstReply: 'Première réponse (UTC)',
    lastChange: 'Dernière modification (UTC)',
    line: 'Ligne',
    guestsInvited: 'Personnes invitées',
    note: 'Remarque',
    gift: 'Cadeau',
    thankedOn: 'Remerciés',
    id: 'ID',
    invitedTo: 'Événements',
    maxGuests: 'Nombre maximal d’invités',
    link: 'Lien personnel',
  },
  yes: 'oui',
  no: 'non',
  events: { all: 'tous', allOpen: 'tous les événements ouverts', none: 'aucun' },
  waits: 'attend votre décision',
  lines: {
    household: 'Foyer',
    guest: 'Invité',
    note: 'Remarque',
    answer: 'Réponse',
    total: 'Total',
  },
  allAttending: 'Tous les présents',
  childrenAttending: 'Enfants présents',

  households: (count) => plural(count, '# foyer', '# foyers'),
  people: (count) => plural(count, '# personne', '# personnes'),
  guestsAttending: (count, children) =>
    withChildren(plural(count, '# invité présent', '# invités présents'), children),
  guestsInvited: (count) => plural(count, '# personne invitée', '# personnes invitées'),
  attendingEvent: (event, count, children) => withChildren(`${event}\u00a0: ${count}`, children),
  guestsOfEvent: (event, count, children) =>
    withChildren(`${event}\u00a0: ${guests(count)}`, children),
  beforeEvent: (event) => `${event}\u00a0:`,
  ages: (ages) => `Âge des enfants\u00a0: ${ages}`,
  ageNotKnown: (count) => plural(count, '# non indiqué', '# non indiqués'),
  noAnswer: (count) => `sans réponse ${formatNumber(count)}`,

  csvErrors: {
    quoteNotClosed: 'Un guillemet est ouvert mais jamais fermé.',
    quoteInCell: 'Il y a un guillemet au milieu d’une cellule.',
    unreadable: 'Cette ligne est illisible.',
  },
};
