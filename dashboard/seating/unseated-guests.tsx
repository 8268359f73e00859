import { useMemo, useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { createSearchText, createTextFilter } from '../../domain/guest-list/search-text.ts';
import { unseatPeople } from '../../domain/seating/seating-changes.ts';
import { getSeat, type SeatingGuest } from '../../domain/seating/seating-guests.ts';
import { HouseholdBox } from '../plans/guest-row.tsx';
import { GuestSearch } from '../plans/guest-search.tsx';
import styles from '../plans/plans.module.css';
import { type Selection, usePeopleTarget } from '../plans/selection.ts';
import { Option } from '../ui/fields.tsx';
import { SeatedGuest } from './seated-guest.tsx';
import type { Seating } from './use-seating.ts';

type Props = { seating: Seating; selection: Selection };

/** Guests without a seat, household by household. A search also finds those at the tables. */
export function UnseatedGuests({ seating, selection }: Props) {
  const { plan, guests, count, change } = seating;
  const texts = getMessages('seating');
  const [search, setSearch] = useState('');
  const [withNoReply, setWithNoReply] = useState(false);
  const { element } = usePeopleTarget<HTMLElement>((people) => change(unseatPeople(people)));
  const shown = useMemo(() => {
    if (search.trim() !== '') return guests.filter(createGuestFilter(search));
    return guests.filter(
      (guest) =>
        guest.status !== 'declined' &&
        !getSeat(guest, plan) &&
        (withNoReply || guest.status === 'attending'),
    );
  }, [guests, plan, search, withNoReply]);
  const households = [...Map.groupBy(shown, ({ household }) => household)];
  const hasNoReply = guests.some((guest) => guest.status === 'no-reply' && !getSeat(guest, plan));

  return (
    <section ref={element} className={styles.waiting} aria-label={texts.views.guests}>
      <GuestSearch
        title={texts.views.guests}
        waiting={count.unseated}
        label={texts.search}
        {...{ search, onSearch: setSearch }}
        found={shown.length}
        notListed={count.notListed}
      >
        {hasNoReply && (
          <Option checked={withNoReply} onChange={() => setWithNoReply(!withNoReply)}>
            {texts.withNoReply}
          </Option>
        )}
      </GuestSearch>
      {shown.length === 0 ? (
        <p className="aside">
          {search.trim() === '' ? texts.everybodySeated : getMessages('plans').noMatch}
        </p>
      ) : (
        <ul className={styles.households}>
          {households.map(([key, people]) => (
            <li key={key}>
              <HouseholdBox people={people} selection={selection} />
              {people.map((guest) => {
                const table = plan.tables[getSeat(guest, plan)?.table ?? 0];
                return (
                  <div key={guest.key} className={styles.found}>
                    <SeatedGuest guest={guest} selection={selection} />
                    {table && (
                      <span className="soft small">
                        {texts.tableName(table.number, table.name)}
                      </span>
                    )}
                  </div>
                );
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function createGuestFilter(search: string): (guest: SeatingGuest) => boolean {
  const matches = createTextFilter(search);
  return ({ name, householdName, tags, menu, dietary, householdNotes }) => {
    const texts = [name, householdName, ...tags, ...menu, dietary, householdNotes];
    return matches({ getSearchText: createSearchText(() => texts), tags });
  };
}
