import type { announcements as English } from '../en/announcements.ts';

export const announcements: typeof English = {
  title: 'Avviso',
  about:
    'Compare in cima alla vostra pagina fino all’ora che scegliete. Chi ha la pagina aperta lo legge entro dieci secondi.',
  text: 'Testo',
  ifEmpty: (language) => `Se lo lasciate vuoto, questi invitati leggono il testo in ${language}.`,
  showUntil: 'Mostra fino al',
  inWeddingTime: (timeZone) => `Nel fuso orario del vostro matrimonio (${timeZone})`,
  announce: 'Pubblica l’avviso',
  save: 'Salva l’avviso',
  saving: 'Salvataggio…',

  shownUntil: (moment) => `Sulla vostra pagina fino a ${moment}`,
  change: 'Modifica',
  remove: 'Rimuovi',
  announced: 'Avviso pubblicato',
  guestsReadIt: 'Chi ha la vostra pagina aperta lo legge entro dieci secondi.',
  removed: 'Avviso rimosso',
  noLongerShown: 'Gli invitati non vedono più l’avviso.',
  shownAgain: 'Gli invitati vedono di nuovo l’avviso.',
  nothingChanged: 'Non è stato cambiato nulla',

  changedMeanwhile: 'L’avviso è cambiato mentre lo stavate modificando',
  removedMeanwhile: 'L’avviso è stato rimosso mentre lo stavate modificando',

  errors: {
    write: 'Scrivete l’avviso',
    chooseTime: 'Scegliete un giorno e un’ora',
    chooseLaterTime: 'Scegliete un momento successivo',
    chooseTimeWithinYear: 'Scegliete un momento entro un anno',
    notInLanguage: 'Il sito non è in questa lingua.',
  },
};
