import type { seating as English } from '../en/seating.ts';
import { formatNumber } from '../messages.ts';

export const seating: typeof English = {
  tableName: (number: number, name: string) =>
    name ? `Mesa ${formatNumber(number)} · ${name}` : `Mesa ${formatNumber(number)}`,

  errors: {
    eventRemoved: 'Este evento não está no formulário.',
    'too-many': 'Há demasiadas mesas, partes da sala ou desejos.',
    'no-table': 'Esta mesa foi removida.',
    'same-number': 'Duas mesas têm o mesmo número.',
    'table-full': (table: string) => `Não há lugares livres suficientes: ${table}.`,
    'no-seat': (table: string) => `Este lugar não existe: ${table}.`,
    'seat-taken': (table: string) => `Este lugar já está ocupado: ${table}.`,
  },
};
