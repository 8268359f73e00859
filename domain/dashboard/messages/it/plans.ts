import type { plans as English } from '../en/plans.ts';
import { formatNumber, plural } from '../messages.ts';

/** Texts that seating and transfers share. */
export const plans: typeof English = {
  child: 'bambino',
  declined: 'non viene',
  noReply: 'nessuna risposta',
  noMatch: 'Nessun invitato corrisponde.',
  found: (count) => plural(count, '# invitato trovato', '# invitati trovati'),
  selectHousehold: (household) => `Tutti: ${household}`,
  notListed: (count) =>
    plural(
      count,
      '# persona non è nella vostra lista. [Aggiungetela lì per darle un posto]',
      '# persone non sono nella vostra lista. [Aggiungetele lì per dare loro un posto]',
    ),
  selected: (count) => plural(count, '# invitato selezionato', '# invitati selezionati'),
  selectedTitle: 'Invitati selezionati',
  clear: 'Deseleziona',
  undo: 'Annulla',
  redo: 'Ripeti',
  notSaved: 'Non salvato',
  choose: 'scegli…',
  edit: 'Modifica',
  save: 'Salva',
  remove: 'Togli',
  taken: (taken, seats) => `${formatNumber(taken)} su ${formatNumber(seats)}`,
};
