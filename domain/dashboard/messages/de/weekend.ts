import { formatNumber, type Messages } from '../messages.ts';

export const weekend: Messages['weekend'] = {
  title: 'Zeiten verschieben',
  lead: 'Dauert etwas länger? Wählt, was sich verschiebt und um wie viel. Eure Gäste sehen die neuen Zeiten sofort auf der Seite.',
  onlyTimes: 'Nur diese Zeiten werden veröffentlicht. Andere Änderungen bleiben im Entwurf.',
  none: 'Eure Events haben noch keine Zeiten.',
  by: 'Verschieben um',
  later: (minutes) => `${formatNumber(minutes)} Minuten später`,
  earlier: (minutes) => `${formatNumber(minutes)} Minuten früher`,
  fiveLater: 'Fünf Minuten später',
  fiveEarlier: 'Fünf Minuten früher',
  insteadOf: (time) => `statt ${time}`,
  announcement: 'Mitteilung oben auf eurer Seite',
  shownUntil: (moment) => `Sie steht dort bis ${moment}.`,
  moveAndAnnounce: 'Verschieben und mitteilen',
  onlyMove: 'Ohne Mitteilung verschieben',
  moving: 'Wird verschoben…',
  moved: 'Die Zeiten sind verschoben',
  guestsSeeThem: 'Eure Gäste sehen die neuen Zeiten.',
  movedBack: 'Die Zeiten sind wie vorher.',
  nothingMoved: 'Die Zeiten wurden nicht verschoben',
  notAnnounced: 'Die Zeiten sind verschoben, aber die Mitteilung wurde nicht veröffentlicht',
  note: 'Zeiten am Tag verschoben',

  errors: {
    changed:
      'Diese Zeiten haben sich geändert, seit ihr die Seite geöffnet habt. Seht sie euch noch einmal an.',
    notPossible:
      'Die Zeiten wären nicht mehr in der richtigen Reihenfolge oder an einem anderen Tag. Wählt weniger Minuten.',
  },
};
