import type { print as English } from '../en/print.ts';
import { plural } from '../messages.ts';

export const print: typeof English = {
  open: 'Karten, Schilder und Listen drucken',
  title: 'Drucken',
  about: 'Karten und Schilder im Design eurer Website. Jede Art öffnet sich mit allen Bögen.',
  lists: 'Listen und Etiketten',
  kinds: {
    'place-cards': 'Tischkarten',
    'table-numbers': 'Tischnummern',
    'seating-poster': 'Sitzplan',
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
  folds: { tent: 'Gefaltet, 90 × 43 mm', flat: 'Flach, 85 × 55 mm' },
  order: 'Reihenfolge',
  by: 'Liste',
  orders: { table: 'Nach Tisch', name: 'Nach Name' },
  language: 'Sprache',
  marks: 'Menü angeben, Ernährungswünsche mit ✻',
  picture: 'Mit Bild',
  bleed: '3 mm Anschnitt und Schnittmarken',
  split: 'Auf mehrere Bögen verteilen',
  advice:
    'Wählt im Druckdialog 100 % oder „Tatsächliche Größe“ und keine Ränder. Schneidet entlang der kurzen Linien.',
  count: (cards: number, pages: number) =>
    `${plural(cards, '# Karte', '# Karten')} · ${plural(pages, '# Seite', '# Seiten')}`,
  noTables: 'Bei diesem Anlass hat noch niemand einen Platz. Legt zuerst Tische und Plätze fest:',
  noLink: 'Der QR-Code braucht einen Tischlink:',
  test: [
    'Druckt diesen Bogen mit 100 % und ohne Ränder, so wie die Karten.',
    'Lest auf jeder Seite die kleinste Zahl ab, deren Linie zu sehen ist: So viele Millimeter lässt euer Drucker weiß. Bis 8 wird keine Karte abgeschnitten: Alle liegen innerhalb des gestrichelten Rahmens.',
    'Messt die beiden langen Linien. Ist eine nicht 100 mm lang, ändert der Druckdialog die Größe: Wählt 100 % oder „Tatsächliche Größe“.',
  ],
  notLoaded: 'Das Design konnte nicht geladen werden. Ladet die Seite neu.',
};
