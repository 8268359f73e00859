import type { seating as English } from '../en/seating.ts';
import { formatNumber } from '../messages.ts';

export const seating: typeof English = {
  tableName: (number: number, name: string) =>
    name ? `Table ${formatNumber(number)} · ${name}` : `Table ${formatNumber(number)}`,

  errors: {
    eventRemoved: 'Cet événement n’est pas sur le formulaire.',
    'too-many': 'Il y a trop de tables, d’éléments de la salle ou de souhaits.',
    'no-table': 'Cette table a été supprimée.',
    'same-number': 'Deux tables ont le même numéro.',
    'table-full': (table: string) => `Pas assez de places libres\u00a0: ${table}.`,
    'no-seat': (table: string) => `Cette place n’existe pas\u00a0: ${table}.`,
    'seat-taken': (table: string) => `Cette place est déjà prise\u00a0: ${table}.`,
  },
};
