import { type ReactNode, useState } from 'react';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import {
  formatNumber,
  getMessages,
  type Messages,
} from '../../domain/dashboard/messages/messages.ts';
import { getInvitedCount } from '../../domain/guest-list/guest-list.ts';
import { LANGUAGE_DETAILS } from '../../domain/wedding/languages.ts';
import { capitalize, formatInvitedTo, formatPeople } from './format-household.ts';
import type { HouseholdRow } from './household-filters.ts';
import { HouseholdReply } from './household-reply.tsx';

type ColumnId = keyof (Messages['guestList']['columns'] & Messages['guestList']['fields']);

export type HouseholdColumn = {
  id: ColumnId;
  /** Shown until the couple chooses their columns. */
  isUsual?: true;
  render: (row: HouseholdRow, events: GuestData['wedding']['events']) => ReactNode;
};

/** The columns after the household's name. */
export const HOUSEHOLD_COLUMNS: readonly HouseholdColumn[] = [
  {
    ...{ id: 'guests', isUsual: true },
    render: ({ status }) => formatNumber(getInvitedCount(status.entry)),
  },
  {
    ...{ id: 'reply', isUsual: true },
    render: (row) =>
      row.reply ? (
        <HouseholdReply row={row} reply={row.reply} />
      ) : (
        <span>{getMessages('guestList').noReply}</span>
      ),
  },
  {
    ...{ id: 'events', isUsual: true },
    render: ({ status }, events) => capitalize(formatInvitedTo(status.entry, events)),
  },
  {
    ...{ id: 'contact', isUsual: true },
    render: ({ status: { entry } }) =>
      entry.emails.join(', ') ||
      entry.phone || <span className="soft">{getMessages('guestList').noEmailAddress}</span>,
  },
  {
    ...{ id: 'tags', isUsual: true },
    render: ({ status }) => status.entry.tags.join(', '),
  },
  {
    ...{ id: 'link', isUsual: true },
    render: ({ status }) => {
      const { hasLink, revoked } = getMessages('guestList');
      return status.entry.code === null ? <span className="error">{revoked}</span> : hasLink;
    },
  },
  {
    id: 'people',
    render: ({ status }) => formatPeople(status.entry.people),
  },
  { id: 'address', render: ({ status }) => status.entry.address },
  {
    id: 'language',
    render: ({ status: { entry } }) => entry.language && LANGUAGE_DETAILS[entry.language].name,
  },
  { id: 'note', render: ({ status }) => status.entry.note },
];

/** The heading of a column. */
export function getHeader(id: ColumnId): string {
  const { columns, fields } = getMessages('guestList');
  return { ...fields, ...columns }[id];
}

const KEY = 'guest-list-columns';

/** The columns that the couple has chosen on this device. */
export function useHouseholdColumns() {
  const [ids, setIds] = useState(readIds);
  return {
    columns: HOUSEHOLD_COLUMNS.filter(({ id }) => ids.includes(id)),
    toggleColumn(id: ColumnId) {
      const chosen = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
      setIds(chosen);
      try {
        localStorage.setItem(KEY, JSON.stringify(chosen));
      } catch {
        // A full or forbidden storage: they are chosen until the page is closed.
      }
    },
  };
}

function readIds(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (Array.isArray(stored)) return stored;
  } catch {
    // As if nothing had been chosen.
  }
  return HOUSEHOLD_COLUMNS.filter(({ isUsual }) => isUsual).map(({ id }) => id);
}
