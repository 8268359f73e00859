import type { plans as English } from '../en/plans.ts';
import { formatNumber, plural } from '../messages.ts';

/** Texts that seating and transfers share. */
export const plans: typeof English = {
  child: 'niño',
  declined: 'no viene',
  noReply: 'sin respuesta',
  noMatch: 'Ningún invitado coincide.',
  found: (count) => plural(count, '# invitado encontrado', '# invitados encontrados'),
  selectHousehold: (household) => `Todos: ${household}`,
  notListed: (count) =>
    plural(
      count,
      '# persona no está en vuestra lista. [Añadidla allí para darle sitio]',
      '# personas no están en vuestra lista. [Añadidlas allí para darles sitio]',
    ),
  selected: (count) => plural(count, '# invitado seleccionado', '# invitados seleccionados'),
  selectedTitle: 'Invitados seleccionados',
  clear: 'Borrar la selección',
  undo: 'Deshacer',
  redo: 'Rehacer',
  notSaved: 'No guardado',
  choose: 'elegir…',
  edit: 'Editar',
  save: 'Guardar',
  remove: 'Quitar',
  taken: (taken, seats) => `${formatNumber(taken)} de ${formatNumber(seats)}`,
};
