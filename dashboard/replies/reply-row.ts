import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { createSearchText, type Searchable } from '../../domain/guest-list/search-text.ts';
import {
  listHouseholdAnswers,
  listOptionIds,
  listPersonAnswers,
} from '../../domain/replies/answer-counts.ts';
import { getAllNotes } from '../../domain/replies/dietary-notes.ts';
import type { Household } from '../../domain/replies/household.ts';
import { joinName, listNames } from '../../domain/replies/names.ts';
import { listAnswersInWords } from './household/format-answers.ts';

/** A household with the values that the table sorts and searches by. What takes time is a function. */
export type ReplyRow = Searchable & {
  household: Household;
  /** By the question's id: the answers of those who were asked, by `listOptionIds`; '' for a missing one. */
  getAnswers: () => ReadonlyMap<string, readonly string[]>;
  changedSinceExport: boolean;
};

/** In the order of the households. */
export function createReplyRows({
  guestList,
  households,
  lastExportAt,
  wedding,
}: GuestData): ReplyRow[] {
  const tagsByKey = new Map(guestList.map(({ household, entry }) => [household, entry.tags]));
  return households.map((household) => {
    const tags = tagsByKey.get(household.key) ?? [];
    return {
      household,
      tags,
      getAnswers: () => getAnswers(household, wedding),
      getSearchText: createSearchText(() => [...tags, ...listTexts(household, wedding)]),
      changedSinceExport: lastExportAt === null || household.lastAt > lastExportAt,
    };
  });
}

function getAnswers(
  { current }: Household,
  wedding: GuestData['wedding'],
): ReadonlyMap<string, readonly string[]> {
  const given = [
    ...listHouseholdAnswers(current, wedding),
    ...current.people.flatMap((person) => listPersonAnswers(person, wedding)),
  ];
  const answers = new Map<string, string[]>();
  for (const { answer, question } of given) {
    const ids = answer === undefined ? [''] : listOptionIds(question, answer);
    answers.set(question.id, [...(answers.get(question.id) ?? []), ...ids]);
  }
  return answers;
}

function listTexts(household: Household, wedding: GuestData['wedding']): (string | null)[] {
  const { current } = household;
  const { answers, email, people } = current;
  return [
    ...[...listNames(current), ...people].map(joinName),
    email,
    getAllNotes(household),
    ...[answers, ...people.map((person) => person.answers)].flatMap((given) =>
      listAnswersInWords(given, wedding).map(({ text }) => text),
    ),
  ];
}
