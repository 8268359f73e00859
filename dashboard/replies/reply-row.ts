import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { createSearchText } from '../../domain/guest-list/search-text.ts';
import { getAllNotes } from '../../domain/replies/earlier-notes.ts';
import type { Household } from '../../domain/replies/household.ts';
import { getGuestOneName } from '../../domain/replies/household-names.ts';
import {
  listHouseholdAnswers,
  listPeople,
  listPersonAnswers,
} from '../../domain/replies/people.ts';
import { listAnswersInWords } from './household/format-answers.ts';

/** A household with the values that the table sorts and searches by. What takes time is a function. */
export type ReplyRow = {
  household: Household;
  /** By the question's id: the answers of those who were asked, as texts; '' for a missing one. */
  getAnswers: () => ReadonlyMap<string, readonly string[]>;
  /** Normalized, so that accents and capitals make no difference. */
  getSearchText: () => string;
  changedSinceExport: boolean;
};

/** In the order of the households. */
export function createReplyRows({ households, lastExportAt, wedding }: GuestData): ReplyRow[] {
  return households.map((household) => ({
    household,
    getAnswers: () => getAnswers(household, wedding),
    getSearchText: createSearchText(() => listTexts(household, wedding)),
    changedSinceExport: lastExportAt === null || household.lastAt > lastExportAt,
  }));
}

function getAnswers(
  { current }: Household,
  wedding: GuestData['wedding'],
): ReadonlyMap<string, readonly string[]> {
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
