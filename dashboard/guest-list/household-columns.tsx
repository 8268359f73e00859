import { type ReactNode, useState } from 'react';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { getInvitedCount } from '../../domain/guest-list/guest-list.ts';
import { LANGUAGE_DETAILS } from '../../domain/wedding/languages.ts';
import { formatNumber } from '../ui/format-count.ts';
import { formatInvitedTo, formatPeople } from './format-household.ts';
import type { HouseholdRow } from './household-filters.ts';
import { HouseholdReply } from './household-reply.tsx';

export type HouseholdColumn = {
  id: string;
  header: string;
  /** Shown until the couple chooses their columns. */
  isUsual?: true;
  render: (row: HouseholdRow, events: GuestData['wedding']['events']) => ReactNode;
};

/** The columns after the household's name. */
export const HOUSEHOLD_COLUMNS: readonly HouseholdColumn[] = [
  {
    ...{ id: 'guests', header: 'Guests', isUsual: true },
    render: ({ status }) => formatNumber(getInvitedCount(status.entry)),
  },
  {
    ...{ id: 'reply', header: 'Reply', isUsual: true },
    render: (row) =>
      row.reply ? <HouseholdReply row={row} reply={row.reply} /> : <span>No reply yet</span>,
  },
  {
    ...{ id: 'events', header: 'Invited to', isUsual: true },
    render: ({ status }, events) => {
      const titles = formatInvitedTo(status.entry, events);
      return titles.charAt(0).toUpperCase() + titles.slice(1);
    },
  },
  {
    ...{ id: 'contact', header: 'Email or phone', isUsual: true },
    render: ({ status: { entry } }) =>
      entry.emails.join(', ') || entry.phone || <span className="soft">No email address</span>,
  },
  {
    ...{ id: 'tags', header: 'Tags', isUsual: true },
    render: ({ status }) => status.entry.tags.join(', '),
  },
  {
    ...{ id: 'link', header: 'Link', isUsual: true },
    render: ({ status }) =>
      status.entry.code === null ? <span className="error">Revoked</span> : 'Yes',
  },
  {
    ...{ id: 'people', header: 'People' },
    render: ({ status }) => formatPeople(status.entry.people),
  },
  { ...{ id: 'address', header: 'Address' }, render: ({ status }) => status.entry.address },
  {
    ...{ id: 'language', header: 'Language' },
    render: ({ status: { entry } }) => entry.language && LANGUAGE_DETAILS[entry.language].name,
  },
  { ...{ id: 'note', header: 'Note' }, render: ({ status }) => status.entry.note },
];

const KEY = 'guest-list-columns';

/** The columns that the couple has chosen on this device. */
export function useHouseholdColumns() {
  const [ids, setIds] = useState(readIds);
  return {
    columns: HOUSEHOLD_COLUMNS.filter(({ id }) => ids.includes(id)),
    toggleColumn(id: string) {
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
