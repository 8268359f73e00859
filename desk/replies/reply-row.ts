import type { GuestBook, Party } from '../../domain/party.ts';
import { guestOne, guestTwo } from '../../domain/party-names.ts';
import { foldText } from '../../domain/search-text.ts';

/** A party as the table knows it: everything that is searched or sorted by is worked out once. */
export type ReplyRow = {
  party: Party;
  name: string;
  two: string;
  /** All that can be searched, folded. */
  searched: string;
  /** Its place among all names in the alphabet of the wedding's language. */
  rank: number;
  changedSinceExport: boolean;
};

export function replyRows({ parties, lastExportAt, wedding }: GuestBook): ReplyRow[] {
  const { compare } = new Intl.Collator(wedding.locale, { sensitivity: 'base' });
  return parties
    .map((party) => ({ party, key: sortName(party) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ party }, rank) => ({
      party,
      name: guestOne(party.current),
      two: guestTwo(party.current),
      searched: searchedText(party),
      rank,
      changedSinceExport: lastExportAt === null || party.lastAt > lastExportAt,
    }));
}

function sortName({ current }: Party): string {
  return `${current.guest_one_last} ${current.guest_one_first}`;
}

function searchedText({ current }: Party): string {
  const { dietary_restrictions: notes, email, guest_two_first, guest_two_last } = current;
  const texts = [guestOne(current), guest_two_first, guest_two_last, email, notes];
  return foldText(texts.filter(Boolean).join('\n'));
}
