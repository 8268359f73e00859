import { formatNumber, type Messages } from '../messages.ts';

export const weekend: Messages['weekend'] = {
  title: 'Mudar os horários',
  lead: 'Algo demora mais? Escolham o que muda e quanto. Os convidados veem logo os novos horários na página.',
  onlyTimes: 'Só estes horários são publicados. As outras alterações ficam no rascunho.',
  none: 'Os vossos eventos ainda não têm horários.',
  by: 'Mudar',
  later: (minutes) => `${formatNumber(minutes)} minutos mais tarde`,
  earlier: (minutes) => `${formatNumber(minutes)} minutos mais cedo`,
  fiveLater: 'Cinco minutos mais tarde',
  fiveEarlier: 'Cinco minutos mais cedo',
  insteadOf: (time) => `em vez das ${time}`,
  announcement: 'Aviso no topo da vossa página',
  shownUntil: (moment) => `Fica visível até ${moment}.`,
  moveAndAnnounce: 'Mudar e avisar',
  onlyMove: 'Mudar sem aviso',
  moving: 'A mudar…',
  moved: 'Os horários mudaram',
  guestsSeeThem: 'Os convidados veem os novos horários.',
  movedBack: 'Os horários são os de antes.',
  nothingMoved: 'Os horários não mudaram',
  notAnnounced: 'Os horários mudaram, mas o aviso não foi publicado',
  note: 'Horários mudados no próprio dia',

  errors: {
    changed: 'Estes horários mudaram desde que abriram a página. Vejam-nos de novo.',
    notPossible:
      'Os horários deixariam de estar por ordem, ou seriam de outro dia. Escolham menos minutos.',
  },
};
