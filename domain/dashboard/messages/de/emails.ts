import type { emails as English } from '../en/emails.ts';
import { formatNumber, plural } from '../messages.ts';

const countEmails = (count: number) => plural(count, '# E-Mail', '# E-Mails');

export const emails: typeof English = {
  title: 'E-Mails',
  lead: 'Schreibt euren Gästen und seht, welche E-Mails verschickt wurden.',
  noMailServer: 'Eure Website verschickt noch keine E-Mails.',
  labelled: (label, text) => `${label}: ${text}`,

  writeToGuests: 'An die Gäste schreiben',
  kinds: {
    'save-the-date': 'Save the Date',
    invitation: 'Einladung',
    reminder: 'Erinnerung',
    announcement: 'Rundmail',
  },
  aboutKinds: {
    'save-the-date': 'Tag und Ort, damit sich eure Gäste den Tag freihalten können.',
    invitation: 'Die Events, mit persönlichem Link und QR-Code.',
    reminder: 'Nur an Haushalte ohne Antwort, jetzt oder vor Ablauf der Frist.',
    announcement: 'Neuigkeiten für alle oder für die Gäste eines Events.',
  },
  notCreated: 'E-Mail nicht angelegt',
  toGuests: 'Eure E-Mails an die Gäste',

  unsubscribed: 'Abgemeldet',
  aboutUnsubscribed:
    'Diese Gäste bekommen keine der E-Mails, die ihr schreibt. Eine Bestätigung bekommen sie weiterhin, wenn sie antworten.',
  since: (moment) => `Seit ${moment}`,
  subscribeAgain: 'Wieder anmelden',
  subscribeWhoAgain: (name) => `Wieder anmelden: ${name}`,
  notChanged: 'Nicht geändert',

  goingOutSoon: 'E-Mails, die bald verschickt werden',
  goesOut: (kind, moment) => `[${kind}]: wird verschickt am ${moment}.`,
  goesOutToMissing: (kind, moment) =>
    `[${kind}]: wird verschickt am ${moment} an alle Haushalte ohne Antwort.`,
  stopIt: 'Anhalten',
  stopped: 'Angehalten',
  draftAgain: 'Die E-Mail ist wieder ein Entwurf.',
  notStopped: 'Nicht angehalten',
  missingReceipts: 'Nicht verschickte Bestätigungen',
  tooManyReplies: (count, latest) =>
    `Es kamen so viele Antworten, dass ${plural(count, '# Bestätigung nicht verschickt wurde', '# Bestätigungen nicht verschickt wurden')} (zuletzt: ${latest}). Alle Antworten sind gespeichert. Wenn ihr diese Namen nicht kennt, missbraucht vielleicht jemand euer Formular.`,
  seeEmails: 'Diese E-Mails ansehen',

  aboutReplies: 'E-Mails zu Antworten',
  counts: {
    sent: (count) => `${formatNumber(count)} verschickt`,
    waiting: (count) => `${formatNumber(count)} ausstehend`,
    failed: (count) => `${formatNumber(count)} fehlgeschlagen`,
  },
  everyReceipt:
    'Jeder Gast, der antwortet, bekommt eine Bestätigung mit seinen Angaben und den Events für den Kalender.',
  previewReceipt: 'Vorschau der Bestätigung',
  previewNotification: 'Vorschau eurer Benachrichtigung',
  latest: 'Neueste E-Mails',
  replyKinds: { receipt: 'Bestätigung', notification: 'Benachrichtigung an euch' },
  sentAt: (moment) => `Verschickt: ${moment}`,
  failedAt: (moment) => `Fehlgeschlagen: ${moment}`,
  sending: 'Wird verschickt…',
  waitingUntil: (moment) => `Wartet, nächster Versuch: ${moment}`,
  sendAgain: 'Noch einmal senden',
  sendWhatAgain: (what) => `Noch einmal senden: ${what}`,
  sendingAgain: 'Wird noch einmal verschickt',
  notSentAgain: 'Nicht noch einmal verschickt',

  emailToGuests: 'E-Mail an die Gäste',
  howToWrite: 'Schreibt die E-Mail, wählt die Empfänger aus und prüft die Vorschau.',
  allEmails: 'Alle E-Mails',

  text: 'Text',
  textLanguage: 'Sprache des Textes',
  subject: 'Betreff',
  bodyHint:
    'Eine leere Zeile beginnt einen neuen Absatz. In einem eigenen Absatz wird {link} zum Button und {events} zur Liste der Events.',
  insert: 'Einfügen',
  insertWhat: (placeholder) => `Einfügen: ${placeholder}`,
  placeholders: {
    names: 'Namen',
    link: 'Link',
    events: 'Events',
    deadline: 'Frist',
    couple: 'Eure Namen',
    date: 'Hochzeitsdatum',
    place: 'Ort',
  },
  compareVersions: 'Beide Versionen vergleichen',
  leftOut: 'Ausgelassen',

  preview: 'Vorschau',
  previewFor: 'Vorschau für',
  example: (language) => `Beispiel (${language})`,
  theEmail: 'Die E-Mail',
  plainText: 'Als reiner Text',

  recipients: 'Empfänger',
  sendTo: 'Senden an',
  everybody: 'Alle',
  noReplyYet: 'Noch keine Antwort',
  everybodyMissing: 'Alle ohne Antwort',
  attending: (event) => `${event}: zugesagt`,
  invited: (event) => `${event}: eingeladen`,
  invitedMissing: (event) => `${event}: eingeladen, ohne Antwort`,
  unanswered: (question) => `Noch ohne Antwort: ${question}`,
  unansweredOf: (count) => `Eine von ${formatNumber(count)} Fragen noch ohne Antwort`,
  remind: 'Erinnerung schreiben',
  tag: (tag) => `Schlagwort: ${tag}`,
  countEmails,
  countWithoutAddress: (count) =>
    plural(count, '# Haushalt hat keine E-Mail-Adresse', '# Haushalte haben keine E-Mail-Adresse'),
  names: 'Namen',
  withoutAddress: 'Ohne E-Mail-Adresse',
  addAddresses: 'E-Mail-Adressen in der Gästeliste ergänzen',
  reasons: {
    unsubscribed: 'abgemeldet',
    reminded: 'in den letzten 24 Stunden schon erinnert',
    earlier: 'hat diese E-Mail schon',
  },

  send: 'Senden',
  testFirst: 'Schickt euch zuerst einen Test',
  sendTest: 'Test senden',
  testSent: 'Test verschickt',
  checkInbox: (address) => `Seht im Postfach von ${address} nach.`,
  testNotSent: 'Test nicht verschickt',
  whenToSend: 'Wann soll die E-Mail verschickt werden?',
  times: { now: 'Jetzt', later: 'Später', deadline: 'Vor Ablauf der Frist' },
  time: 'Zeitpunkt',
  timeHint: (timeZone) => `In der Zeitzone eurer Hochzeit (${timeZone})`,
  daysBeforeDeadline: 'Tage vor Ablauf der Frist',
  daysHint: (timeZone) =>
    `Die E-Mail geht um 10:00 Uhr in der Zeitzone eurer Hochzeit (${timeZone}) an alle Haushalte, die bis dahin nicht geantwortet haben. Die Übersicht kündigt sie am Tag vorher an.`,
  answersGoTo: (address) => `Antworten auf diese E-Mail gehen an ${address}.`,
  duration: (minutes, perMinute) =>
    `Das Verschicken dauert etwa ${plural(minutes, '# Minute', '# Minuten')}, weil der Server ${plural(perMinute, '# E-Mail', '# E-Mails')} pro Minute sendet.`,
  counting: 'Empfänger werden gezählt…',
  sendCount: (count) => `${countEmails(count)} senden`,
  sendTitle: (count) => `${countEmails(count)} senden?`,
  schedule: 'Planen',
  scheduleTitle: 'Diese E-Mail planen?',
  confirmSend: 'Jetzt senden',
  notYet: 'Noch nicht',
  recipientsChanged:
    'Die Empfänger haben sich geändert, seit ihr sie angesehen habt. Es wurde noch nichts verschickt.',
  isDemo:
    'Eure Gäste sehen noch die Beispiel-Website, und diese E-Mail enthält deren Namen und Daten. Veröffentlicht zuerst eure eigene.',
  canStopSending:
    'Ihr könnt das Verschicken jederzeit anhalten. Bereits verschickte E-Mails lassen sich nicht zurückholen.',
  canStopSchedule:
    'Bis dahin könnt ihr sie anhalten. Die Empfänger werden erst beim Verschicken bestimmt.',
  sendingNow: 'Wird verschickt',
  sendingCount: (count) => `${countEmails(count)} an eure Gäste.`,
  scheduled: 'Geplant',
  sentAutomatically: 'Die E-Mail wird automatisch verschickt. Bis dahin könnt ihr sie anhalten.',
  notSent: 'Nicht verschickt',

  deleteDraft: 'Entwurf löschen',
  deleteTitle: 'Diesen Entwurf löschen?',
  deleteWarning: 'Diese E-Mail wurde an niemanden verschickt. Ihr Text wird gelöscht.',
  confirmDelete: 'Ja, Entwurf löschen',
  keepDraft: 'Behalten',
  notDeleted: 'Nicht gelöscht',

  progress: 'Fortschritt',
  draft: 'Entwurf',
  starting: 'Beginnt…',
  goesOutAt: (moment) => `Wird verschickt am ${moment}`,
  sendingOf: (sent, total) => `Wird verschickt: ${formatNumber(sent)} von ${formatNumber(total)}`,
  stoppedAfter: (sent, waiting) =>
    `Angehalten: ${formatNumber(sent)} verschickt · ${formatNumber(waiting)} nicht verschickt`,
  sentTo: (count) => `An ${plural(count, '# Adresse', '# Adressen')} verschickt`,
  beforeDeadline: (days) =>
    `${plural(days, '# Tag', '# Tage')} vor Ablauf der Frist, an die Haushalte, die bis dahin nicht geantwortet haben.`,
  asOfNow: (count) => `Nach heutigem Stand: ${countEmails(count)}.`,
  sentEmails: 'Verschickte E-Mails',
  stop: 'Anhalten',
  stopAndEdit: 'Anhalten und den Entwurf bearbeiten',
  sendRest: 'Den Rest senden',
  sendMore: (count) => `An ${formatNumber(count)} weitere senden`,
  failed: 'Fehlgeschlagen',
  nextAttempt: (moment) => `Nächster Versuch: ${moment}`,
  waiting: 'Wartet',

  issues: {
    noSubject: 'Die E-Mail braucht einen Betreff.',
    namesInSubject: 'Im Betreff kann {names} nicht stehen. Verwendet {names} im Text.',
    noText: 'Die E-Mail braucht einen Text.',
    lineToReplace: (line) => `Ersetzt die Zeile „${line}“ durch eure Neuigkeit.`,
    unknownPlaceholder: (placeholder) =>
      `${placeholder} ist kein Platzhalter. Die Gäste würden es so lesen, wie es dasteht.`,
    unknownPlaceholders: (placeholders) =>
      `${placeholders} sind keine Platzhalter. Die Gäste würden sie so lesen, wie sie dastehen.`,
  },

  errors: {
    noAddress:
      'Die Gäste können noch keinen Link öffnen: Setzt PUBLIC_URL, die Adresse eurer Website, in den Einstellungen des Servers.',
    nobody: 'Niemand würde diese E-Mail bekommen.',
    onlyReminders: 'Nur eine Erinnerung kann sich nach der Frist richten.',
    timePassed: 'Dieser Zeitpunkt ist vorbei. Wählt einen späteren.',
    tooManyLeftOut:
      'Es sind zu viele Adressen ausgelassen. Wählt bei „Senden an“ eine kleinere Gruppe',
    tooManyTests: (max) =>
      `Pro Stunde werden höchstens ${formatNumber(max)} Tests verschickt. Versucht es später noch einmal`,
  },

  failures: {
    answered: 'Der Mailserver hat geantwortet:',
    connectionClosed: 'Der Mailserver hat die Verbindung geschlossen',
    unreachable: 'Der Mailserver ist nicht erreichbar',
    unknownName: 'Es gibt keinen Mailserver mit diesem Namen',
    noAnswer: 'Der Mailserver hat nicht geantwortet',
    noTls: 'Der Mailserver bietet keine vertrauenswürdige TLS-Verbindung an',
    loginRejected: 'Der Mailserver hat Benutzer und Passwort abgelehnt',
    notSent: 'Die E-Mail konnte nicht verschickt werden',
    notComposed: 'Die E-Mail konnte nicht erstellt werden',
    notConfirmed:
      'Vielleicht ist sie angekommen: Der Mailserver hat sie zweimal erhalten, aber beide Male nicht bestätigt',
    unknownAfterRestore:
      'Vielleicht wurde sie verschickt: Das geht aus dem wiederhergestellten Backup nicht hervor',
    receiptsToAddress: (perDay) =>
      `An eine Adresse werden höchstens ${formatNumber(perDay)} Bestätigungen am Tag verschickt`,
    openReceipts: (perHour, perDay) =>
      `Für Antworten ohne persönlichen Link werden höchstens ${formatNumber(perHour)} Bestätigungen pro Stunde und ${formatNumber(perDay)} pro Tag verschickt`,
  },

  notification: {
    newReply: 'Neue Antwort',
    changedReply: 'Geänderte Antwort',
    waitingReply: 'Antwort zum Entscheiden',
    preview: 'Wer geantwortet hat, und was.',
    greeting: (names) => `Hallo ${names},`,
    replied: (names) => `es gibt eine Antwort von ${names}.`,
    repliedAgain: (names) =>
      `es gibt eine neue Antwort von ${names}. Sie gilt ab jetzt; die frühere bleibt im Verlauf.`,
    repliedWithoutLink: (names) =>
      `es gibt eine Antwort von ${names} ohne den persönlichen Link, obwohl mit dem Link schon geantwortet wurde. Sie zählt erst, wenn ihr in der Gästeliste darüber entscheidet.`,
    writeToThem: 'Um zurückzuschreiben, antwortet einfach auf diese E-Mail.',
    newReplies: (count) => `${formatNumber(count)} neue Antworten`,
    previewOfMany: 'Wer geantwortet hat.',
    manyCameIn: (count) => `${formatNumber(count)} Antworten sind eingegangen:`,
    andMore: (count) => `und ${formatNumber(count)} weitere.`,
    seeDashboard: 'Was sie geantwortet haben, steht im Dashboard.',
    openDashboard: 'Dashboard öffnen',
    closing: 'Die Website von',
    exampleNote: 'Marco isst keinen Fisch.',
  },
  /** The email that tells the couple about a sign-in on a device that was not used before. */
  newDevice: {
    title: 'Anmeldung auf einem neuen Gerät',
    preview: 'Wer sich angemeldet hat, und auf welchem Gerät.',
    text: 'Im Dashboard hat sich jemand auf einem Gerät angemeldet, das dafür noch nicht benutzt wurde.',
    who: 'Wer',
    device: 'Gerät',
    address: 'Adresse',
    advice:
      'Wenn ihr das nicht wart: Öffnet das Dashboard, meldet das Gerät unter Daten ab und legt ein anderes Passwort fest.',
  },
  testSubject: (subject) => `Testmail: ${subject}`,
};
