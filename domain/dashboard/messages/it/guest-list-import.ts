import type { guestListImport as English } from '../en/guest-list-import.ts';
import { formatNumber, plural } from '../messages.ts';

export const guestListImport: typeof English = {
  title: 'Importa una lista',
  previewTitle: 'È tutto giusto?',
  about:
    'Copiate le celle del vostro foglio con le intestazioni e incollatele qui, oppure scegliete un file CSV o Excel. Basta un semplice elenco di nomi. Vengono riconosciuti anche indirizzi email, accompagnatori, bambini, etichette e altro. Prima di aggiungere qualcosa potete controllare tutto.',
  guestList: 'Lista degli invitati',
  example: 'Nome, Email, Numero di persone, Note\nZoë Álvarez, zoe@example.com, 2, da scuola',
  reading: 'Lettura…',
  preview: 'Anteprima',
  chooseFile: 'Scegli un file',
  fileKinds: 'File CSV o Excel',

  columns: 'Colonne',
  columnsRead: (used, all) => `lette: ${formatNumber(used)} di ${formatNumber(all)}`,
  column: (number) => `Colonna ${formatNumber(number)}`,
  fields: {
    household: 'Gruppo',
    name: 'Nome completo',
    first: 'Nome',
    last: 'Cognome',
    plusOne: 'Accompagnatore',
    children: 'Bambini',
    age: 'Età',
    email: 'Indirizzo email',
    phone: 'Telefono',
    address: 'Indirizzo postale',
    language: 'Lingua',
    tags: 'Etichette',
    events: 'Invitati a',
    householdSize: 'Numero massimo di invitati',
    note: 'Nota',
    gift: 'Regalo',
    id: 'ID della lista',
  },
  eventColumn: (event) => `${event}: sì o no`,
  leaveOut: 'Ignora',
  hasHeadings: 'La prima riga contiene le intestazioni',

  toDecide: 'Da decidere',
  thingsToDecide: (count) => plural(count, '# cosa da decidere', '# cose da decidere'),
  decided: (count) => plural(count, '# decisa', '# decise'),
  aboutDecisions:
    'Ogni gruppo arriva; una cella che non si capisce resta vuota. Decidete una volta per tutte le righe.',
  valueIn: (value, column) => `«${value}» in ${column}`,
  line: (line) => `Riga ${formatNumber(line)}`,
  lines: (count) => plural(count, '# riga', '# righe'),
  leaveEmpty: 'Lascia vuoto',
  replaceWith: 'Sostituisci con',
  invited: 'Invitati',
  notInvited: 'Non invitati',
  leaveAsItIs: 'Lascia com’è',
  blankIn: (count, event) => plural(count, `# vuota in «${event}»`, `# vuote in «${event}»`),
  partOfListed: (line, name) =>
    `La riga ${formatNumber(line)} fa parte di ${name} (sulla vostra lista).`,
  partOfLine: (line, name, other) =>
    `La riga ${formatNumber(line)} fa parte di ${name} (riga ${formatNumber(other)}).`,
  undoMerge: 'Annulla l’unione',
  mayBe: (name, other) => `${name} potrebbe essere ${other}`,
  lineAndListed: (line) => `Riga ${formatNumber(line)} e sulla vostra lista`,
  lineAndLine: (line, other) => `Riga ${formatNumber(line)} e riga ${formatNumber(other)}`,
  merge: 'Unisci',
  mergeWho: (name) => `Unisci ${name}`,
  keepBoth: 'Tieni entrambi',
  keepBothWho: (name) => `Tieni entrambi: ${name}`,

  tagLines: (count) =>
    plural(count, '# riga indica un insieme di invitati', '# righe indicano insiemi di invitati'),
  tagLine: (line, tag) => `Riga ${formatNumber(line)}: «${tag}»`,
  tagOf: (count) => plural(count, 'Etichetta di # riga sotto', 'Etichetta di # righe sotto'),
  isHousehold: 'Un gruppo',

  households: 'Gruppi della lista',
  headings: { line: 'Riga', household: 'Gruppo', guests: 'Invitati', status: 'Stato' },
  statuses: { new: 'Nuovo', update: 'Aggiornato', same: 'Invariato' },
  groups: {
    doubt: (count) => plural(count, '# riga da guardare', '# righe da guardare'),
    guess: (count) => plural(count, '# riga interpretata', '# righe interpretate'),
    clear: (count) => plural(count, '# altra riga', '# altre righe'),
  },
  leftEmpty: 'resta vuoto',
  change: 'Modifica',
  changeCell: (column, line) => `Modifica ${column} nella riga ${formatNumber(line)}`,
  cell: (column, line) => `${column} nella riga ${formatNumber(line)}`,
  invitedTo: (events) => `Invitati a: ${events}`,
  toFix: 'Righe da controllare',
  linesToFix: (count) => plural(count, '# riga da controllare', '# righe da controllare'),
  othersAreAdded: 'Se qui non cambiate nulla, vengono aggiunte solo le altre righe.',
  readAgain: (line) => `Rileggi la riga ${formatNumber(line)}`,

  newCount: (count) => plural(count, '# nuovo', '# nuovi'),
  updatedCount: (count) => plural(count, '# aggiornato', '# aggiornati'),
  unchangedCount: (count) => plural(count, '# invariato', '# invariati'),
  total: (households, guests) =>
    `${plural(households, '# gruppo', '# gruppi')}, ${plural(guests, '# invitato', '# invitati')}. Non è stato ancora salvato nulla.`,
  changeOf: (field, count) => `${field} in ${plural(count, '# gruppo', '# gruppi')}`,
  wouldChange: (changes) => `Cambierebbero: ${changes}.`,
  skipped: (count) => plural(count, '# riga non è un gruppo', '# righe non sono gruppi'),
  skippedLine: (line, text, reason) => `Riga ${formatNumber(line)}: ${text} (${reason})`,
  readAs: (encoding) => `Letto come ${encoding}.`,
  readAsSeparated: (encoding, separators) => `Letto come ${encoding}, separato da ${separators}.`,
  separators: { commas: 'virgole', semicolons: 'punti e virgola', tabs: 'tabulazioni' },
  saving: (count) => plural(count, 'Salvataggio di # gruppo', 'Salvataggio di # gruppi'),
  add: (count) => plural(count, 'Aggiungi # gruppo', 'Aggiungi # gruppi'),
  update: (count) => plural(count, 'Aggiorna # gruppo', 'Aggiorna # gruppi'),
  addAndUpdate: (added, updated) =>
    `Aggiungi ${formatNumber(added)} e aggiorna ${plural(updated, '# gruppo', '# gruppi')}`,
  back: 'Indietro',
  added: 'Aggiunti',
  updated: 'Aggiornati',
  nowOnList: (count) =>
    plural(
      count,
      '# gruppo è ora sulla lista degli invitati.',
      '# gruppi sono ora sulla lista degli invitati.',
    ),
  wereUpdated: (count) =>
    plural(count, '# gruppo è stato aggiornato.', '# gruppi sono stati aggiornati.'),
  nothingToChange: 'Niente da cambiare',
  allOnList: 'Sono già tutti sulla vostra lista.',

  files: {
    empty: 'Il file è vuoto.',
    farRow: (row) =>
      `Nel foglio c’è qualcosa di lontano dalla lista, nella riga ${row}. Cancellatelo, o salvate la lista in CSV, poi scegliete quel file.`,
    farCell: (cell) =>
      `Nel foglio c’è qualcosa di lontano dalla lista, nella cella ${cell}. Cancellatelo, o salvate la lista in CSV, poi scegliete quel file.`,
    damaged:
      'Questa cartella di lavoro non si può aprire. Salvate il foglio in CSV, poi scegliete quel file.',
    oldWorkbook:
      'Questa è una cartella di lavoro in un vecchio formato. Apritela e salvatela in XLSX o CSV, poi scegliete quel file.',
    noList: 'Questo file non è una lista. Salvate il foglio in CSV.',
    noNames: 'Nessuna colonna contiene nomi. Scegliete la colonna con i nomi.',
    noGuests: 'Sotto le intestazioni non ci sono invitati.',
    tooManyLines: (max) =>
      `Ci sono più di ${formatNumber(max)} righe. Dividete la lista in file più piccoli.`,
  },
  skippedBecause: {
    sameAs: (line) => `uguale alla riga ${formatNumber(line)}`,
    headings: 'di nuovo le intestazioni',
    total: 'un totale',
    numbers: 'numeri senza nome',
  },
  problems: {
    tooManyCells:
      'Ci sono più celle che intestazioni. Mettete tra virgolette una cella che contiene un separatore.',
    noName: 'Manca un nome',
    unreadableLine: 'Questa riga non si può leggere',
    age: 'Un’età è un numero',
    answer: 'Invitati o no? Usate sì o no',
    company: 'Usate un nome o un numero di persone',
    language: (languages) => `Il sito può essere in ${languages}`,
    event: 'Non c’è nessun evento con questo nome',
    notUpdated: (reason) => `Non aggiornato: ${reason}`,
  },
  remarks: {
    isPhone: 'letto come numero di telefono',
    withPhone: 'con un numero di telefono',
    withEmail: 'con un indirizzo email',
    readAs: (count) => `letto come ${formatNumber(count)}`,
  },
  similar: {
    name: 'un nome simile',
    email: 'lo stesso indirizzo email',
    phone: 'lo stesso numero di telefono',
  },
};
