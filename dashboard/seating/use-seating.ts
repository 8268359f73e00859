import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createSeatingKind, findPlan, type SeatingPlan } from '../../domain/seating/seating.ts';
import {
  countSeating,
  listGuestsByTable,
  listSeatingGuests,
} from '../../domain/seating/seating-guests.ts';
import type { ChangeSeatingRequest } from '../../domain/seating/seating-schema.ts';
import { api, request } from '../api/request.ts';
import { showChange, useGuestData } from '../guest-data/guest-data.ts';
import { usePlan } from '../plans/use-plan.ts';

export type Seating = ReturnType<typeof useSeating>;

/** The plan of an event, its guests, and functions that change it. */
export function useSeating(event: string) {
  const client = useQueryClient();
  const { households, guestList, seating, wedding } = useGuestData();
  const { plan, ...state } = usePlan({
    name: createSeatingKind(event).name,
    stored: findPlan(seating, event),
    store: (changed: SeatingPlan) =>
      showChange(client, ({ seating: all }) => ({
        seating: [...all.filter((one) => one.event !== event), changed],
      })),
    put: (json: ChangeSeatingRequest) =>
      request(api.seating[':event'].$put, { param: { event }, json }),
  });
  const info = wedding.events.find(({ id }) => id === event) ?? { id: event, title: event };
  const guests = useMemo(
    () => listSeatingGuests({ households, guestList, wedding }, info, plan),
    [households, guestList, wedding, info, plan],
  );
  return {
    ...state,
    plan,
    guests,
    count: countSeating(guests, plan),
    byTable: useMemo(() => listGuestsByTable(guests, plan), [guests, plan]),
  };
}
