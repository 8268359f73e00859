import { useState } from 'react';
import { takeOut } from '../../domain/arrivals/transfers.ts';
import { isWaiting, type TravelGuest } from '../../domain/arrivals/travel-guests.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { createSearchText, createTextFilter } from '../../domain/guest-list/search-text.ts';
import { GuestSearch } from '../plans/guest-search.tsx';
import styles from '../plans/plans.module.css';
import { type Selection, usePeopleTarget } from '../plans/selection.ts';
import { Days } from './days.tsx';
import { TravelGuestRow } from './travel-guest-row.tsx';
import type { Transfers } from './use-transfers.ts';

type Props = { transfers: Transfers; guests: readonly TravelGuest[]; selection: Selection };

/** Guests without a seat, by day and hour. A search also finds those in the vehicles. */
export function WaitingGuests({ transfers, guests, selection }: Props) {
  const { plan, count, direction, change } = transfers;
  const texts = getMessages('arrivals');
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const { element } = usePeopleTarget<HTMLElement>((people) => change(takeOut(direction, people)));
  const shown = guests.filter(
    isSearching ? createGuestFilter(search) : (guest) => isWaiting(guest, plan, direction),
  );
  return (
    <section ref={element} className={styles.waiting} aria-label={texts.views.guests}>
      <GuestSearch
        title={texts.views.guests}
        waiting={count.waiting}
        label={texts.search}
        {...{ search, onSearch: setSearch }}
        found={shown.length}
        notListed={count.notListed}
      />
      {shown.length === 0 && (
        <p className="aside">{isSearching ? getMessages('plans').noMatch : texts.allSeated}</p>
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
