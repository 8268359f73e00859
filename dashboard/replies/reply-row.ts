import type { GuestData } from '../../domain/dashboard-api.ts';
import type { Household } from '../../domain/household.ts';
import { getGuestOneName, getGuestTwoName } from '../../domain/household-names.ts';
import { normalizeText } from '../../domain/search-text.ts';

/** A party as the table knows it: everything that is searched or sorted by is worked out once. */
export type ReplyRow = {
  household: Household;
  name: string;
  two: string;
  /** All that can be searched, folded. */
  searched: string;
  /** Its place among all names in the alphabet of the wedding's language. */
  rank: number;
  changedSinceExport: boolean;
};

export function replyRows({ households, lastExportAt, wedding }: GuestData): ReplyRow[] {
  const { compare } = new Intl.Collator(wedding.locale, { sensitivity: 'base' });
  return households
    .map((household) => ({ household, key: sortName(household) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ household }, rank) => ({
      household,
      name: getGuestOneName(household.current),
      two: getGuestTwoName(household.current),
      searched: searchedText(household),
      rank,
      changedSinceExport: lastExportAt === null || household.lastAt > lastExportAt,
    }));
}

function sortName({ current }: Household): string {
  return `${current.guest_one_last} ${current.guest_one_first}`;
}

function searchedText({ current }: Household): string {
  const { dietary_restrictions: notes, email, guest_two_first, guest_two_last } = current;
  const texts = [getGuestOneName(current), guest_two_first, guest_two_last, email, notes];
  return normalizeText(texts.filter(Boolean).join('\n'));
}
