import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { createSearchText, createTextFilter } from '../../domain/guest-list/search-text.ts';
import { unseatPeople } from '../../domain/seating/seating-changes.ts';
import { getSeat, type SeatingGuest } from '../../domain/seating/seating-guests.ts';
import { HouseholdBox } from '../plans/guest-row.tsx';
import styles from '../plans/plans.module.css';
import { type Selection, usePeopleTarget } from '../plans/selection.ts';
import { Option, SearchField } from '../ui/fields.tsx';
import { MarkedText } from '../ui/marked-text.tsx';
import { SeatedGuest } from './seated-guest.tsx';
import type { Seating } from './use-seating.ts';

type Props = { seating: Seating; selection: Selection };

/** Guests without a seat, household by household. A search also finds those at the tables. */
export function UnseatedGuests({ seating, selection }: Props) {
  const { plan, guests, count, change } = seating;
  const texts = getMessages('seating');
  const shared = getMessages('plans');
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
      <div className={styles.waitingHeader}>
        <h2 className="subheading">
          {texts.views.guests} <span className="soft">{count.unseated}</span>
        </h2>
        <SearchField label={texts.search} value={search} onSearch={setSearch} />
        {hasNoReply && (
          <Option checked={withNoReply} onChange={() => setWithNoReply(!withNoReply)}>
            {texts.withNoReply}
          </Option>
        )}
        {count.notListed > 0 && (
          <p className="notice small">
            <MarkedText text={shared.notListed(count.notListed)}>
              {(words) => <Link href="/guest-list#not-on-list">{words}</Link>}
            </MarkedText>
          </p>
        )}
        <p role="status" className="visually-hidden">
          {search.trim() !== '' && shared.found(shown.length)}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className="aside">{search.trim() === '' ? texts.everybodySeated : shared.noMatch}</p>
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
