import type { plans as English } from '../en/plans.ts';
import { formatNumber, plural } from '../messages.ts';

/** Texts that seating and transfers share. */
export const plans: typeof English = {
  child: 'Kind',
  declined: 'abgesagt',
  noReply: 'noch keine Antwort',
  noMatch: 'Kein passender Gast.',
  found: (count) => plural(count, '# Gast gefunden', '# Gäste gefunden'),
  selectHousehold: (household) => `Alle von ${household}`,
  notListed: (count) =>
    plural(
      count,
      '# Gast steht nicht auf eurer Gästeliste. [Dort hinzufügen, um einen Platz zu geben]',
      '# Gäste stehen nicht auf eurer Gästeliste. [Dort hinzufügen, um Plätze zu geben]',
    ),
  selected: (count) => plural(count, '# Gast ausgewählt', '# Gäste ausgewählt'),
  selectedTitle: 'Ausgewählte Gäste',
  clear: 'Auswahl aufheben',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  notSaved: 'Nicht gespeichert',
  choose: 'auswählen…',
  edit: 'Bearbeiten',
  save: 'Speichern',
  remove: 'Entfernen',
  taken: (taken, seats) => `${formatNumber(taken)} von ${formatNumber(seats)}`,
};
