import type { emails as English } from '../en/emails.ts';
import { formatNumber, plural } from '../messages.ts';

const countEmails = (count: number) => plural(count, '# e-mail', '# e-mails');

export const emails: typeof English = {
  title: 'E-mails',
  lead: 'Écrivez à vos invités et voyez quels e-mails sont partis.',
  noMailServer: 'Votre site n’envoie pas encore d’e-mails.',
  labelled: (label, text) => `${label}\u00a0: ${text}`,

  writeToGuests: 'Écrire aux invités',
  kinds: {
    'save-the-date': 'Réservez la date',
    invitation: 'Invitation',
    reminder: 'Rappel',
    announcement: 'Annonce',
  },
  aboutKinds: {
    'save-the-date': 'Le jour et le lieu, pour que vos invités réservent la date.',
    invitation: 'Les événements, avec un lien personnel et un QR code.',
    reminder: 'Seulement pour les foyers sans réponse, maintenant ou avant la date limite.',
    announcement: 'Des nouvelles pour tous, ou pour les invités d’un événement.',
  },
  notCreated: 'L’e-mail n’a pas été créé',
  toGuests: 'Vos e-mails aux invités',

  unsubscribed: 'Désinscrits',
  aboutUnsubscribed:
    'Ces invités ne reçoivent plus les e-mails que vous écrivez. Quand ils répondent, ils reçoivent toujours une confirmation.',
  since: (moment) => `Depuis\u00a0: ${moment}`,
  subscribeAgain: 'Réinscrire',
  subscribeWhoAgain: (name) => `Réinscrire\u00a0: ${name}`,
  notChanged: 'Rien n’a été modifié',

  goingOutSoon: 'E-mails qui partent bientôt',
  goesOut: (kind, moment) => `[${kind}]\u00a0: départ prévu ${moment}.`,
  goesOutToMissing: (kind, moment) =>
    `[${kind}]\u00a0: départ prévu ${moment} pour les foyers sans réponse.`,
  stopIt: 'Annuler l’envoi',
  stopped: 'Envoi annulé',
  draftAgain: 'L’e-mail est redevenu un brouillon.',
  notStopped: 'L’envoi n’a pas été annulé',
  missingReceipts: 'Confirmations non envoyées',
  tooManyReplies: (count, latest) =>
    `Tant de réponses sont arrivées que ${plural(count, '# confirmation n’a pas été envoyée', '# confirmations n’ont pas été envoyées')} (la dernière\u00a0: ${latest}). Toutes les réponses sont enregistrées. Si vous ne connaissez pas ces noms, quelqu’un abuse peut-être de votre formulaire.`,
  seeEmails: 'Voir ces e-mails',

  aboutReplies: 'E-mails sur les réponses',
  counts: {
    sent: (count) => plural(count, '# envoyé', '# envoyés'),
    waiting: (count) => `${formatNumber(count)} en attente`,
    failed: (count) => `${formatNumber(count)} en échec`,
  },
  everyReceipt:
    'Chaque invité qui répond reçoit une confirmation avec ses réponses et les événements pour son agenda.',
  previewReceipt: 'Aperçu de la confirmation',
  previewNotification: 'Aperçu de votre notification',
  latest: 'Derniers e-mails',
  replyKinds: { receipt: 'Confirmation', notification: 'Notification pour vous' },
  sentAt: (moment) => `Envoyé\u00a0: ${moment}`,
  failedAt: (moment) => `Échec\u00a0: ${moment}`,
  sending: 'Envoi en cours…',
  waitingUntil: (moment) => `En attente, prochain essai\u00a0: ${moment}`,
  sendAgain: 'Renvoyer',
  sendWhatAgain: (what) => `Renvoyer\u00a0: ${what}`,
  sendingAgain: 'Nouvel envoi en cours',
  notSentAgain: 'L’e-mail n’a pas été renvoyé',

  emailToGuests: 'E-mail aux invités',
  howToWrite: 'Écrivez l’e-mail, choisissez ses destinataires et vérifiez l’aperçu.',
  allEmails: 'Tous les e-mails',

  text: 'Texte',
  textLanguage: 'Langue du texte',
  subject: 'Objet',
  bodyHint:
    'Une ligne vide commence un nouveau paragraphe. Seuls dans un paragraphe, {link} devient un bouton et {events} la liste des événements.',
  insert: 'Insérer',
  insertWhat: (placeholder) => `Insérer\u00a0: ${placeholder}`,
  placeholders: {
    names: 'Noms',
    link: 'Lien',
    events: 'Événements',
    deadline: 'Date limite',
    couple: 'Vos prénoms',
    date: 'Date du mariage',
    place: 'Lieu',
  },
  compareVersions: 'Comparer les deux versions',
  leftOut: 'Exclus',

  preview: 'Aperçu',
  previewFor: 'Aperçu pour',
  example: (language) => `Exemple (${language})`,
  theEmail: 'L’e-mail',
  plainText: 'En texte brut',

  recipients: 'Destinataires',
  sendTo: 'Envoyer à',
  everybody: 'Tout le monde',
  noReplyYet: 'Pas encore de réponse',
  everybodyMissing: 'Tous ceux qui n’ont pas répondu',
  attending: (event) => `${event}\u00a0: présents`,
  invited: (event) => `${event}\u00a0: invités`,
  invitedMissing: (event) => `${event}\u00a0: invités, sans réponse`,
  unanswered: (question) => `Pas encore de réponse\u00a0: ${question}`,
  unansweredOf: (count) => `Pas encore de réponse à l’une des ${formatNumber(count)} questions`,
  remind: 'Écrire un rappel',
  tag: (tag) => `Étiquette\u00a0: ${tag}`,
  countEmails,
  countWithoutAddress: (count) =>
    plural(count, '# foyer n’a pas d’adresse e-mail', '# foyers n’ont pas d’adresse e-mail'),
  names: 'Noms',
  withoutAddress: 'Sans adresse e-mail',
  addAddresses: 'Ajouter des adresses e-mail à la liste des invités',
  reasons: {
    unsubscribed: 'désinscrit',
    reminded: 'déjà relancé dans les dernières 24 heures',
    earlier: 'a déjà reçu cet e-mail',
  },

  send: 'Envoi',
  testFirst: 'Envoyez-vous d’abord un test',
  sendTest: 'Envoyer un test',
  testSent: 'Test envoyé',
  checkInbox: (address) => `Vérifiez la boîte de réception de ${address}.`,
  testNotSent: 'Le test n’a pas été envoyé',
  whenToSend: 'Quand l’envoyer',
  times: { now: 'Maintenant', later: 'Plus tard', deadline: 'Avant la date limite' },
  time: 'Date et heure',
  timeHint: (timeZone) => `À l’heure de votre mariage (${timeZone})`,
  daysBeforeDeadline: 'Jours avant la date limite',
  daysHint: (timeZone) =>
    `Il part à 10 h, à l’heure de votre mariage (${timeZone}), pour les foyers qui n’auront pas répondu. La page d’accueil l’annonce la veille.`,
  answersGoTo: (address) => `Les réponses à cet e-mail arrivent à ${address}.`,
  duration: (minutes, perMinute) =>
    `L’envoi prend environ ${plural(minutes, '# minute', '# minutes')}, car le serveur envoie ${plural(perMinute, '# e-mail', '# e-mails')} par minute.`,
  counting: 'Calcul des destinataires…',
  sendCount: (count) => `Envoyer ${countEmails(count)}`,
  sendTitle: (count) => `Envoyer ${countEmails(count)}\u202f?`,
  schedule: 'Programmer',
  scheduleTitle: 'Programmer cet e-mail\u202f?',
  confirmSend: 'Envoyer maintenant',
  notYet: 'Pas encore',
  recipientsChanged:
    'Les destinataires ont changé depuis que vous les avez vus. Rien n’a encore été envoyé.',
  isDemo:
    'Vos invités voient encore le site d’exemple, et cet e-mail en contient les noms et les dates. Publiez d’abord le vôtre.',
  canStopSending:
    'Vous pouvez arrêter l’envoi à tout moment. Les e-mails déjà partis ne peuvent pas être rappelés.',
  canStopSchedule:
    'Vous pouvez l’annuler jusque-là. Les destinataires sont choisis au moment de l’envoi.',
  sendingNow: 'Envoi en cours',
  sendingCount: (count) => `${countEmails(count)} à vos invités.`,
  scheduled: 'E-mail programmé',
  sentAutomatically: 'Il partira tout seul. Vous pouvez l’annuler jusque-là.',
  notSent: 'Non envoyé',

  deleteDraft: 'Supprimer ce brouillon',
  deleteTitle: 'Supprimer ce brouillon\u202f?',
  deleteWarning: 'Cet e-mail n’a été envoyé à personne. Son texte sera supprimé.',
  confirmDelete: 'Oui, supprimer le brouillon',
  keepDraft: 'Garder le brouillon',
  notDeleted: 'Le brouillon n’a pas été supprimé',

  progress: 'Avancement',
  draft: 'Brouillon',
  starting: 'Départ imminent…',
  goesOutAt: (moment) => `Départ prévu ${moment}`,
  sendingOf: (sent, total) =>
    `Envoi en cours\u00a0: ${formatNumber(sent)} sur ${formatNumber(total)}`,
  stoppedAfter: (sent, waiting) =>
    `Arrêté\u00a0: ${formatNumber(sent)} envoyés · ${formatNumber(waiting)} non envoyés`,
  sentTo: (count) => `Envoyé à ${plural(count, '# adresse', '# adresses')}`,
  beforeDeadline: (days) =>
    `${plural(days, '# jour', '# jours')} avant la date limite, aux foyers qui n’auront pas répondu.`,
  asOfNow: (count) => `À ce jour\u00a0: ${countEmails(count)}.`,
  sentEmails: 'E-mails envoyés',
  stop: 'Arrêter',
  stopAndEdit: 'Annuler l’envoi et modifier le brouillon',
  sendRest: 'Envoyer le reste',
  sendMore: (count) =>
    plural(count, 'L’envoyer à # autre adresse', 'L’envoyer à # autres adresses'),
  failed: 'Échec',
  nextAttempt: (moment) => `Prochain essai\u00a0: ${moment}`,
  waiting: 'En attente',

  issues: {
    noSubject: 'Il manque l’objet de l’e-mail.',
    namesInSubject: 'L’objet ne peut pas contenir {names}. Utilisez {names} dans le texte.',
    noText: 'Il manque le texte de l’e-mail.',
    lineToReplace: (line) => `Remplacez la ligne «\u202f${line}\u202f» par vos nouvelles.`,
    unknownPlaceholder: (placeholder) =>
      `${placeholder} n’est pas une variable. Vos invités le liraient tel quel.`,
    unknownPlaceholders: (placeholders) =>
      `${placeholders} ne sont pas des variables. Vos invités les liraient tels quels.`,
  },

  errors: {
    noAddress:
      'Vos invités ne peuvent pas encore ouvrir de lien\u00a0: indiquez PUBLIC_URL, l’adresse de votre site, dans les réglages du serveur.',
    nobody: 'Personne ne recevrait cet e-mail.',
    onlyReminders: 'Seul un rappel peut dépendre de la date limite.',
    timePassed: 'Ce moment est déjà passé. Choisissez-en un autre.',
    tooManyLeftOut:
      'Trop d’adresses sont exclues. Choisissez un groupe plus petit dans «\u202fEnvoyer à\u202f»',
    tooManyTests: (max) => `Au maximum ${formatNumber(max)} tests par heure. Réessayez plus tard`,
  },

  failures: {
    answered: 'Le serveur de messagerie a répondu\u00a0:',
    connectionClosed: 'Le serveur de messagerie a fermé la connexion',
    unreachable: 'Le serveur de messagerie est injoignable',
    unknownName: 'Aucun serveur de messagerie ne porte ce nom',
    noAnswer: 'Le serveur de messagerie n’a pas répondu',
    noTls: 'Le serveur de messagerie ne propose pas de connexion TLS fiable',
    loginRejected: 'Le serveur de messagerie a refusé l’utilisateur et le mot de passe',
    notSent: 'L’e-mail n’a pas pu être envoyé',
    notComposed: 'L’e-mail n’a pas pu être composé',
    notConfirmed:
      'Il est peut-être arrivé\u00a0: le serveur de messagerie l’a reçu deux fois sans jamais le confirmer',
    unknownAfterRestore:
      'Il a peut-être été envoyé\u00a0: la sauvegarde restaurée ne permet pas de le savoir',
    receiptsToAddress: (perDay) =>
      `Une même adresse reçoit au maximum ${formatNumber(perDay)} confirmations par jour`,
    openReceipts: (perHour, perDay) =>
      `Pour les réponses sans lien personnel, au maximum ${formatNumber(perHour)} confirmations par heure et ${formatNumber(perDay)} par jour sont envoyées`,
  },

  notification: {
    newReply: 'Nouvelle réponse',
    changedReply: 'Réponse modifiée',
    waitingReply: 'Réponse à trancher',
    preview: 'Qui a répondu, et quoi.',
    greeting: (names) => `Bonjour ${names},`,
    replied: (names) => `Vous avez une réponse de ${names}.`,
    repliedAgain: (names) =>
      `Vous avez une nouvelle réponse de ${names}. C’est elle qui compte maintenant\u00a0; la précédente reste dans l’historique.`,
    repliedWithoutLink: (names) =>
      `Vous avez une réponse de ${names} sans le lien personnel, alors qu’il y en a déjà une par ce lien. Elle ne compte pas tant que vous n’avez pas tranché dans la liste des invités.`,
    writeToThem: 'Pour leur écrire, répondez à cet e-mail.',
    newReplies: (count) => `${formatNumber(count)} nouvelles réponses`,
    previewOfMany: 'Qui a répondu.',
    manyCameIn: (count) => `${formatNumber(count)} réponses sont arrivées\u00a0:`,
    andMore: (count) => plural(count, 'et # autre.', 'et # autres.'),
    seeDashboard: 'Leurs réponses sont dans le tableau de bord.',
    openDashboard: 'Ouvrir le tableau de bord',
    closing: 'Le site de',
    exampleNote: 'Marco ne mange pas de poisson.',
  },
  /** The email that tells the couple about a sign-in on a device that was not used before. */
  newDevice: {
    title: 'Connexion depuis un nouvel appareil',
    preview: 'Qui s’est connecté, et depuis quel appareil.',
    text: 'Quelqu’un s’est connecté au tableau de bord depuis un appareil qui n’avait pas encore servi à cela.',
    who: 'Qui',
    device: 'Appareil',
    address: 'Adresse',
    advice:
      'Si ce n’était pas vous, ouvrez le tableau de bord, déconnectez cet appareil dans Données et choisissez un autre mot de passe.',
  },
  testSubject: (subject) => `Essai\u00a0: ${subject}`,
};
