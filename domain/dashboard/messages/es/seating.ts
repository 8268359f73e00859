import type { seating as English } from '../en/seating.ts';
import { formatNumber } from '../messages.ts';

export const seating: typeof English = {
  tableName: (number: number, name: string) =>
    name ? `Mesa ${formatNumber(number)} · ${name}` : `Mesa ${formatNumber(number)}`,

  errors: {
    eventRemoved: 'Este evento no está en el formulario.',
    'too-many': 'Hay demasiadas mesas, partes de la sala o deseos.',
    'no-table': 'Esta mesa se ha quitado.',
    'same-number': 'Dos mesas tienen el mismo número.',
    'table-full': (table: string) => `No hay suficientes sitios libres: ${table}.`,
    'no-seat': (table: string) => `Este sitio no existe: ${table}.`,
    'seat-taken': (table: string) => `Este sitio ya está ocupado: ${table}.`,
  },
};
