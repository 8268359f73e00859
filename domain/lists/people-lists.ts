import { formatNumber, getMessages } from '../dashboard/messages/messages.ts';
import { mapInSteps, type Pausable } from '../pausable.ts';
import {
  type AnswerCount,
  countAnswers,
  listHouseholdAnswers,
  listPersonAnswers,
} from '../replies/answer-counts.ts';
import { getHouseholdNotes } from '../replies/dietary-notes.ts';
import { computeHeadcountInSteps, getActiveHouseholds } from '../replies/headcount.ts';
import type { Household } from '../replies/household.ts';
import {
  attributeTo,
  getHouseholdName,
  getPersonName,
  sortByNameInSteps,
} from '../replies/names.ts';
import { formatAnswer, joinAnswer } from '../replies/questions.ts';
import { type AnswerValue, getOwn, isComing, type Person } from '../replies/reply.ts';
import type { RsvpQuestion } from '../wedding/wedding.ts';
import { toDashboardLocale } from '../wedding/zone-time.ts';
import {
  type Column,
  createEventColumns,
  createTable,
  formatAttendance,
  formatYesNo,
  type List,
  type ListData,
  type ListFormat,
  summarizeAges,
} from './list-table.ts';

/** One person of a reply that is not withdrawn. */
type Item = { key: string; household: Household; person: Person };

/** One row for each person, also for those who stay at home. */
export function* createPeopleList(
  { households, wedding }: ListData,
  format: ListFormat,
): Pausable<List> {
  const { columns: texts, empty, guestsAttending, people, titles } = getMessages('lists');
  const sorted = yield* sortByNameInSteps(getActiveHouseholds(households), wedding.locale);
  const items = (yield* mapInSteps(sorted, listItems)).flat();
  const { events, questions = [] } = wedding;
  const total = yield* computeHeadcountInSteps(households, events);
  const columns: Column<Item>[] = [
    { heading: texts.first, getCell: ({ person }) => person.first },
    { heading: texts.last, getCell: ({ person }) => person.last },
    { heading: texts.household, getCell: ({ household }) => getHouseholdName(household) },
    { heading: texts.email, only: 'file', getCell: ({ household }) => household.current.email },
    ...(format === 'file' ? [createChildColumn()] : createChildColumns(items)),
    ...createEventColumns(events, format, ({ person }: Item, { id }) =>
      formatAttendance(getOwn(person.attendance, id)),
    ),
    ...questions.map(
      (question): Column<Item> => ({
        heading: question.label,
        ...(!question.perPerson && { only: 'file' }),
        getCell: ({ household, person }) =>
          findAnswer(household, person, { question, wedding, format }),
      }),
    ),
    { heading: texts.dietaryNeeds, getCell: ({ person }) => person.dietary },
    {
      heading: texts.householdNotes,
      getCell: ({ household }) => getHouseholdNotes(household),
    },
  ];
  return {
    title: titles.people,
    summary: [people(items.length), guestsAttending(total.guestsAttending, 0)],
    ...(yield* createTable(columns, items, format)),
    empty: empty.replies,
  };
}

/** Whether the form asks each guest something that the caterer needs. */
export function asksEachGuest({ dietaryPerPerson, questions = [] }: ListData['wedding']): boolean {
  return dietaryPerPerson === true || questions.some(({ perPerson }) => perPerson);
}

type WithPerson = { person?: Pick<Person, 'isChild'> };

function createChildColumn(): Column<WithPerson> {
  const { columns, yes } = getMessages('lists');
  return { heading: columns.child, getCell: ({ person }) => (person?.isChild ? yes : null) };
}

/** A column for the children, if there are any. */
export function createChildColumns(items: readonly WithPerson[]): Column<WithPerson>[] {
  return items.some(({ person }) => person?.isChild) ? [createChildColumn()] : [];
}

type MenuItem = Partial<Item> & { key: string; line: string; name: string; counts?: number[] };

/**
 * For the caterer of a wedding that asks each guest: every attending guest with the answers. The file adds
 * up each answer.
 */
export function* createMenuList(data: ListData, format: ListFormat): Pausable<List> {
  const { columns: texts, lines, ...words } = getMessages('lists');
  const { households, wedding } = data;
  const { events, questions = [] } = wedding;
  const perPerson = questions.filter((question) => question.perPerson);
  const sorted = yield* sortByNameInSteps(getActiveHouseholds(households), wedding.locale);
  const attending = (yield* mapInSteps(sorted, listItems))
    .flat()
    .filter(({ person }) => isComing(person, events));
  const counts = countAnswers(households, { events, questions: perPerson });
  const countsByEvent = yield* mapInSteps(events, (event) =>
    countAnswers(households, { events: [event], questions: perPerson }),
  );
  const headcount = yield* computeHeadcountInSteps(households, events);
  const items: MenuItem[] = attending.map((item) => ({
    ...item,
    line: lines.guest,
    name: getPersonName(item.household.current, item.person),
  }));
  const children = createChildColumns(items);
  const totals: MenuItem[] = [
    ...counts.flatMap(({ answers, question }, index) =>
      answers.map(({ id, label }) => ({
        ...{
          key: `${question.id} ${id}`,
          line: lines.answer,
          name: joinAnswer(question.label, label),
        },
        counts: countsByEvent.map(
          (byQuestion) => byQuestion[index]?.answers.find((answer) => answer.id === id)?.count ?? 0,
        ),
      })),
    ),
    {
      ...{ key: 'total', line: lines.total, name: words.allAttending },
      counts: headcount.events.map(({ guestsAttending }) => guestsAttending),
    },
    ...(children.length > 0
      ? [
          {
            ...{ key: 'children', line: lines.total, name: words.childrenAttending },
            counts: headcount.events.map(({ childrenAttending }) => childrenAttending),
          },
        ]
      : []),
  ];
  const columns: Column<MenuItem>[] = [
    { heading: texts.line, only: 'file', getCell: ({ line }) => line },
    { heading: texts.guest, getCell: ({ name }) => name },
    ...children,
    {
      heading: texts.household,
      getCell: ({ household }) => (household ? getHouseholdName(household) : null),
    },
    ...createEventColumns(events, format, (item: MenuItem, event) => {
      if (item.counts) return item.counts[events.indexOf(event)] ?? null;
      if (!item.person) return null;
      return formatYesNo(isComing(item.person, [event]));
    }),
    ...perPerson.map(
      (question): Column<MenuItem> => ({
        heading: question.label,
        getCell: ({ household, person }) =>
          household && person ? findAnswer(household, person, { question, wedding, format }) : null,
      }),
    ),
    { heading: texts.dietaryNeeds, getCell: ({ person }) => person?.dietary ?? null },
    {
      heading: texts.householdNotes,
      getCell: ({ household }) => (household ? getHouseholdNotes(household) : null),
    },
  ];
  return {
    title: words.titles.caterer,
    summary: [
      ...headcount.events.map((event) =>
        words.guestsOfEvent(event.title, event.guestsAttending, event.childrenAttending),
      ),
      ...summarizeAges(data),
      ...counts.filter(({ answers }) => answers.length > 0).map(summarizeAnswers),
    ],
    ...(yield* createTable(columns, format === 'file' ? [...items, ...totals] : items, format)),
    empty: words.empty.accepted,
  };
}

/** As in 'Menu: Sea bass 40, Veal 30, no answer 2'. */
export function summarizeAnswers({ answers, question, unanswered }: AnswerCount): string {
  const parts = answers.map(({ count, label }) => `${label} ${formatNumber(count)}`);
  if (unanswered > 0) parts.push(getMessages('lists').noAnswer(unanswered));
  return joinAnswer(question.label, parts.join(', '));
}

/** A column for each question: the household's answer, or the answers of all its people. */
export function createAnswerColumns(
  wedding: ListData['wedding'],
  format: ListFormat,
): Column<Household>[] {
  return (wedding.questions ?? []).map((question) => ({
    heading: question.label,
    getCell: ({ current }) => formatHouseholdAnswers(current, { question, wedding, format }),
  }));
}

/** The answers to one question in one text; null without any. */
export function formatHouseholdAnswers(
  reply: Household['current'],
  cell: AnswerCell,
): string | number | null {
  const { question, wedding } = cell;
  const form = { events: wedding.events, questions: [question] };
  if (!question.perPerson) {
    const [given] = listHouseholdAnswers(reply, form);
    return formatCell(given?.answer, cell);
  }
  const answers = reply.people.flatMap((person) => {
    const [given] = listPersonAnswers(person, form);
    const answer = formatCell(given?.answer, cell);
    return answer === null ? [] : [attributeTo(person, String(answer), reply)];
  });
  return answers.join('\n') || null;
}

function listItems(household: Household): Item[] {
  return household.current.people.map((person, index) => ({
    key: `${household.key} ${index}`,
    household,
    person,
  }));
}

function findAnswer(
  { current }: Household,
  person: Person,
  cell: AnswerCell,
): string | number | null {
  const { question, wedding } = cell;
  const form = { events: wedding.events, questions: [question] };
  const [given] = question.perPerson
    ? listPersonAnswers(person, form)
    : listHouseholdAnswers(current, form);
  return formatCell(given?.answer, cell);
}

type AnswerCell = {
  question: RsvpQuestion;
  wedding: Pick<ListData['wedding'], 'events' | 'locale'>;
  format: ListFormat;
};

/** In a file, days and times are as spreadsheets read and sort them. */
function formatCell(
  answer: AnswerValue | undefined,
  { question, wedding, format }: AnswerCell,
): string | number | null {
  if (answer === undefined || typeof answer === 'number') return answer ?? null;
  const isTime = question.kind.includes('date') || question.kind === 'time';
  if (format === 'file' && isTime) return String(answer).replace('T', ' ');
  const locale = toDashboardLocale(wedding.locale);
  return formatAnswer(question, answer, getMessages('lists'), locale);
}
