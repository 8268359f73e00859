import type { announcements as English } from '../en/announcements.ts';

export const announcements: typeof English = {
  title: 'Aviso',
  about:
    'Aparece no cimo da vossa página até à hora que escolherem. Quem tem a página aberta lê-o em menos de dez segundos.',
  text: 'Texto',
  ifEmpty: (language) => `Se o deixarem vazio, estes convidados leem o texto em ${language}.`,
  showUntil: 'Mostrar até',
  inWeddingTime: (timeZone) => `Na hora do vosso casamento (${timeZone})`,
  announce: 'Publicar o aviso',
  save: 'Guardar o aviso',
  saving: 'A guardar…',

  shownUntil: (moment) => `Na vossa página até: ${moment}`,
  change: 'Alterar',
  remove: 'Remover',
  announced: 'Aviso publicado',
  guestsReadIt: 'Quem tem a vossa página aberta lê-o em menos de dez segundos.',
  removed: 'Aviso removido',
  noLongerShown: 'Os convidados já não veem o aviso.',
  shownAgain: 'Os convidados voltam a ver o aviso.',
  nothingChanged: 'Nada foi alterado',

  changedMeanwhile: 'O aviso foi alterado enquanto o editavam',
  removedMeanwhile: 'O aviso foi removido enquanto o editavam',

  errors: {
    write: 'Escrevam o aviso',
    chooseTime: 'Escolham um dia e uma hora',
    chooseLaterTime: 'Escolham um momento posterior',
    chooseTimeWithinYear: 'Escolham um momento dentro de um ano',
    notInLanguage: 'O site não está neste idioma.',
  },
};
