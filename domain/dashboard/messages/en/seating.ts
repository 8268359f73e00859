import { formatNumber } from '../messages.ts';

/** Tables and seats at the events. */
export const seating = {
  /** A table has a name beside its number, or none. */
  tableName: (number: number, name: string) =>
    name ? `Table ${formatNumber(number)} · ${name}` : `Table ${formatNumber(number)}`,

  errors: {
    eventRemoved: 'This event is not on the form.',
    'too-many': 'There are too many tables, parts of the room or wishes.',
    'no-table': 'This table was removed.',
    'same-number': 'Two tables have the same number.',
    'table-full': (table: string) => `${table} has too few free seats.`,
    'no-seat': (table: string) => `${table} does not have this seat.`,
    'seat-taken': (table: string) => `Somebody else has this seat: ${table}.`,
  },
};
