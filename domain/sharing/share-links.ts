import * as z from 'zod/mini';
import { listPartLists, type PartList } from '../arrivals/arrivals-lists.ts';
import { getMessages } from '../dashboard/messages/messages.ts';
import { isInvitedTo } from '../guest-list/guest-list.ts';
import { createListInSteps, type List, type ListData, type ListFormat } from '../lists/lists.ts';
import { mapInSteps, type Pausable } from '../pausable.ts';
import { removeDietaryNotes } from '../replies/dietary-notes.ts';
import type { Household } from '../replies/household.ts';
import { isForCaterer } from '../replies/questions.ts';
import { getAttendance } from '../replies/reply.ts';

/** The lists that a helper can be shown, in the order of the helper's page. */
export const SHARED_LISTS = [
  'caterer',
  'tables',
  'guests',
  'replies',
  'people',
  'guest-list',
  'no-reply',
  'transfers',
  'rooming',
] as const;
type WholeListName = (typeof SHARED_LISTS)[number];
/** Of one vehicle or one place, as in 'transfers-3'. */
type PartListName = `${PartList['kind']}-${string}`;
export type SharedListName = WholeListName | PartListName;

function isPartListName(name: unknown): name is PartListName {
  return typeof name === 'string' && /^(?:transfers-\d{1,16}|rooming-[a-z0-9-]{1,100})$/.test(name);
}

export function isSharedListName(name: unknown): name is SharedListName {
  return SHARED_LISTS.some((one) => one === name) || isPartListName(name);
}

export const SHARE_LINK_LIMITS = { label: 80, days: 400, links: 50 };

/** A link that shows lists to a helper, who has no password. */
export type ShareLink = {
  id: number;
  /** The helper, in the couple's words. */
  label: string;
  lists: SharedListName[];
  /** The only event that the link shows; null for all of them. */
  event: string | null;
  createdAt: string;
  expiresAt: string;
  /** When the helper last opened it; null before the first time. */
  openedAt: string | null;
  openedCount: number;
};

/** `GET /share-links`: all of them, newest first, also expired ones. */
export type ShareLinksResponse = { links: ShareLink[] };

/** `POST /share-links`: the response has the path of the link, which is not stored. */
export const newShareLinkSchema = z.strictObject({
  label: z.string().check(
    z.trim(),
    z.minLength(1, { error: () => getMessages('sharing').errors.enterLabel }),
    z.maxLength(SHARE_LINK_LIMITS.label, {
      error: () => getMessages('sharing').errors.labelTooLong(SHARE_LINK_LIMITS.label),
    }),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: () => getMessages('sharing').errors.oneLine }),
  ),
  lists: z.array(z.custom<SharedListName>(isSharedListName)).check(
    z.minLength(1, { error: () => getMessages('sharing').chooseList }),
    z.maxLength(SHARED_LISTS.length),
    z.refine((lists) => new Set(lists).size === lists.length, {
      error: () => getMessages('sharing').errors.listTwice,
    }),
  ),
  event: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))),
  days: z.int().check(z.gte(1), z.lte(SHARE_LINK_LIMITS.days)),
});
export type NewShareLinkRequest = z.infer<typeof newShareLinkSchema>;
export type NewShareLink = ShareLink & { path: string };

export type SharedList = {
  /** The name of the list's files, without their endings. */
  name: string;
  list: List;
};

/** The lists of a link. None of them has the couple's notes on the guest list, nor a personal link. */
export function* createSharedLists(
  { lists, event }: Pick<ShareLink, 'lists' | 'event'>,
  data: ListData,
  format: ListFormat,
): Pausable<SharedList[]> {
  const hasDietaryNotes = lists.includes('caterer');
  const shared = yield* removePrivateValues(limitToEvent(data, event), hasDietaryNotes);
  const created: SharedList[] = [];
  for (const kind of SHARED_LISTS.filter((kind) => lists.includes(kind))) {
    created.push(...(yield* createLists(kind, shared, format)));
  }
  for (const name of lists.filter(isPartListName)) {
    const list = yield* createListInSteps(name, shared, format);
    if (list) created.push({ name, list: yield* removeEmptyColumns(list) });
  }
  return created;
}

function* createLists(
  kind: WholeListName,
  data: ListData,
  format: ListFormat,
): Pausable<SharedList[]> {
  const lists: SharedList[] = [];
  if (kind === 'transfers') {
    // A driver needs the page of one vehicle.
    for (const { kind: part, name } of listPartLists(data)) {
      if (part !== kind) continue;
      const list = yield* createListInSteps(name, data, format);
      if (list) lists.push({ name, list: yield* removeEmptyColumns(list) });
    }
    return lists;
  }
  const isOfEvent = kind === 'guests' || kind === 'caterer' || kind === 'tables';
  for (const event of isOfEvent ? data.wedding.events : [null]) {
    // As the lists of the dashboard are named.
    const name = event ? `${kind}-${event.id}` : kind;
    let list: List | null;
    if (kind === 'caterer' && event) {
      const wedding = keepCatererQuestions(limitWedding(data.wedding, event.id));
      const whole = yield* createListInSteps(kind, { ...data, wedding }, format);
      list = whole && (yield* nameAfterEvent(whole, event.title, format));
    } else {
      list = yield* createListInSteps(name, data, format);
    }
    if (list) lists.push({ name, list: yield* removeEmptyColumns(list) });
  }
  return lists;
}

/** The caterer's list of one event: the title says which, so on paper nothing repeats it. */
function* nameAfterEvent(list: List, event: string, format: ListFormat): Pausable<List> {
  const before = `${getMessages('lists').beforeEvent(event)} `;
  return {
    ...list,
    title: `${getMessages('sharing').listTitles.caterer}: ${event}`,
    summary: list.summary.map((line) => line.replace(before, '')),
    ...(yield* filterColumns(
      list,
      (column) => format === 'file' || list.headings[column] !== event,
    )),
  };
}

function limitToEvent(data: ListData, event: string | null): ListData {
  if (event === null) return data;
  const { households, guestList, wedding, ...others } = data;
  const invitedTo = wedding.events.find(({ id }) => id === event) ?? { id: event };
  return {
    ...others,
    households: households.filter(({ current }) => getAttendance(current, event) !== null),
    guestList: guestList.filter(({ entry }) => isInvitedTo(entry, invitedTo)),
    wedding: limitWedding(wedding, event),
  };
}

function limitWedding(wedding: ListData['wedding'], event: string): ListData['wedding'] {
  const { events, questions = [] } = wedding;
  return {
    ...wedding,
    events: events.filter(({ id }) => id === event),
    questions: questions.filter((question) => (question.event ?? event) === event),
  };
}

function keepCatererQuestions({ questions = [], ...wedding }: ListData['wedding']) {
  return { ...wedding, questions: questions.filter(isForCaterer) };
}

/** Removed before a list is made, so that no column of it can show them. */
function* removePrivateValues(data: ListData, hasDietaryNotes: boolean): Pausable<ListData> {
  const hideNotes = (household: Household) => ({
    ...household,
    current: removeDietaryNotes(household.current),
    history: household.history.map((step) => ({ ...step, reply: removeDietaryNotes(step.reply) })),
  });
  return {
    ...data,
    households: hasDietaryNotes ? data.households : yield* mapInSteps(data.households, hideNotes),
    guestList: data.guestList.map((status) => ({
      ...status,
      // The code opens the household's personal link.
      entry: { ...status.entry, note: null, code: null },
    })),
  };
}

/** Without the columns of removed values, and without others that would only take space. */
function* removeEmptyColumns(list: List): Pausable<List> {
  const isUsed = (column: number) =>
    list.rows.length === 0 || list.rows.some(({ cells }) => (cells[column] ?? '') !== '');
  return { ...list, ...(yield* filterColumns(list, isUsed)) };
}

function* filterColumns(
  { headings, rows }: List,
  isKept: (column: number) => boolean,
): Pausable<Pick<List, 'headings' | 'rows'>> {
  const kept = headings.map((_, column) => isKept(column));
  return {
    headings: headings.filter((_, column) => kept[column]),
    rows: yield* mapInSteps(rows, ({ key, cells }) => ({
      key,
      cells: cells.filter((_, at) => kept[at]),
    })),
  };
}
