import type { guestListImport as English } from '../en/guest-list-import.ts';
import { formatNumber, plural } from '../messages.ts';

export const guestListImport: typeof English = {
  title: 'Liste importieren',
  previewTitle: 'Stimmt das so?',
  about:
    'Kopiert die Zellen eurer Tabelle mit den Überschriften hierher, oder wählt eine CSV- oder Excel-Datei. Eine einfache Liste von Namen genügt. E-Mail-Adressen, Begleitungen, Kinder, Schlagwörter und mehr werden ebenfalls erkannt. Bevor etwas hinzukommt, könnt ihr alles prüfen.',
  guestList: 'Gästeliste',
  example: 'Name, E-Mail, Anzahl Personen, Notiz\nZoë Álvarez, zoe@example.com, 2, aus der Schule',
  reading: 'Wird gelesen…',
  preview: 'Vorschau',
  chooseFile: 'Datei wählen',
  fileKinds: 'CSV- oder Excel-Datei',

  columns: 'Spalten',
  columnsRead: (used, all) => `${formatNumber(used)} von ${formatNumber(all)} werden gelesen`,
  column: (number) => `Spalte ${formatNumber(number)}`,
  fields: {
    household: 'Haushalt',
    name: 'Name',
    first: 'Vorname',
    last: 'Nachname',
    plusOne: 'Begleitung',
    children: 'Kinder',
    age: 'Alter',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    address: 'Postanschrift',
    language: 'Sprache',
    tags: 'Schlagwörter',
    events: 'Eingeladen zu',
    householdSize: 'Höchstzahl der Gäste',
    note: 'Notiz',
    gift: 'Geschenk',
    id: 'ID der Gästeliste',
  },
  eventColumn: (event) => `${event}: ja oder nein`,
  leaveOut: 'Weglassen',
  hasHeadings: 'Die erste Zeile enthält die Überschriften',

  toDecide: 'Zu entscheiden',
  thingsToDecide: (count) => plural(count, '# Punkt zu entscheiden', '# Punkte zu entscheiden'),
  decided: (count) => `${formatNumber(count)} entschieden`,
  aboutDecisions:
    'Jeder Haushalt kommt an; eine Zelle, die nicht verstanden wird, bleibt leer. Entscheidet einmal für alle Zeilen.',
  valueIn: (value, column) => `„${value}“ in ${column}`,
  line: (line) => `Zeile ${formatNumber(line)}`,
  lines: (count) => plural(count, '# Zeile', '# Zeilen'),
  leaveEmpty: 'Leer lassen',
  replaceWith: 'Ersetzen durch',
  invited: 'Eingeladen',
  notInvited: 'Nicht eingeladen',
  leaveAsItIs: 'So lassen, wie es ist',
  blankIn: (count, event) => `${formatNumber(count)} leer in „${event}“`,
  partOfListed: (line, name) => `Zeile ${formatNumber(line)} gehört zu ${name} (auf eurer Liste).`,
  partOfLine: (line, name, other) =>
    `Zeile ${formatNumber(line)} gehört zu ${name} (Zeile ${formatNumber(other)}).`,
  undoMerge: 'Zusammenlegen rückgängig machen',
  mayBe: (name, other) => `${name} ist vielleicht ${other}`,
  lineAndListed: (line) => `Zeile ${formatNumber(line)} und auf eurer Liste`,
  lineAndLine: (line, other) => `Zeile ${formatNumber(line)} und Zeile ${formatNumber(other)}`,
  merge: 'Zusammenlegen',
  mergeWho: (name) => `${name} zusammenlegen`,
  keepBoth: 'Beide behalten',
  keepBothWho: (name) => `Beide behalten: ${name}`,

  tagLines: (count) => plural(count, '# Zeile nennt eine Gruppe', '# Zeilen nennen Gruppen'),
  tagLine: (line, tag) => `Zeile ${formatNumber(line)}: „${tag}“`,
  tagOf: (count) =>
    plural(count, 'Schlagwort für # Zeile darunter', 'Schlagwort für # Zeilen darunter'),
  isHousehold: 'Ein Haushalt',

  households: 'Haushalte in der Liste',
  headings: { line: 'Zeile', household: 'Haushalt', guests: 'Gäste', status: 'Status' },
  statuses: { new: 'Neu', update: 'Geändert', same: 'Unverändert' },
  groups: {
    doubt: (count) => plural(count, '# Zeile solltet ihr ansehen', '# Zeilen solltet ihr ansehen'),
    guess: (count) =>
      plural(count, '# Zeile wurde sinngemäß gelesen', '# Zeilen wurden sinngemäß gelesen'),
    clear: (count) => plural(count, '# weitere Zeile', '# weitere Zeilen'),
  },
  leftEmpty: 'bleibt leer',
  change: 'Ändern',
  changeCell: (column, line) => `${column} in Zeile ${formatNumber(line)} ändern`,
  cell: (column, line) => `${column} in Zeile ${formatNumber(line)}`,
  invitedTo: (events) => `Eingeladen zu: ${events}`,
  toFix: 'Zeilen, die ihr prüfen müsst',
  linesToFix: (count) => plural(count, '# Zeile müsst ihr prüfen', '# Zeilen müsst ihr prüfen'),
  othersAreAdded: 'Ohne eine Änderung hier werden nur die anderen Zeilen hinzugefügt.',
  readAgain: (line) => `Zeile ${formatNumber(line)} noch einmal lesen`,

  newCount: (count) => `${formatNumber(count)} neu`,
  updatedCount: (count) => `${formatNumber(count)} geändert`,
  unchangedCount: (count) => `${formatNumber(count)} unverändert`,
  total: (households, guests) =>
    `${plural(households, '# Haushalt', '# Haushalte')}, ${plural(guests, '# Gast', '# Gäste')}. Es ist noch nichts gespeichert.`,
  changeOf: (field, count) => `${field} bei ${plural(count, '# Haushalt', '# Haushalten')}`,
  wouldChange: (changes) => `Das würde sich ändern: ${changes}.`,
  skipped: (count) => plural(count, '# Zeile ist kein Haushalt', '# Zeilen sind kein Haushalt'),
  skippedLine: (line, text, reason) => `Zeile ${formatNumber(line)}: ${text} (${reason})`,
  readAs: (encoding) => `Gelesen als ${encoding}.`,
  readAsSeparated: (encoding, separators) =>
    `Gelesen als ${encoding}, getrennt durch ${separators}.`,
  separators: { commas: 'Kommas', semicolons: 'Strichpunkte', tabs: 'Tabulatoren' },
  saving: (count) => plural(count, '# Haushalt wird gespeichert', '# Haushalte werden gespeichert'),
  add: (count) => plural(count, '# Haushalt hinzufügen', '# Haushalte hinzufügen'),
  update: (count) => plural(count, '# Haushalt ändern', '# Haushalte ändern'),
  addAndUpdate: (added, updated) =>
    `${formatNumber(added)} hinzufügen und ${plural(updated, '# Haushalt', '# Haushalte')} ändern`,
  back: 'Zurück',
  added: 'Hinzugefügt',
  updated: 'Geändert',
  nowOnList: (count) =>
    plural(
      count,
      '# Haushalt steht jetzt auf eurer Gästeliste.',
      '# Haushalte stehen jetzt auf eurer Gästeliste.',
    ),
  wereUpdated: (count) =>
    plural(count, '# Haushalt wurde geändert.', '# Haushalte wurden geändert.'),
  nothingToChange: 'Nichts zu ändern',
  allOnList: 'Alle stehen schon auf eurer Liste.',

  files: {
    empty: 'Die Datei ist leer.',
    farRow: (row) =>
      `Auf dem Blatt steht etwas weit entfernt von der Liste, in Zeile ${row}. Löscht es oder speichert die Liste als CSV, und wählt dann diese Datei.`,
    farCell: (cell) =>
      `Auf dem Blatt steht etwas weit entfernt von der Liste, in Zelle ${cell}. Löscht es oder speichert die Liste als CSV, und wählt dann diese Datei.`,
    damaged:
      'Diese Arbeitsmappe lässt sich nicht öffnen. Speichert das Blatt als CSV, und wählt dann diese Datei.',
    oldWorkbook:
      'Das ist eine Arbeitsmappe im alten Format. Öffnet sie, speichert sie als XLSX oder CSV, und wählt dann diese Datei.',
    noList: 'Diese Datei ist keine Liste. Speichert das Blatt als CSV.',
    noNames: 'Keine Spalte enthält Namen. Wählt die Spalte mit den Namen.',
    noGuests: 'Unter den Überschriften stehen keine Gäste.',
    tooManyLines: (max) =>
      `Die Liste hat mehr als ${formatNumber(max)} Zeilen. Teilt sie in kleinere Dateien auf.`,
  },
  skippedBecause: {
    sameAs: (line) => `wie Zeile ${formatNumber(line)}`,
    headings: 'noch einmal die Überschriften',
    total: 'eine Summe',
    numbers: 'Zahlen ohne Namen',
  },
  problems: {
    tooManyCells:
      'Es gibt mehr Zellen als Überschriften. Setzt eine Zelle, die ein Trennzeichen enthält, in Anführungszeichen.',
    noName: 'Ein Name fehlt',
    unreadableLine: 'Diese Zeile lässt sich nicht lesen',
    age: 'Ein Alter ist eine Zahl',
    answer: 'Eingeladen oder nicht? Bitte verwendet ja oder nein',
    company: 'Bitte verwendet einen Namen oder eine Zahl von Personen',
    language: (languages) => `Die Website gibt es auf ${languages}`,
    event: 'Es gibt kein Event mit diesem Namen',
    notUpdated: (reason) => `Nicht geändert: ${reason}`,
  },
  remarks: {
    isPhone: 'als Telefonnummer gelesen',
    withPhone: 'mit einer Telefonnummer',
    withEmail: 'mit einer E-Mail-Adresse',
    readAs: (count) => `als ${formatNumber(count)} gelesen`,
  },
  similar: {
    name: 'ein ähnlicher Name',
    email: 'dieselbe E-Mail-Adresse',
    phone: 'dieselbe Telefonnummer',
  },
};
