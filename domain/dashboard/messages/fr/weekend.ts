import { formatNumber, type Messages } from '../messages.ts';

export const weekend: Messages['weekend'] = {
  title: 'Décaler les horaires',
  lead: 'Quelque chose dure plus longtemps\u202f? Choisissez ce qui se décale, et de combien. Vos invités voient aussitôt les nouveaux horaires sur la page.',
  onlyTimes: 'Seuls ces horaires sont publiés. Les autres modifications restent dans le brouillon.',
  none: 'Vos événements n’ont pas encore d’horaires.',
  by: 'Décaler de',
  later: (minutes) => `${formatNumber(minutes)} minutes plus tard`,
  earlier: (minutes) => `${formatNumber(minutes)} minutes plus tôt`,
  fiveLater: 'Cinq minutes plus tard',
  fiveEarlier: 'Cinq minutes plus tôt',
  insteadOf: (time) => `au lieu de ${time}`,
  announcement: 'Annonce en haut de votre page',
  shownUntil: (moment) => `Elle est affichée jusqu’au ${moment}.`,
  moveAndAnnounce: 'Décaler et annoncer',
  onlyMove: 'Décaler sans annonce',
  moving: 'Décalage en cours…',
  moved: 'Les horaires sont décalés',
  guestsSeeThem: 'Vos invités voient les nouveaux horaires.',
  movedBack: 'Les horaires sont ceux d’avant.',
  nothingMoved: 'Les horaires n’ont pas été décalés',
  notAnnounced: 'Les horaires sont décalés, mais l’annonce n’a pas été publiée',
  note: 'Horaires décalés le jour même',

  errors: {
    changed: 'Ces horaires ont changé depuis que vous avez ouvert la page. Regardez-les à nouveau.',
    notPossible:
      'Les horaires ne seraient plus dans l’ordre, ou un autre jour. Choisissez moins de minutes.',
  },
};
