import { useState } from 'react';
import { Link } from 'wouter';
import { takeOut } from '../../domain/arrivals/transfers.ts';
import { isWaiting, type TravelGuest } from '../../domain/arrivals/travel-guests.ts';
import { formatNumber, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { createSearchText, createTextFilter } from '../../domain/guest-list/search-text.ts';
import styles from '../plans/plans.module.css';
import { type Selection, usePeopleTarget } from '../plans/selection.ts';
import { SearchField } from '../ui/fields.tsx';
import { MarkedText } from '../ui/marked-text.tsx';
import { Days } from './days.tsx';
import { TravelGuestRow } from './travel-guest-row.tsx';
import type { Transfers } from './use-transfers.ts';

type Props = { transfers: Transfers; guests: readonly TravelGuest[]; selection: Selection };

/** Guests without a seat, by day and hour. A search also finds those in the vehicles. */
export function WaitingGuests({ transfers, guests, selection }: Props) {
  const { plan, count, direction, change } = transfers;
  const texts = getMessages('arrivals');
  const shared = getMessages('plans');
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const { element } = usePeopleTarget<HTMLElement>((people) => change(takeOut(direction, people)));
  const shown = guests.filter(
    isSearching ? createGuestFilter(search) : (guest) => isWaiting(guest, plan, direction),
  );
  return (
    <section ref={element} className={styles.waiting} aria-label={texts.views.guests}>
      <div className={styles.waitingHeader}>
        <h2 className="subheading">
          {texts.views.guests} <span className="soft">{formatNumber(count.waiting)}</span>
        </h2>
        <SearchField label={texts.search} value={search} onSearch={setSearch} />
        {count.notListed > 0 && (
          <p className="notice small">
            <MarkedText text={shared.notListed(count.notListed)}>
              {(words) => <Link href="/guest-list#not-on-list">{words}</Link>}
            </MarkedText>
          </p>
        )}
        <p role="status" className="visually-hidden">
          {isSearching && shared.found(shown.length)}
        </p>
      </div>
      {shown.length === 0 && (
        <p className="aside">{isSearching ? shared.noMatch : texts.allSeated}</p>
      )}
      <Days guests={shown} heading="h3" {...{ direction, selection }}>
        {(guest) => (
          <TravelGuestRow
            key={guest.key}
            {...{ guest, transfers, selection }}
            above={{ day: guest[direction]?.slice(0, 10) }}
            hasVehicle
          />
        )}
      </Days>
    </section>
  );
}

function createGuestFilter(search: string): (guest: TravelGuest) => boolean {
  const matches = createTextFilter(search);
  return ({ name, householdName, tags, arrivalNumber, departureNumber, stay }) => {
    const texts = [name, householdName, ...tags, arrivalNumber, departureNumber, stay];
    return matches({ getSearchText: createSearchText(() => texts), tags });
  };
}
