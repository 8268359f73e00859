import type { replies as English } from '../en/replies.ts';
import { formatNumber, plural } from '../messages.ts';

const by = (author: string | null) => (author === null ? 'par les mariés' : `par ${author}`);

export const replies: typeof English = {
  title: 'Réponses',
  add: 'Ajouter une réponse',
  none: 'Pas encore de réponse',
  aboutNone:
    'Quand vos invités répondent sur votre site, leurs réponses apparaissent ici. Avec «\u202fAjouter une réponse\u202f», saisissez celles que vous avez reçues par téléphone ou par courrier.',
  noMatch: 'Aucune réponse ne correspond',
  noMatchAdvice: 'Essayez une autre recherche, ou moins de filtres.',
  showAll: 'Afficher toutes les réponses',
  summary: (replies, guests, attending) =>
    `${plural(replies, '# réponse', '# réponses')} · ${plural(guests, '# invité', '# invités')}, dont ${plural(attending, '# présent', '# présents')}`,

  attendance: { attending: 'Présent', 'not-attending': 'Absent', 'not-asked': 'Pas demandé' },
  attendedOf: (attended, events) => `${formatNumber(attended)} sur ${formatNumber(events)}`,
  columns: {
    attending: 'Présence',
    household: 'Foyer',
    guests: 'Invités',
    notes: 'Régime alimentaire',
    replied: 'Réponse',
  },
  marks: {
    waiting: 'pas encore comptée',
    withdrawn: 'retirée',
    entered: 'saisie à la main',
    edited: 'modifiée à la main',
    changed: 'modifiée',
  },

  filters: {
    search: 'Rechercher noms, adresses et notes',
    event: 'Événement',
    allReplies: 'Toutes les réponses',
    attendance: {
      attending: (event) => `${event}\u00a0: présents`,
      'not-attending': (event) => `${event}\u00a0: absents`,
      'not-asked': (event) => `${event}\u00a0: pas demandé`,
    },
    question: 'Question posée',
    allAnswers: 'Toutes les réponses',
    showAnswers: 'Afficher les réponses',
    answered: 'Avec réponse',
    onlyWith: 'Afficher seulement les réponses avec',
    marks: {
      'second-guest': 'Deuxième invité',
      notes: 'Régime alimentaire',
      changed: 'Modifiées depuis le dernier export',
      'entered-by-couple': 'Saisies ou modifiées à la main',
      withdrawn: 'Retirées',
    },
  },

  yes: 'Oui',
  no: 'Non',
  noAnswer: 'Sans réponse',
  noEmail: 'Pas d’adresse e-mail',
  noNotes: 'Aucun',
  earlierNote: (note) => `Note précédente\u00a0: ${note}`,
  askEarlierNote:
    'Dans la dernière réponse, ce champ est vide. La note est-elle toujours valable\u202f?',
  keepNote: 'Garder la note',
  endNote: 'Elle n’est plus valable',
  child: 'Enfant',
  childNamed: (name) => `${name} (enfant)`,
  guestOf: (name) => `La personne qui accompagne ${name}`,
  withGuest: (name) => `${name} et son invité`,
  withGuests: (name, others) => `${name} et ${plural(others, '# invité', '# invités')}`,
  with: (names) => `avec ${names}`,
  secondNotCounted: (name) => `Un deuxième invité est nommé (${name}), mais un seul est compté.`,

  edit: 'Modifier',
  withdraw: 'Retirer',
  restore: 'Rétablir la réponse',
  save: 'Enregistrer la réponse',
  addReply: 'Ajouter la réponse',

  matched: {
    couple: (name) => `Associée par vous à ${name} de votre liste.`,
    invitation: (name) => `Associée à ${name} de votre liste par le lien personnel.`,
    email: (name) => `Associée à ${name} de votre liste par l’adresse e-mail.`,
    name: (name) => `Associée à ${name} de votre liste par le nom seulement.`,
  },
  wrongMatch: 'Mauvaise association\u202f?',
  wrongMatchWhat: (listed, household) =>
    `Mauvaise association\u00a0: ${listed} n’est pas ${household}`,

  open: {
    says: (attendance) => `[]\u00a0: «\u202f${attendance}\u202f»`,
    saysFrom: (attendance, address) => `[]\u00a0: «\u202f${attendance}\u202f» de ${address}`,
    sentAfter: (attendance) =>
      `Envoyée sans le lien personnel, après la réponse par le lien, qui compte\u00a0: «\u202f${attendance}\u202f».`,
    sentBefore: (attendance) =>
      `Envoyée sans le lien personnel, avant la réponse par le lien, qui compte\u00a0: «\u202f${attendance}\u202f».`,
    use: 'Utiliser cette réponse',
    useWhat: (name) => `Utiliser la réponse de ${name} sans le lien`,
    keep: 'Garder la réponse par le lien',
    keepWhat: (name) => `Garder la réponse de ${name} par le lien`,
    somebodyElse: 'Quelqu’un d’autre',
    isSomebodyElse: (name, listed) => `${name} et ${listed} sont des personnes différentes`,
    used: (name) => `Ces réponses valent maintenant pour ${name}.`,
  },

  history: 'Historique',
  replied: 'A répondu',
  repliedAgain: 'A répondu de nouveau',
  repliedAfterWithdrawal: 'A répondu après le retrait',
  sentSame: 'A renvoyé la même réponse',
  enteredBy: (author) => `Saisie ${by(author)}`,
  editedBy: (author) => `Modifiée ${by(author)}`,
  savedBy: (author) => `Enregistrée ${by(author)} sans modification`,
  withdrawnBy: (author) => `Retirée ${by(author)}`,
  restoredBy: (author) => `Rétablie ${by(author)}`,
  status: {
    waiting: (moment) => `Attend votre décision\u00a0: ${moment}`,
    withdrawn: (moment) => `Retirée\u00a0: ${moment}`,
    replied: (moment) => `Réponse\u00a0: ${moment}`,
    entered: (moment, author) => `Saisie ${by(author)}\u00a0: ${moment}`,
    edited: (moment, author) => `Modifiée ${by(author)}\u00a0: ${moment}`,
  },

  attendingBoth: 'Présent aux deux',
  attendingAll: (events) => `Présent aux ${formatNumber(events)} événements`,
  attendingSome: (attended, events) =>
    `Présent à ${formatNumber(attended)} événements sur ${formatNumber(events)}`,
  attendingOnly: (titles) => `${titles} seulement`,
  declinedBoth: 'Absent aux deux',
  declinedAll: (events) => `Absent aux ${formatNumber(events)} événements`,

  fields: {
    email: 'E-mail',
    guests: 'Invités',
    note: 'Régime alimentaire',
    person: 'Personne',
    dietary: 'Régime alimentaire',
    first: 'Prénom',
    last: 'Nom',
    guestTwoFirst: 'Prénom du deuxième invité',
    guestTwoLast: 'Nom du deuxième invité',
    removedEvent: 'Événement supprimé',
    removedQuestion: 'Question supprimée',
  },
  notInReply: 'pas dans la réponse',
  noName: 'sans nom',
  noValue: 'vide',
  noEarlierNote: 'aucune, la note précédente n’est plus valable',
  added: (name) => `Personne ajoutée\u00a0: ${name}`,
  removed: (name) => `Personne retirée\u00a0: ${name}`,
  addedPerson: (name) => `ajout de ${name}`,
  removedPerson: (name) => `retrait de ${name}`,
  andMore: (changes, more) => `${changes} et ${plural(more, '# autre', '# autres')}`,
  withOwnEvents: (names) => `${names}, chacun avec ses propres événements`,
  earlierVersionsStay: 'Les versions déjà enregistrées restent dans l’historique.',
  staysWithdrawn: 'La réponse a été retirée et le reste jusqu’à ce que vous la rétablissiez.',

  form: {
    label: 'Réponse',
    changedMeanwhile:
      'Cette réponse a changé pendant que vous la modifiiez. En enregistrant, vous pourrez comparer les deux versions et choisir celle à garder.',
    guestTwoFirst: 'Deuxième invité\u00a0: prénom (facultatif)',
    guestTwoLast: 'Deuxième invité\u00a0: nom (facultatif)',
    guestFirst: (guest) => `Invité ${formatNumber(guest)}\u00a0: prénom (facultatif)`,
    guestLast: (guest) => `Invité ${formatNumber(guest)}\u00a0: nom (facultatif)`,
    email: 'E-mail (facultatif)',
    notes: 'Régime alimentaire (facultatif)',
    dietary: 'Régime alimentaire (facultatif)',
    counts: ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'],
    askEachPerson: 'Indiquer les événements de chaque personne',
    person: (number) => `Personne ${formatNumber(number)}`,
    addPerson: 'Ajouter une personne',
    removePerson: 'Retirer',
    removeWho: (number) => `Retirer la personne ${formatNumber(number)}`,
    answersOf: (name) => `Réponses de ${name}`,
    answersOfGuest: (guest) => `Réponses de l’invité ${formatNumber(guest)}`,
    emailTaken: (name) =>
      `${name} a déjà répondu avec cette adresse e-mail. Modifiez cette réponse-là, ou laissez l’adresse vide.`,
  },
  checks: {
    first: 'Indiquez le prénom',
    last: 'Indiquez le nom',
    email: 'Saisissez une adresse e-mail valide',
    attendance: 'Choisissez une réponse\u00a0: {event}',
    guests: 'Choisissez 1 ou 2 personnes',
    guestsUpTo: 'Choisissez de 1 à {max} personnes',
    invisible: 'Supprimez les caractères de contrôle invisibles',
    tooLong: 'Ne dépassez pas {max} caractères',
  },
  questionChecks: {
    required: 'Répondez à cette question',
    choice: 'Choisissez l’une des réponses',
    number: 'Saisissez un nombre entier de 0 à {max}',
    invisible: 'Supprimez les caractères de contrôle invisibles',
    tooLong: 'Ne dépassez pas {max} caractères',
  },
  errors: {
    email: 'Saisissez une adresse e-mail valide, ou laissez le champ vide',
    attendance: 'Choisissez une réponse',
    noGuest: 'Indiquez au moins un invité',
    tooManyGuests: (max) => `Indiquez au maximum ${formatNumber(max)} invités`,
    otherEvents: 'Tous les invités participent aux mêmes événements',
    tooLong: 'Raccourcissez les réponses',
  },

  saved: {
    add: { title: 'Réponse ajoutée', text: (name) => `La réponse de ${name} est ajoutée.` },
    edit: {
      title: 'Réponse enregistrée',
      text: (name) => `La réponse de ${name} est enregistrée.`,
    },
    withdraw: {
      title: 'Réponse retirée',
      text: (name) => `La réponse de ${name} est retirée et ne compte plus.`,
    },
    restore: {
      title: 'Réponse rétablie',
      text: (name) => `La réponse de ${name} est rétablie et compte de nouveau.`,
    },
    'count-two': {
      title: 'C’est enregistré',
      text: (name) => `La réponse de ${name} compte pour 2 invités.`,
    },
    confirm: {
      title: 'C’est enregistré',
      text: (name) => `La réponse de ${name} reste telle quelle.`,
    },
    'keep-note': {
      title: 'C’est enregistré',
      text: (name) => `La note précédente figure de nouveau dans la réponse de ${name}.`,
    },
    'end-note': {
      title: 'C’est enregistré',
      text: (name) => `La note précédente de ${name} n’est plus valable.`,
    },
  },
  asBefore: (name) => `La réponse de ${name} est de nouveau comme avant.`,
  notChanged: 'Rien n’a été modifié',
  changedBySomeone: 'Modifiée par quelqu’un d’autre',
  showsLatest:
    'Cette réponse a changé avant que votre modification soit enregistrée. La page montre maintenant la dernière version.',

  data: {
    title: 'Leurs données',
    export: 'Exporter leurs données',
    erase: 'Effacer ce foyer',
    eraseTitle: (name) => `Effacer ${name}\u202f?`,
    confirm: 'Oui, effacer ce foyer',
    keep: 'Le garder',
    warning: (stored) =>
      `Sont effacés\u00a0: ${stored}, les réponses retirées de la même adresse et ce qui est conservé sur les e-mails envoyés à ce foyer. C’est définitif. Les sauvegardes faites jusqu’à présent contiennent encore le foyer\u00a0: le site garde les 14 dernières, en général celles de deux semaines. Les copies ailleurs restent 60 jours, et vos téléchargements ne sont jamais effacés. Si une sauvegarde plus ancienne est restaurée, le foyer réapparaît et il faut l’effacer de nouveau.`,
    reply: (name) => `la réponse de ${name} avec son historique`,
    waitingReply: (name) => `la réponse en attente de ${name} avec son historique`,
    entry: (name) => `${name} sur votre liste d’invités avec le lien personnel`,
    coupleOnly: 'Seul le mot de passe des mariés permet d’effacer un foyer.',
    erased: 'Foyer effacé',
    nothingLeft: (name) => `Il ne reste rien sur ${name} dans la base de données du site.`,
    notFinished: 'L’effacement n’est pas terminé',
    tryAgain: 'Réessayer',
  },
};
