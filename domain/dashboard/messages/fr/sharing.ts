import type { sharing as English } from '../en/sharing.ts';
import { formatNumber, plural } from '../messages.ts';

export const sharing: typeof English = {
  title: 'Partager les listes',
  about:
    'Un lien montre au traiteur ou au wedding planner les listes que vous choisissez, sans mot de passe. Ils peuvent les lire, les imprimer et les télécharger, mais rien modifier. Les listes sont toujours à jour.',
  links: 'Liens partagés',
  create: 'Créer un lien',

  onlyFor: (lists, event) => `${lists}, seulement pour ${event}`,
  expired: (day) => `Expiré\u00a0: ${day}`,
  worksUntil: (day) => `Valable jusqu’au ${day}`,
  opened: (count, last) =>
    `Ouvert ${count === 1 ? 'une fois' : plural(count, '# fois', '# fois')}, la dernière\u00a0: ${last}`,
  notOpened: 'Pas encore ouvert',

  revoke: 'Révoquer',
  revokeWhat: (label) => `Révoquer le lien pour ${label}`,
  revokeTitle: 'Révoquer ce lien\u202f?',
  revokeWarning: (label) =>
    `${label} ne pourra plus ouvrir les listes. C’est définitif, mais vous pourrez créer un nouveau lien.`,
  confirmRevoke: 'Oui, révoquer le lien',
  keepLink: 'Garder le lien',
  revoked: 'Lien révoqué',
  notRevoked: 'Lien non révoqué',
  remove: 'Supprimer',
  removeWhat: (label) => `Supprimer le lien pour ${label}`,
  removed: 'Lien supprimé',
  noLongerWorks: (label) => `Le lien pour ${label} ne fonctionne plus.`,

  shareWithHelper: 'Partager les listes',
  forWhom: 'Pour qui\u202f?',
  presets: {
    caterer: 'Le traiteur',
    planner: 'Le wedding planner',
    driver: 'Le chauffeur',
    hotel: 'L’hôtel',
  },
  name: 'Nom',
  nameHint: 'Pour votre liste de liens et en haut de la page',
  enterName: 'Saisissez un nom',
  lists: 'Listes',
  chooseList: 'Choisissez une liste',
  listTitles: {
    caterer: 'Traiteur',
    tables: 'Par table',
    guests: 'Invités de chaque événement',
    replies: 'Toutes les réponses',
    people: 'Personnes',
    'guest-list': 'Liste des invités',
    'no-reply': 'Pas encore de réponse',
    transfers: 'Transferts',
    rooming: 'Liste des chambres',
  },
  listHints: {
    caterer: 'invités, menus et régimes alimentaires',
    tables: 'les noms de chaque table et les menus',
    guests: 'seulement les noms',
    replies: 'avec les adresses e-mail',
    people: 'avec leurs réponses',
    'guest-list': 'avec les adresses et les numéros de téléphone',
    'no-reply': 'avec les adresses e-mail',
    transfers: 'invités de chaque véhicule, avec heures et numéros de vol',
    rooming: 'invités par hôtel, avec arrivée et départ',
  },
  neverShown:
    'Vos notes sur la liste des invités ne sont jamais montrées, et les régimes alimentaires seulement avec Traiteur.',
  onlyPart: 'Seulement pour',
  allParts: 'Tous',
  events: 'Événements',
  allEvents: 'Tous les événements',
  worksFor: 'Valable',
  durations: { 7: 'une semaine', 30: 'un mois', 90: 'trois mois', 365: 'un an' },
  submit: 'Créer le lien',
  creating: 'Création…',
  sendTo: (label) => `Envoyez ce lien à ${label}. Toute personne qui l’a peut lire les listes.`,

  page: {
    contents: 'Listes',
    asOf: (moment) => `mise à jour\u00a0: ${moment}`,
    footer: (moment) =>
      `Mise à jour\u00a0: ${moment}. Rechargez la page pour voir les dernières réponses.`,
    eventRemoved: 'Cet événement n’est plus dans le formulaire.',
    nothingYet: 'Il n’y a encore rien sur ces listes.',
    tooManyAttempts: 'Trop d’essais',
    tryAgainIn: (seconds) => `Réessayez dans ${plural(seconds, '# seconde', '# secondes')}.`,
    invalidLink: 'Ce lien ne fonctionne pas',
    askTheCouple: 'Il a peut-être expiré ou été révoqué. Demandez-en un nouveau aux mariés.',
  },

  errors: {
    enterLabel: 'Indiquez à qui le lien est destiné',
    labelTooLong: (max) => `${formatNumber(max)} caractères au maximum`,
    oneLine: 'Une seule ligne, sans caractères de contrôle',
    listTwice: 'Une liste est indiquée deux fois',
    eventRemoved: 'Cet événement n’est pas dans le formulaire.',
    tooMany: (max) => `Il y a déjà ${formatNumber(max)} liens. Supprimez-en un qui ne sert plus.`,
  },
};
