import type { announcements as English } from '../en/announcements.ts';

export const announcements: typeof English = {
  title: 'Ankündigung',
  about:
    'Sie steht bis zum gewählten Zeitpunkt ganz oben auf eurer Seite. Wer die Seite gerade geöffnet hat, liest sie innerhalb von zehn Sekunden.',
  text: 'Text',
  ifEmpty: (language) => `Bleibt das Feld leer, lesen diese Gäste den Text auf ${language}.`,
  showUntil: 'Anzeigen bis',
  inWeddingTime: (timeZone) => `In der Zeitzone eurer Hochzeit (${timeZone})`,
  announce: 'Ankündigen',
  save: 'Ankündigung speichern',
  saving: 'Wird gespeichert…',

  shownUntil: (moment) => `Auf eurer Seite bis ${moment}`,
  change: 'Ändern',
  remove: 'Entfernen',
  announced: 'Angekündigt',
  guestsReadIt: 'Wer eure Seite gerade geöffnet hat, liest sie innerhalb von zehn Sekunden.',
  removed: 'Entfernt',
  noLongerShown: 'Eure Gäste sehen die Ankündigung nicht mehr.',
  shownAgain: 'Eure Gäste sehen die Ankündigung wieder.',
  nothingChanged: 'Es wurde nichts geändert',

  changedMeanwhile: 'Die Ankündigung wurde geändert, während ihr sie bearbeitet habt',
  removedMeanwhile: 'Die Ankündigung wurde entfernt, während ihr sie bearbeitet habt',

  errors: {
    write: 'Bitte schreibt die Ankündigung',
    chooseTime: 'Bitte wählt einen Tag und eine Uhrzeit',
    chooseLaterTime: 'Bitte wählt einen späteren Zeitpunkt',
    chooseTimeWithinYear: 'Bitte wählt einen Zeitpunkt innerhalb eines Jahres',
    notInLanguage: 'Die Website gibt es in dieser Sprache nicht.',
  },
};
