import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Direction, TRANSFERS, type TransferPlan } from '../../domain/arrivals/transfers.ts';
import type { ChangeTransfersRequest } from '../../domain/arrivals/transfers-schema.ts';
import {
  countTransfers,
  listGuestsByVehicle,
  listTravelGuests,
} from '../../domain/arrivals/travel-guests.ts';
import { api, request } from '../api/request.ts';
import { showChange, useGuestData } from '../guest-data/guest-data.ts';
import { usePlan } from '../plans/use-plan.ts';

export type Transfers = ReturnType<typeof useTransfers>;

/** The vehicles of a direction, the guests who travel, and functions that change the plan. */
export function useTransfers(direction: Direction) {
  const client = useQueryClient();
  const { households, guestList, transfers, wedding } = useGuestData();
  const { plan, ...state } = usePlan({
    name: TRANSFERS.name,
    stored: transfers,
    store: (changed: TransferPlan) => showChange(client, () => ({ transfers: changed })),
    put: (json: ChangeTransfersRequest) => request(api.transfers.$put, { json }),
  });
  const guests = useMemo(
    () => listTravelGuests({ households, guestList, wedding }, plan),
    [households, guestList, wedding, plan],
  );
  const counted = useMemo(
    () => ({
      count: countTransfers(guests, plan, direction),
      byVehicle: listGuestsByVehicle(guests, plan, direction),
    }),
    [guests, plan, direction],
  );
  return {
    ...state,
    direction,
    plan,
    guests,
    ...counted,
    getTime: (person: number) => guests.find(({ id }) => id === person)?.[direction] ?? null,
  };
}
