import { type ReactNode, useMemo, useState } from 'react';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { formatNumber, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { getInvitedCount, isToThank } from '../../domain/guest-list/guest-list.ts';
import { LANGUAGE_DETAILS } from '../../domain/wedding/languages.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { keep, readKept } from '../ui/kept-value.ts';
import type { SortColumn } from '../ui/sort-rows.ts';
import { capitalize, formatInvitedTo, formatLink, formatPeople } from './format-household.ts';
import { getLinkState, type HouseholdRow } from './household-filters.ts';
import { HouseholdReply } from './household-reply.tsx';

export type HouseholdColumn = SortColumn<HouseholdRow> & {
  /** Shown until the couple chooses their columns. */
  isUsual?: boolean;
  /** On a phone, in place of the header. */
  getLabel?: (row: HouseholdRow) => string;
  render: (row: HouseholdRow) => ReactNode;
};

const LINK_TONES = { opened: undefined, 'not-opened': 'soft', revoked: 'error' };

const toTime = (at: string | null) => (at === null ? 0 : Date.parse(at));

const getContact = ({ status: { entry } }: HouseholdRow) =>
  entry.emails.join(', ') || entry.phone || '';

/** The column of the name, and those after it. */
export function createHouseholdColumns({ events, locale }: GuestData['wedding']) {
  const { formatDate, formatDay } = createDateFormats(locale);
  const texts = getMessages('guestList');
  const { messages } = getMessages('invitations');
  const headers = { ...texts.fields, ...texts.columns };
  type Id = keyof typeof headers;

  /** A column that shows and sorts a text. */
  const createText = (id: Id, isUsual: boolean, getText: (row: HouseholdRow) => string) => ({
    ...{ id, header: headers[id], isUsual, descendingFirst: false },
    ...{ getValue: getText, render: getText },
  });
  const name: SortColumn<HouseholdRow> = {
    ...{ id: 'household', header: headers.household, descendingFirst: false },
    // The rows are in the order of last names.
    getValue: (_, index) => index,
  };
  const columns: HouseholdColumn[] = [
    {
      ...{ id: 'guests', header: headers.guests, isUsual: true, descendingFirst: true },
      getValue: ({ status }) => getInvitedCount(status.entry),
      getLabel: ({ status }) => texts.guests(getInvitedCount(status.entry)),
      render: ({ status }) => <span>{formatNumber(getInvitedCount(status.entry))}</span>,
    },
    {
      ...{ id: 'reply', header: headers.reply, isUsual: true, descendingFirst: true },
      getValue: ({ reply }) => (reply ? toTime(reply.lastAt) : ''),
      render: (row) =>
        row.reply ? <HouseholdReply row={row} reply={row.reply} /> : <span>{texts.noReply}</span>,
    },
    createText('events', true, ({ status }) => capitalize(formatInvitedTo(status.entry, events))),
    {
      ...createText('contact', true, getContact),
      render: (row) => getContact(row) || <span className="soft">{texts.noEmailAddress}</span>,
    },
    createText('tags', true, ({ status }) => status.entry.tags.join(', ')),
    {
      ...{ id: 'link', header: headers.link, isUsual: true, descendingFirst: true },
      getValue: ({ status }) =>
        status.entry.code === null
          ? ''
          : toTime(status.entry.openedAt) || Number(getLinkState(status) === 'opened'),
      render: ({ status }) => (
        <span className={LINK_TONES[getLinkState(status)]}>{formatLink(status, formatDay)}</span>
      ),
    },
    {
      ...{ id: 'invitation', header: headers.invitation, isUsual: false, descendingFirst: true },
      getValue: ({ isMailed, status }) => toTime(status.entry.messagedAt) || Number(isMailed) || '',
      render: ({ isMailed, status: { entry } }) =>
        [
          entry.messagedAt && messages.sentOn(formatDay(entry.messagedAt)),
          isMailed && messages.invitedByEmail,
        ]
          .filter(Boolean)
          .join(', ') || <span className="soft">{messages.notInvited}</span>,
    },
    createText('people', false, ({ status }) => formatPeople(status.entry.people)),
    createText('address', false, ({ status }) => status.entry.address ?? ''),
    createText('language', false, ({ status: { entry } }) =>
      entry.language ? LANGUAGE_DETAILS[entry.language].name : '',
    ),
    createText('note', false, ({ status }) => status.entry.note ?? ''),
    createText('gift', false, ({ status }) => status.entry.gift ?? ''),
    {
      ...{ id: 'thankedOn', header: headers.thankedOn, descendingFirst: true },
      // Those that are left come first.
      getValue: ({ status: { entry } }) => (isToThank(entry) ? '9999' : (entry.thankedOn ?? '')),
      render: ({ status: { entry } }) =>
        isToThank(entry) ? texts.toThank : entry.thankedOn && formatDate(entry.thankedOn),
    },
  ];
  return { name, columns };
}

const KEY = 'guest-list-columns';

/** All columns, and those that the couple has chosen on this device. */
export function useHouseholdColumns() {
  const { wedding } = useGuestData();
  const { name, columns: all } = useMemo(() => createHouseholdColumns(wedding), [wedding]);
  const [chosen, setChosen] = useState(readIds);
  const columns = useMemo(
    () => all.filter(({ id, isUsual = false }) => chosen?.includes(id) ?? isUsual),
    [all, chosen],
  );
  return {
    ...{ name, all, columns },
    toggleColumn(id: string) {
      const ids = columns.map((column) => column.id);
      const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
      setChosen(next);
      keep(KEY, next);
    },
  };
}

/** Null until the couple has chosen. */
function readIds(): readonly string[] | null {
  const kept = readKept(KEY);
  return Array.isArray(kept) ? kept : null;
}
