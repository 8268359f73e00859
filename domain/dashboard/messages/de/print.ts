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
  },
  back: 'Alles zum Drucken',
  print: 'Drucken',
  event: 'Anlass',
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
  notLoaded: 'Das Design konnte nicht geladen werden. Ladet die Seite neu.',
};
