import { useDeferredValue, useMemo } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { countAttending, countGuests } from '../../domain/replies/headcount.ts';
import { sortByName } from '../../domain/replies/names.ts';
import type { EventInfo } from '../../domain/replies/rsvp-questions.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { usePageState } from '../shell/page-state.tsx';
import { useHashTarget } from '../ui/hash-target.ts';
import { EmptyState, Page } from '../ui/page.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useHouseholdSheet } from './household/household-sheet-provider.tsx';
import { RepliesTable } from './replies-table.tsx';
import { createFilter, NO_FILTERS, type ReplyFilters } from './reply-filters.ts';
import { createReplyRows, type ReplyRow } from './reply-row.ts';

export function RepliesPage() {
  const texts = getMessages('replies');
  const guestData = useGuestData();
  const pageState = usePageState();
  const filters = useDeferredValue(pageState.filters);
  const { openNewReply } = useHouseholdSheet();
  useHashTarget((target) => {
    if (target !== 'add') return false;
    openNewReply();
    return true;
  });
  const isSortedByTime = pageState.sorting.id === 'replied';
  const rows = useMemo(() => {
    const { households, wedding } = guestData;
    // Sorting by name takes a while, and only the table's first order can do without.
    const sorted = isSortedByTime ? households : sortByName(households, wedding.locale);
    return createReplyRows({ ...guestData, households: sorted });
  }, [guestData, isSortedByTime]);
  const found = useMemo(() => rows.filter(createFilter(filters)), [rows, filters]);

  return (
    <Page
      title={texts.title}
      actions={
        <TextButton data-primary onClick={openNewReply}>
          {texts.add}
        </TextButton>
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.aboutNone}</p>
        </EmptyState>
      ) : (
        <>
          <FilterBar summary={summarize(found, filters, guestData.wedding.events)} />
          <RepliesTable
            rows={found}
            filters={filters}
            emptyState={
              <EmptyState title={texts.noMatch}>
                <p>{texts.noMatchAdvice}</p>
                <TextButton onClick={() => pageState.setFilters(NO_FILTERS)}>
                  {texts.showAll}
                </TextButton>
              </EmptyState>
            }
          />
        </>
      )}
    </Page>
  );
}

/** As in '4 replies · 5 guests, 3 attending'; while the couple filters by event, attending that one. */
function summarize(rows: ReplyRow[], filters: ReplyFilters, events: readonly EventInfo[]): string {
  if (rows.length === 0) return '';
  const [event] = filters.event.split(':');
  const households = rows.map(({ household }) => household);
  const attending = countAttending(
    households,
    events.filter(({ id }) => !event || id === event),
  );
  return getMessages('replies').summary(rows.length, countGuests(households), attending);
}
