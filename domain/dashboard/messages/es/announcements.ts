import type { announcements as English } from '../en/announcements.ts';

export const announcements: typeof English = {
  title: 'Aviso',
  about:
    'Aparece en lo alto de vuestra página hasta la hora que elijáis. Los invitados que tienen la página abierta lo leen en menos de diez segundos.',
  text: 'Texto',
  ifEmpty: (language) => `Si lo dejáis vacío, estos invitados leen el texto en ${language}.`,
  showUntil: 'Mostrar hasta',
  inWeddingTime: (timeZone) => `En la hora de vuestra boda (${timeZone})`,
  announce: 'Publicar el aviso',
  save: 'Guardar el aviso',
  saving: 'Guardando…',

  shownUntil: (moment) => `En vuestra página hasta: ${moment}`,
  change: 'Cambiar',
  remove: 'Quitar',
  announced: 'Aviso publicado',
  guestsReadIt:
    'Los invitados que tienen vuestra página abierta lo leen en menos de diez segundos.',
  removed: 'Aviso quitado',
  noLongerShown: 'Los invitados ya no ven el aviso.',
  shownAgain: 'Los invitados vuelven a ver el aviso.',
  nothingChanged: 'No se ha cambiado nada',

  changedMeanwhile: 'El aviso ha cambiado mientras lo editabais',
  removedMeanwhile: 'El aviso se ha quitado mientras lo editabais',

  errors: {
    write: 'Escribid el aviso',
    chooseTime: 'Elegid un día y una hora',
    chooseLaterTime: 'Elegid un momento posterior',
    chooseTimeWithinYear: 'Elegid un momento dentro de un año',
    notInLanguage: 'La web no está en este idioma.',
  },
};
