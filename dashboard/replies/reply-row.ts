import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { createSearchText } from '../../domain/guest-list/search-text.ts';
import { getAllNotes } from '../../domain/replies/earlier-notes.ts';
import type { Household } from '../../domain/replies/household.ts';
import { getGuestNames, getGuestOneName } from '../../domain/replies/household-names.ts';
import {
  listHouseholdAnswers,
  listPeople,
  listPersonAnswers,
} from '../../domain/replies/people.ts';
import { listAnswersInWords } from '../household/format-answers.ts';

/** A household with the values that the table sorts and searches by, computed once. */
export type ReplyRow = {
  household: Household;
  guestOne: string;
  /** Joined by commas; empty for a guest alone. */
  otherGuests: string;
  /** The dietary notes of the household and its people, also earlier ones. */
  notes: string | null;
  /** By the question's id: the answers of those who were asked, as texts; '' for a missing one. */
  answers: ReadonlyMap<string, readonly string[]>;
  /** Normalized, so that accents and capitals make no difference. */
  getSearchText: () => string;
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
      notes: getAllNotes(household),
      answers: getAnswers(household, wedding),
      getSearchText: createSearchText(() => listTexts(household, wedding)),
      rank,
      changedSinceExport: lastExportAt === null || household.lastAt > lastExportAt,
    }));
}

function getSortName({ current }: Household): string {
  return `${current.guest_one_last} ${current.guest_one_first}`;
}

function getAnswers({ current }: Household, wedding: GuestData['wedding']): ReplyRow['answers'] {
  const given = [
    ...listHouseholdAnswers(current, wedding),
    ...listPeople(current).flatMap((person) => listPersonAnswers(current, person, wedding)),
  ];
  const answers = new Map<string, string[]>();
  for (const { answer, question } of given) {
    answers.set(question.id, [...(answers.get(question.id) ?? []), String(answer ?? '')]);
  }
  return answers;
}

function listTexts(household: Household, wedding: GuestData['wedding']): (string | null)[] {
  const { current } = household;
  const { email, guest_two_first, guest_two_last } = current;
  const { guests = [], people = [], questions } = current.answers ?? {};
  const further = [...guests, ...people].flatMap(({ first, last }) => [first, last]);
  const answers = [questions, ...people.map((person) => person.questions)].flatMap((given) =>
    listAnswersInWords(given, wedding).map(({ text }) => text),
  );
  return [
    getGuestOneName(current),
    guest_two_first,
    guest_two_last,
    ...further,
    email,
    getAllNotes(household),
    ...answers,
  ];
}
