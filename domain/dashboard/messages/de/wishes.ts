import type { wishes as English } from '../en/wishes.ts';

export const wishes: typeof English = {
  title: 'Wünsche',
  lead: 'Was eure Gäste euch über ihre persönlichen Links wünschen. Andere Gäste lesen einen Wunsch nur, wenn der Haushalt es erlaubt und ihr ihn zeigt.',
  none: 'Noch keine Wünsche',

  howTo:
    'Fügt eurer Website den Abschnitt [Wünsche] hinzu: Haushalte finden dann ein Formular auf ihrer Seite.',

  forYou: 'Nur für euch',
  allowed: 'Andere Gäste dürfen ihn lesen',
  shown: 'Andere Gäste lesen ihn',
  show: 'Zeigen',
  showOf: (name: string) => `Wunsch von ${name} zeigen`,
  hide: 'Verbergen',
  hideOf: (name: string) => `Wunsch von ${name} verbergen`,
  remove: 'Löschen',
  removeOf: (name: string) => `Wunsch von ${name} löschen`,
  removeTitle: (name: string) => `Wunsch von ${name} löschen?`,
  removeText: 'Er lässt sich nicht zurückholen. Der Haushalt kann einen neuen schreiben.',
  keep: 'Behalten',
  nothingChanged: 'Nichts wurde geändert',

  print: 'Drucken',
  columns: {
    household: 'Haushalt',
    wish: 'Wunsch',
    mayBeShown: 'Darf gezeigt werden',
    isShown: 'Wird gezeigt',
    written: 'Geschrieben',
  },
};
