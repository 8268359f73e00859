import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { normalizeText } from '../../domain/guest-list/search-text.ts';
import type { Household } from '../../domain/replies/household.ts';
import { getGuestNames, getGuestOneName } from '../../domain/replies/household-names.ts';

/** A household with the values that the table sorts and searches by, computed once. */
export type ReplyRow = {
  household: Household;
  guestOne: string;
  /** Joined by commas; empty for a guest alone. */
  otherGuests: string;
  /** Normalized, so that accents and capitals make no difference. */
  searchText: string;
  /** The position in the order of family names. */
  rank: number;
  changedSinceExport: boolean;
};

export function createReplyRows({ households, lastExportAt, wedding }: GuestData): ReplyRow[] {
  const { compare } = new Intl.Collator(wedding.locale, { sensitivity: 'base' });
  return households
    .map((household) => ({ household, sortName: getSortName(household) }))
    .sort((a, b) => compare(a.sortName, b.sortName))
    .map(({ household }, rank) => ({
      household,
      guestOne: getGuestOneName(household.current),
      otherGuests: getGuestNames(household.current).slice(1).join(', '),
      searchText: getSearchText(household),
      rank,
      changedSinceExport: lastExportAt === null || household.lastAt > lastExportAt,
    }));
}

function getSortName({ current }: Household): string {
  return `${current.guest_one_last} ${current.guest_one_first}`;
}

function getSearchText({ current }: Household): string {
  const { dietary_restrictions: notes, email, guest_two_first, guest_two_last } = current;
  const further = (current.answers?.guests ?? []).flatMap(({ first, last }) => [first, last]);
  const texts = [
    getGuestOneName(current),
    guest_two_first,
    guest_two_last,
    ...further,
    email,
    notes,
  ];
  return normalizeText(texts.filter(Boolean).join('\n'));
}
