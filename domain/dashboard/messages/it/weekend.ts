import { formatNumber, type Messages } from '../messages.ts';

export const weekend: Messages['weekend'] = {
  title: 'Spostare gli orari',
  lead: 'Qualcosa dura più del previsto? Scegliete che cosa si sposta e di quanto. Gli invitati vedono subito i nuovi orari sulla pagina.',
  onlyTimes: 'Si pubblicano solo questi orari. Le altre modifiche restano nella bozza.',
  none: 'I vostri eventi non hanno ancora orari.',
  by: 'Spostare di',
  later: (minutes) => `${formatNumber(minutes)} minuti più tardi`,
  earlier: (minutes) => `${formatNumber(minutes)} minuti prima`,
  fiveLater: 'Cinque minuti più tardi',
  fiveEarlier: 'Cinque minuti prima',
  insteadOf: (time) => `invece delle ${time}`,
  announcement: 'Avviso in cima alla pagina',
  shownUntil: (moment) => `Si legge fino a ${moment}.`,
  moveAndAnnounce: 'Sposta e avvisa',
  onlyMove: 'Sposta senza avviso',
  moving: 'Spostamento in corso…',
  moved: 'Gli orari sono spostati',
  guestsSeeThem: 'Gli invitati vedono i nuovi orari.',
  movedBack: 'Gli orari sono quelli di prima.',
  nothingMoved: 'Gli orari non sono stati spostati',
  notAnnounced: 'Gli orari sono spostati, ma l’avviso non è stato pubblicato',
  note: 'Orari spostati nel giorno stesso',

  errors: {
    changed: 'Questi orari sono cambiati da quando avete aperto la pagina. Guardateli di nuovo.',
    notPossible:
      'Gli orari non sarebbero più in ordine, o sarebbero in un altro giorno. Scegliete meno minuti.',
  },
};
