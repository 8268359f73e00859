import type { print as English } from '../en/print.ts';
import { plural } from '../messages.ts';

export const print: typeof English = {
  open: 'Karten, Schilder und Listen drucken',
  title: 'Drucken',
  about: 'Karten und Schilder im Design eurer Website. Jede Art öffnet sich mit allen Bögen.',
  lists: 'Listen',
  groups: {
    households: 'Für jeden Haushalt',
    event: 'Für einen Anlass',
    others: 'Schilder und Karten für alle',
  },
  kind: 'Drucken',
  kinds: {
    'save-the-dates': 'Save-the-Date-Karten',
    invitations: 'Einladungen',
    'rsvp-cards': 'Antwortkarten',
    envelopes: 'Umschläge',
    labels: 'Adressetiketten',
    'place-cards': 'Tischkarten',
    'table-numbers': 'Tischnummern',
    'seating-poster': 'Sitzplan',
    menus: 'Menükarten',
    'order-of-day': 'Tagesablauf',
    'thank-you-cards': 'Dankeskarten',
    'site-cards': 'Karten für eure Website',
    'photo-cards': 'Karten für Fotos',
    'photo-poster': 'Plakat für Fotos',
    'test-sheet': 'Testbogen',
  },
  back: 'Alles zum Drucken',
  print: 'Drucken',
  event: 'Anlass',
  link: 'Link',
  size: 'Plakat',
  sheet: 'Papier',
  fold: 'Karte',
  folds: { tent: 'Gefaltet', flat: 'Flach' },
  order: 'Reihenfolge',
  by: 'Liste',
  orders: { table: 'Nach Tisch', name: 'Nach Name' },
  language: 'Sprache',
  marks: 'Menü angeben, Ernährungswünsche mit ✻',
  picture: 'Mit Bild',
  bleed: '3 mm Anschnitt und Schnittmarken',
  split: 'Auf mehrere Bögen verteilen',
  advice: 'Wählt im Druckdialog 100 % oder „Tatsächliche Größe“ und keine Ränder.',
  cut: 'Schneidet entlang der kurzen Linien.',
  names: 'Eine für jeden Gast, mit Namen',
  labels: 'Etiketten',
  envelope: 'Umschlag',
  ownSize: 'Eigene Maße',
  own: {
    width: 'Breite in mm',
    height: 'Höhe in mm',
    columns: 'Spalten',
    rows: 'Zeilen',
    left: 'Vom linken Rand in mm',
    top: 'Vom oberen Rand in mm',
    gapX: 'Abstand der Spalten in mm',
    gapY: 'Abstand der Zeilen in mm',
  },
  sender: 'Euer Absender',
  senderHint: 'In der Ecke jedes Umschlags; nur auf diesem Gerät gespeichert.',
  words: 'Eure Worte',
  wordsHint: 'Nur auf diesem Gerät gespeichert.',
  namesHint:
    'Anstelle von {names} stehen die Namen des Haushalts. Nur auf diesem Gerät gespeichert.',
  used: 'Schon verbrauchte Etiketten',
  usedHint: 'Auf dem ersten Bogen, von links oben gezählt.',
  count: (cards: number, pages: number) =>
    `${plural(cards, '# Karte', '# Karten')} · ${plural(pages, '# Seite', '# Seiten')}`,
  addresses: (addresses: number, pages: number) =>
    `${plural(addresses, '# Adresse', '# Adressen')} · ${plural(pages, '# Seite', '# Seiten')}`,
  withoutLink: (count: number) =>
    plural(
      count,
      '# Haushalt hat keinen persönlichen Link und keine Karte.',
      '# Haushalte haben keinen persönlichen Link und keine Karte.',
    ),
  makeLinks: (count: number) =>
    plural(count, 'Persönlichen Link erstellen', '# persönliche Links erstellen'),
  withoutAddress: (count: number) =>
    plural(
      count,
      '# Haushalt hat keine Adresse und fehlt hier.',
      '# Haushalte haben keine Adresse und fehlen hier.',
    ),
  notPublished:
    'Gedruckt werden die Texte der veröffentlichten Website. Ihr habt [Änderungen, die noch nicht veröffentlicht sind].',
  noSteps: (event) =>
    `„${event}“ hat noch keinen Ablauf. Fügt ihn beim Anlass hinzu und veröffentlicht ihn:`,
  noMenu: (event) =>
    `„${event}“ hat noch kein Menü. Schreibt es beim Anlass und veröffentlicht es:`,
  noHouseholds: 'Es gibt noch keine Haushalte, für die ihr drucken könnt:',
  noTables: (event) =>
    `Bei „${event}“ hat noch niemand einen Platz. Legt zuerst Tische und Plätze fest:`,
  noLink: 'Der QR-Code braucht einen Tischlink:',
  test: [
    'Druckt diesen Bogen mit 100 % und ohne Ränder, so wie die Karten.',
    'Lest auf jeder Seite die kleinste Zahl ab, deren Linie zu sehen ist: So viele Millimeter lässt euer Drucker weiß. Bis 8 wird keine Karte abgeschnitten: Alle liegen innerhalb des gestrichelten Rahmens.',
    'Messt die beiden langen Linien. Ist eine nicht 100 mm lang, ändert der Druckdialog die Größe: Wählt 100 % oder „Tatsächliche Größe“.',
  ],
  notLoaded: 'Das Design konnte nicht geladen werden. Ladet die Seite neu.',
};
