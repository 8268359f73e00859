import { getMessages } from '../dashboard/messages/messages.ts';
import { formatYesNo, type List, type ListFormat } from '../lists/list-table.ts';
import type { Wish } from './wishes-api.ts';

/** The wishes as a table, oldest first. A guest book has the words only. */
export function createWishesList(wishes: readonly Wish[], format: ListFormat): List {
  const { columns, none, title } = getMessages('wishes');
  const isFile = format === 'file';
  return {
    title,
    summary: [],
    headings: [
      columns.household,
      columns.wish,
      ...(isFile ? [columns.mayBeShown, columns.isShown, columns.written] : []),
    ],
    rows: wishes.toReversed().map(({ id, name, text, isPublic, isApproved, createdAt }) => ({
      key: String(id),
      cells: [
        name,
        text,
        ...(isFile ? [formatYesNo(isPublic), formatYesNo(isPublic && isApproved), createdAt] : []),
      ],
    })),
    empty: none,
  };
}
