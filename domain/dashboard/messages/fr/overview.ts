import type { overview as English } from '../en/overview.ts';
import { formatNumber, plural } from '../messages.ts';

export const overview: typeof English = {
  title: 'Accueil',
  welcome:
    'Bienvenue, et félicitations\u202f! Ici, vous créez votre site, invitez vos proches et voyez qui vient.',
  deadlineWas: (replied, date) => `${replied}. La date limite était le ${date}.`,
  deadlineToday: (replied) => `${replied}. La date limite est aujourd’hui.`,
  deadline: (replied, date, days) =>
    `${replied}. La date limite est le ${date}, dans ${plural(days, '# jour', '# jours')}.`,
  nobodyReplied: 'Personne n’a encore répondu',
  replied: (households) => plural(households, '# foyer a répondu', '# foyers ont répondu'),

  guestsAttending: (guests) => plural(guests, 'invité présent', 'invités présents'),
  householdsAttending: 'Foyers présents',
  declined: 'Absents',
  notAsked: 'Pas demandé',
  onYourList: 'Sur votre liste',
  guests: 'Invités',
  households: 'Foyers',
  invited: 'Invités',
  attending: 'Présents',
  noReply: 'Pas encore de réponse',
  beyondYourList: 'Présents hors de votre liste',

  withNotes: (replies) =>
    plural(replies, '# réponse avec régime alimentaire', '# réponses avec régime alimentaire'),
  addGuestList: 'Ajoutez votre liste d’invités pour voir qui n’a pas répondu',
  withoutReply: (households) => plural(households, '# foyer sans réponse', '# foyers sans réponse'),
  waiting: (replies) =>
    plural(replies, '# réponse attend votre décision', '# réponses attendent votre décision'),
  toThank: (gifts) =>
    plural(gifts, '# cadeau pour lequel remercier', '# cadeaux pour lesquels remercier'),
  withdrawn: (replies) => plural(replies, '# réponse retirée', '# réponses retirées'),

  noReplies: 'Pas encore de réponse',
  aboutNoReplies:
    'Quand vos invités répondent sur votre site, vous le voyez ici aussitôt. Vous pouvez aussi saisir une réponse reçue par téléphone ou par courrier.',
  addReply: 'Ajouter une réponse',

  unclear: 'Un invité ou deux\u202f?',
  aboutUnclear:
    'Ces invités ont donné deux noms, et 1 comme nombre de personnes. Un seul est compté jusqu’à votre décision.',
  two: 'Ils sont 2',
  isTwo: (names) => `${names}\u00a0: ils sont 2`,
  one: 'Il n’y en a que 1',
  isOne: (names) => `${names}\u00a0: il n’y en a que 1`,

  questions: 'Vos questions',
  forCaterer: 'Pour le traiteur',
  askedGuests: (guests) => plural(guests, '# invité interrogé', '# invités interrogés'),
  askedHouseholds: (households) => plural(households, '# foyer interrogé', '# foyers interrogés'),
  inTotal: 'Au total',
  answered: 'Avec réponse',
  noAnswer: 'Sans réponse',

  latest: 'Dernières réponses',
  newSinceVisit: 'Depuis votre dernière visite',
  allReplies: 'Toutes les réponses',
  noNew: 'Pas de nouvelle réponse.',
  step: (attendance, step) => `${attendance} · ${step}`,
  stepWith: (attendance, step, changes) => `${attendance} · ${step}\u00a0: ${changes}`,
  waits: (reply) => `${reply} · attend votre décision`,
  hasNotes: (reply) => `${reply} · régime alimentaire`,

  overTime: 'Les réponses au fil du temps',
  chartNotLoaded: 'Le graphique n’a pas pu être chargé.',
  byDay: (deadline) =>
    `Les foyers qui ont répondu, jour par jour. La date limite est le ${deadline}.`,
  day: 'Jour',
  newReplies: 'Nouvelles réponses',
  total: 'Au total',
  deadlineOn: (day) => `Date limite, ${day}`,
  onDay: (day, replies) => `${day} · ${plural(replies, '# réponse', '# réponses')}`,

  next: {
    title: 'Les prochaines étapes',
    progress: (done, all) => `${formatNumber(done)} sur ${formatNumber(all)}`,
    done: 'fait',
    steps: {
      names: {
        title: 'Vos noms et la date',
        text: 'Tout le reste en découle.',
        action: 'Écrire vos noms',
      },
      page: {
        title: 'Votre page',
        text: 'Vos événements, vos mots et vos photos.',
        action: 'Ouvrir l’éditeur',
      },
      publish: {
        title: 'Publier',
        text: 'Vos invités voient votre page à la place de l’exemple. Vous pouvez la modifier à tout moment.',
        action: 'Vérifier et publier',
      },
      'guest-list': {
        title: 'Liste des invités',
        text: 'Importez une feuille de calcul, ou ajoutez les foyers l’un après l’autre.',
        action: 'Ajouter vos invités',
      },
      emails: {
        title: 'Les e-mails',
        text: 'Pour les invitations, les rappels et une confirmation pour chaque réponse.',
        action: 'Voir ce qui manque',
      },
      try: {
        title: 'Essayer comme un invité',
        text: 'Ouvrez le lien personnel d’un foyer\u00a0: vous voyez ce qu’il voit.',
        action: 'Ouvrir la page d’un invité',
      },
      send: {
        title: 'Envoyer les invitations',
        text: 'Par e-mail d’ici, ou envoyez vous-mêmes les liens personnels.',
        action: 'Écrire à vos invités',
      },
    },
  },
};
