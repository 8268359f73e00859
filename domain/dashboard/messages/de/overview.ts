import type { overview as English } from '../en/overview.ts';
import { formatNumber, plural } from '../messages.ts';

export const overview: typeof English = {
  title: 'Übersicht',
  welcome:
    'Willkommen und herzlichen Glückwunsch! Hier gestaltet ihr eure Website, ladet eure Gäste ein und seht, wer kommt.',
  deadlineWas: (replied, date) => `${replied}. Die Frist endete am ${date}.`,
  deadlineToday: (replied) => `${replied}. Die Frist endet heute.`,
  deadline: (replied, date, days) =>
    `${replied}. Die Frist endet am ${date}, in ${plural(days, '# Tag', '# Tagen')}.`,
  nobodyReplied: 'Noch hat niemand geantwortet',
  replied: (households) =>
    plural(households, '# Haushalt hat geantwortet', '# Haushalte haben geantwortet'),

  guestsAttending: (guests) => plural(guests, 'Gast kommt', 'Gäste kommen'),
  householdsAttending: 'Haushalte mit Zusage',
  declined: 'Absagen',
  notAsked: 'Nicht gefragt',
  onYourList: 'Auf eurer Liste',
  guests: 'Gäste',
  households: 'Haushalte',
  invited: 'Eingeladen',
  attending: 'Zusagen',
  noReply: 'Noch keine Antwort',
  beyondYourList: 'Zusagen außerhalb eurer Liste',

  withNotes: (replies) =>
    plural(replies, '# Antwort mit Ernährungswünschen', '# Antworten mit Ernährungswünschen'),
  addGuestList: 'Legt eure Gästeliste an, um zu sehen, wer noch nicht geantwortet hat',
  withoutReply: (households) =>
    plural(households, '# Haushalt ohne Antwort', '# Haushalte ohne Antwort'),
  waiting: (replies) =>
    plural(
      replies,
      '# Antwort wartet auf eure Entscheidung',
      '# Antworten warten auf eure Entscheidung',
    ),
  toThank: (gifts) =>
    plural(gifts, 'Für # Geschenk ist noch zu danken', 'Für # Geschenke ist noch zu danken'),
  withdrawn: (replies) => plural(replies, '# Antwort zurückgezogen', '# Antworten zurückgezogen'),

  noReplies: 'Noch keine Antworten',
  aboutNoReplies:
    'Wenn Gäste auf eurer Website antworten, seht ihr es hier sofort. Ihr könnt auch selbst eintragen, was ihr am Telefon oder per Post erfahren habt.',
  addReply: 'Antwort eintragen',

  unclear: 'Ein Gast oder zwei?',
  aboutUnclear:
    'Diese Gäste haben zwei Namen genannt, aber 1 als Anzahl der Gäste. Bis ihr entscheidet, zählt ein Gast.',
  two: 'Es sind 2',
  isTwo: (names) => `${names}: es sind 2`,
  one: 'Es ist 1',
  isOne: (names) => `${names}: es ist 1`,

  questions: 'Eure Fragen',
  forCaterer: 'Für den Caterer',
  askedGuests: (guests) => plural(guests, '# Gast gefragt', '# Gäste gefragt'),
  askedHouseholds: (households) => plural(households, '# Haushalt gefragt', '# Haushalte gefragt'),
  inTotal: 'Insgesamt',
  answered: 'Beantwortet',
  noAnswer: 'Keine Antwort',

  latest: 'Neueste Antworten',
  newSinceVisit: 'Neu seit eurem letzten Besuch',
  allReplies: 'Alle Antworten',
  noNew: 'Keine neuen Antworten.',
  step: (attendance, step) => `${attendance} · ${step}`,
  stepWith: (attendance, step, changes) => `${attendance} · ${step}: ${changes}`,
  waits: (reply) => `${reply} · wartet auf eure Entscheidung`,
  hasNotes: (reply) => `${reply} · Ernährungswünsche`,

  overTime: 'Antworten im Lauf der Zeit',
  chartNotLoaded: 'Das Diagramm konnte nicht geladen werden.',
  byDay: (deadline) =>
    `Haushalte, die geantwortet haben, nach Tagen. Die Frist endet am ${deadline}.`,
  day: 'Tag',
  newReplies: 'Neue Antworten',
  total: 'Insgesamt',
  deadlineOn: (day) => `Frist, ${day}`,
  onDay: (day, replies) => `${day} · ${plural(replies, '# Antwort', '# Antworten')}`,

  next: {
    title: 'Was als Nächstes kommt',
    progress: (done, all) => `${formatNumber(done)} von ${formatNumber(all)} erledigt`,
    done: 'erledigt',
    steps: {
      names: {
        title: 'Eure Namen und das Datum',
        text: 'Alles andere ergibt sich daraus.',
        action: 'Namen eintragen',
      },
      page: {
        title: 'Eure Website',
        text: 'Eure Events, eure Worte und eure Fotos.',
        action: 'Editor öffnen',
      },
      publish: {
        title: 'Veröffentlichen',
        text: 'Eure Gäste sehen eure Website statt des Beispiels. Ihr könnt sie jederzeit ändern.',
        action: 'Prüfen und veröffentlichen',
      },
      'guest-list': {
        title: 'Gästeliste',
        text: 'Importiert eine Tabelle oder tragt einen Haushalt nach dem anderen ein.',
        action: 'Gäste eintragen',
      },
      emails: {
        title: 'E-Mails',
        text: 'Für Einladungen, Erinnerungen und eine Bestätigung zu jeder Antwort.',
        action: 'Was noch fehlt',
      },
      try: {
        title: 'Als Gast ausprobieren',
        text: 'Öffnet den persönlichen Link eines Haushalts: Ihr seht, was eure Gäste sehen.',
        action: 'Seite eines Gastes öffnen',
      },
      send: {
        title: 'Einladungen verschicken',
        text: 'Per E-Mail von hier aus, oder ihr verschickt die persönlichen Links selbst.',
        action: 'Euren Gästen schreiben',
      },
    },
  },
};
