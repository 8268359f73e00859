import type { seating as English } from '../en/seating.ts';
import { formatNumber } from '../messages.ts';

export const seating: typeof English = {
  tableName: (number: number, name: string) =>
    name ? `Tavolo ${formatNumber(number)} · ${name}` : `Tavolo ${formatNumber(number)}`,

  errors: {
    eventRemoved: 'Questo evento non è nel modulo.',
    'too-many': 'Ci sono troppi tavoli, parti della sala o desideri.',
    'no-table': 'Questo tavolo è stato tolto.',
    'same-number': 'Due tavoli hanno lo stesso numero.',
    'table-full': (table: string) => `Posti liberi insufficienti: ${table}.`,
    'no-seat': (table: string) => `Questo posto non esiste: ${table}.`,
    'seat-taken': (table: string) => `Questo posto è già occupato: ${table}.`,
  },
};
