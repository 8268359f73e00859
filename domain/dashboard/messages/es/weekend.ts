import { formatNumber, type Messages } from '../messages.ts';

export const weekend: Messages['weekend'] = {
  title: 'Mover los horarios',
  lead: '¿Algo se alarga? Elegid qué se mueve y cuánto. Vuestros invitados ven enseguida los nuevos horarios en la página.',
  onlyTimes: 'Solo se publican estos horarios. Los demás cambios se quedan en el borrador.',
  none: 'Vuestros eventos todavía no tienen horarios.',
  by: 'Mover',
  later: (minutes) => `${formatNumber(minutes)} minutos más tarde`,
  earlier: (minutes) => `${formatNumber(minutes)} minutos antes`,
  fiveLater: 'Cinco minutos más tarde',
  fiveEarlier: 'Cinco minutos antes',
  insteadOf: (time) => `en lugar de las ${time}`,
  announcement: 'Aviso en la parte superior de vuestra página',
  shownUntil: (moment) => `Se muestra hasta el ${moment}.`,
  moveAndAnnounce: 'Mover y avisar',
  onlyMove: 'Mover sin aviso',
  moving: 'Moviendo…',
  moved: 'Los horarios se han movido',
  guestsSeeThem: 'Vuestros invitados ven los nuevos horarios.',
  movedBack: 'Los horarios vuelven a ser los de antes.',
  nothingMoved: 'No se han movido los horarios',
  notAnnounced: 'Los horarios se han movido, pero el aviso no se ha publicado',
  note: 'Horarios movidos el mismo día',

  errors: {
    changed: 'Estos horarios han cambiado desde que abristeis la página. Miradlos otra vez.',
    notPossible:
      'Los horarios ya no estarían en orden, o serían de otro día. Elegid menos minutos.',
  },
};
