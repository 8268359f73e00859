import type { seating as English } from '../en/seating.ts';
import { formatNumber } from '../messages.ts';

export const seating: typeof English = {
  tableName: (number: number, name: string) =>
    name ? `Tisch ${formatNumber(number)} · ${name}` : `Tisch ${formatNumber(number)}`,

  errors: {
    eventRemoved: 'Diese Veranstaltung steht nicht im Formular.',
    'too-many': 'Das sind zu viele Tische, Teile des Raums oder Wünsche.',
    'no-table': 'Dieser Tisch wurde entfernt.',
    'same-number': 'Zwei Tische haben dieselbe Nummer.',
    'table-full': (table: string) => `Zu wenige freie Plätze: ${table}.`,
    'no-seat': (table: string) => `Diesen Platz gibt es nicht: ${table}.`,
    'seat-taken': (table: string) => `Dieser Platz ist schon vergeben: ${table}.`,
  },
};
