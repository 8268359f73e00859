import type { sharing as English } from '../en/sharing.ts';
import { formatNumber, plural } from '../messages.ts';

export const sharing: typeof English = {
  title: 'Condividere le liste',
  about:
    'Un link mostra al catering o al wedding planner le liste che scegliete, senza password. Possono leggerle, stamparle e scaricarle, ma non modificare nulla. Le liste sono sempre aggiornate.',
  links: 'Link condivisi',
  create: 'Crea un link',

  onlyFor: (lists, event) => `${lists}, solo per ${event}`,
  expired: (day) => `Scaduto il ${day}`,
  worksUntil: (day) => `Valido fino al ${day}`,
  opened: (count, last) => `Aperto ${plural(count, 'una volta', '# volte')}, l’ultima: ${last}`,
  notOpened: 'Non ancora aperto',

  revoke: 'Revoca',
  revokeWhat: (label) => `Revoca il link per ${label}`,
  revokeTitle: 'Revocare questo link?',
  revokeWarning: (label) =>
    `${label} non potrà più aprire le liste. Non si può annullare, ma potete creare un nuovo link.`,
  confirmRevoke: 'Sì, revoca il link',
  keepLink: 'Tieni il link',
  revoked: 'Link revocato',
  notRevoked: 'Link non revocato',
  remove: 'Elimina',
  removeWhat: (label) => `Elimina il link per ${label}`,
  removed: 'Link eliminato',
  noLongerWorks: (label) => `Il link per ${label} non funziona più.`,

  shareWithHelper: 'Condividi le liste',
  forWhom: 'Per chi?',
  presets: { caterer: 'Il catering', planner: 'Il wedding planner' },
  name: 'Nome',
  nameHint: 'Per il vostro elenco di link e in cima alla pagina',
  enterName: 'Scrivete un nome',
  lists: 'Liste',
  chooseList: 'Scegliete una lista',
  listTitles: {
    caterer: 'Catering',
    tables: 'Per tavolo',
    guests: 'Invitati di ogni evento',
    replies: 'Tutte le risposte',
    people: 'Persone',
    'guest-list': 'Lista degli invitati',
    'no-reply': 'Ancora senza risposta',
  },
  listHints: {
    caterer: 'invitati, menù ed esigenze alimentari',
    tables: 'i nomi di ogni tavolo e i menù',
    guests: 'solo i nomi',
    replies: 'con gli indirizzi email',
    people: 'con le loro risposte',
    'guest-list': 'con indirizzi e numeri di telefono',
    'no-reply': 'con gli indirizzi email',
  },
  neverShown:
    'Le vostre note sulla lista degli invitati non si vedono mai; le esigenze alimentari solo con Catering.',
  events: 'Eventi',
  allEvents: 'Tutti gli eventi',
  worksFor: 'Valido per',
  durations: { 7: 'una settimana', 30: 'un mese', 90: 'tre mesi', 365: 'un anno' },
  submit: 'Crea il link',
  creating: 'Creazione…',
  sendTo: (label) => `Inviate questo link a ${label}. Chiunque lo abbia può leggere le liste.`,

  page: {
    contents: 'Liste',
    asOf: (moment) => `aggiornato: ${moment}`,
    footer: (moment) => `Aggiornato: ${moment}. Ricaricate la pagina per le risposte più recenti.`,
    eventRemoved: 'Questo evento non è più nel modulo.',
    download: (title) => `${title}: scarica in CSV`,
    tooManyAttempts: 'Troppi tentativi',
    tryAgainIn: (seconds) => `Riprovate tra ${plural(seconds, '# secondo', '# secondi')}.`,
    invalidLink: 'Questo link non funziona',
    askTheCouple: 'Forse è scaduto o è stato revocato. Chiedetene uno nuovo agli sposi.',
  },

  errors: {
    enterLabel: 'Scrivete per chi è il link',
    labelTooLong: (max) => `Al massimo ${formatNumber(max)} caratteri`,
    oneLine: 'Una sola riga, senza caratteri di controllo',
    listTwice: 'Una lista compare due volte',
    eventRemoved: 'Questo evento non è nel modulo.',
    tooMany: (max) => `Ci sono già ${formatNumber(max)} link. Eliminatene uno che non serve più.`,
  },
};
