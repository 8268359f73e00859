import { formatNumber, plural } from '../messages.ts';

/** Texts that seating and transfers share. */
export const plans = {
  child: 'child',
  declined: 'declined',
  noReply: 'no reply yet',
  noMatch: 'No guest matches.',
  found: (count: number) => plural(count, '# guest found', '# guests found'),
  selectHousehold: (household: string) => `All of ${household}`,
  notListed: (count: number) =>
    plural(
      count,
      '# guest is not on your guest list. [Add them there to seat them]',
      '# guests are not on your guest list. [Add them there to seat them]',
    ),
  selected: (count: number) => plural(count, '# guest selected', '# guests selected'),
  selectedTitle: 'Selected guests',
  clear: 'Clear',
  undo: 'Undo',
  redo: 'Redo',
  notSaved: 'Not saved',
  choose: 'choose…',
  edit: 'Edit',
  save: 'Save',
  remove: 'Remove',
  taken: (taken: number, seats: number) => `${formatNumber(taken)} of ${formatNumber(seats)}`,
};
