import type { sharing as English } from '../en/sharing.ts';
import { formatNumber, plural } from '../messages.ts';

export const sharing: typeof English = {
  title: 'Listen teilen',
  about:
    'Mit einem Link sehen Caterer oder Hochzeitsplaner die Listen, die ihr auswählt, ganz ohne Passwort. Sie können sie lesen, drucken und herunterladen, aber nichts ändern. Die Listen sind immer aktuell.',
  links: 'Geteilte Links',
  create: 'Link erstellen',

  onlyFor: (lists, event) => `${lists}, nur für ${event}`,
  expired: (day) => `Abgelaufen am ${day}`,
  worksUntil: (day) => `Gültig bis ${day}`,
  opened: (count, last) => `${plural(count, 'Einmal', '#-mal')} geöffnet, zuletzt ${last}`,
  notOpened: 'Noch nicht geöffnet',

  revoke: 'Sperren',
  revokeWhat: (label) => `Link für ${label} sperren`,
  revokeTitle: 'Diesen Link sperren?',
  revokeWarning: (label) =>
    `${label} kann die Listen dann nicht mehr öffnen. Das lässt sich nicht rückgängig machen, aber ihr könnt einen neuen Link erstellen.`,
  confirmRevoke: 'Ja, Link sperren',
  keepLink: 'Link behalten',
  revoked: 'Gesperrt',
  notRevoked: 'Nicht gesperrt',
  remove: 'Entfernen',
  removeWhat: (label) => `Link für ${label} entfernen`,
  removed: 'Entfernt',
  noLongerWorks: (label) => `Der Link für ${label} funktioniert nicht mehr.`,

  shareWithHelper: 'Listen teilen',
  forWhom: 'Für wen?',
  presets: {
    caterer: 'Caterer',
    planner: 'Hochzeitsplaner',
    driver: 'Fahrerin oder Fahrer',
    hotel: 'Hotel',
  },
  name: 'Name',
  nameHint: 'Für eure Liste der Links und als Überschrift der Seite',
  enterName: 'Bitte gebt einen Namen ein',
  lists: 'Listen',
  chooseList: 'Bitte wählt eine Liste aus',
  listTitles: {
    caterer: 'Catering',
    tables: 'Nach Tischen',
    guests: 'Gäste der einzelnen Events',
    replies: 'Alle Antworten',
    people: 'Personen',
    'guest-list': 'Gästeliste',
    'no-reply': 'Noch keine Antwort',
    transfers: 'Transfers',
    rooming: 'Zimmerliste',
  },
  listHints: {
    caterer: 'Gäste, Menüs und Ernährungswünsche',
    tables: 'Namen an jedem Tisch und Menüs',
    guests: 'nur die Namen',
    replies: 'mit E-Mail-Adressen',
    people: 'mit ihren Antworten',
    'guest-list': 'mit Adressen und Telefonnummern',
    'no-reply': 'mit E-Mail-Adressen',
    transfers: 'Gäste jedes Fahrzeugs, mit Zeiten und Flugnummern',
    rooming: 'Gäste nach Hotel, mit An- und Abreise',
  },
  neverShown:
    'Eure Notizen zur Gästeliste werden nie gezeigt, Ernährungswünsche nur zusammen mit Catering.',
  onlyPart: 'Nur für',
  allParts: 'Alle',
  events: 'Events',
  allEvents: 'Alle Events',
  worksFor: 'Gültig für',
  durations: { 7: 'eine Woche', 30: 'einen Monat', 90: 'drei Monate', 365: 'ein Jahr' },
  submit: 'Link erstellen',
  creating: 'Wird erstellt…',
  sendTo: (label) => `Schickt diesen Link an ${label}. Wer ihn hat, kann die Listen lesen.`,

  page: {
    contents: 'Listen',
    asOf: (moment) => `Stand: ${moment}`,
    footer: (moment) =>
      `Stand: ${moment}. Neuere Antworten erscheinen, wenn ihr die Seite neu ladet.`,
    eventRemoved: 'Dieses Event steht nicht mehr im Formular.',
    nothingYet: 'Auf diesen Listen steht noch nichts.',
    tooManyAttempts: 'Zu viele Versuche',
    tryAgainIn: (seconds) =>
      `Bitte versucht es in ${plural(seconds, '# Sekunde', '# Sekunden')} noch einmal.`,
    invalidLink: 'Dieser Link funktioniert nicht',
    askTheCouple:
      'Vielleicht ist er abgelaufen oder gesperrt. Bitte fragt das Brautpaar nach einem neuen.',
  },

  errors: {
    enterLabel: 'Bitte gebt an, für wen der Link ist',
    labelTooLong: (max) => `Höchstens ${formatNumber(max)} Zeichen`,
    oneLine: 'Eine Zeile ohne Steuerzeichen',
    listTwice: 'Eine Liste kommt doppelt vor',
    eventRemoved: 'Dieses Event steht nicht im Formular.',
    tooMany: (max) =>
      `Es gibt schon ${formatNumber(max)} Links. Entfernt einen, den niemand mehr braucht.`,
  },
};
