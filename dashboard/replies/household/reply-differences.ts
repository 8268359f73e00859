import {
  type Change,
  copyFields,
  getChanges,
  type HouseholdReply,
  type ReplyField,
} from '../../../domain/replies/household.ts';
import { getPersonName, hasOwnEvents, listPeople } from '../../../domain/replies/people.ts';
import type { Form } from './format-answers.ts';
import { formatValue, getFieldLabel, getOwnChanges, getPresenceChange } from './format-reply.ts';
import { composeFromPeople } from './reply-schema.ts';

/** 'people' are all guests with their answers. */
type DifferenceField = ReplyField | 'people';

/** The saved reply, and the one that the couple wants to save. */
type Versions = { saved: HouseholdReply; mine: HouseholdReply };

/** The differences between two replies that were both made from `initial`. */
export function listDifferences(initial: HouseholdReply, versions: Versions, form: Form) {
  const { saved, mine } = versions;
  const edited = getChanges(initial, mine);
  const together = findFieldsOfPeople(versions);
  const differences = listChoices(versions)
    .filter(({ field }) => !together?.test(field))
    .map((change) => ({
      field: change.field as DifferenceField,
      label: getFieldLabel(change.field, form, mine),
      saved: formatValue(change.field, change.before, form),
      yours: formatValue(change.field, change.after, form),
      isEdited: edited.some((edit) => isSameChoice(edit, change)),
    }));
  if (!together) return differences;
  const people = {
    field: 'people' as DifferenceField,
    label: 'Guests',
    saved: formatPeople(saved),
    yours: formatPeople(mine),
    isEdited: edited.some(({ field }) => together.test(field)),
  };
  return [people, ...differences];
}

/** The saved reply with some fields of the couple's. */
export function mergeReplies(
  versions: Versions,
  own: readonly DifferenceField[],
  wedding: Parameters<typeof composeFromPeople>[1],
): HouseholdReply {
  const { saved, mine } = versions;
  const together = own.includes('people') ? findFieldsOfPeople(versions) : null;
  const fieldsOfPeople = getChanges(saved, mine)
    .map(({ field }) => field)
    .filter((field) => together?.test(field));
  const reply = copyFields(saved, mine, [...own, ...fieldsOfPeople]);
  return hasOwnEvents(reply) ? composeFromPeople(reply, wedding) : reply;
}

/** A person who is not in both replies under the same name is one choice with all answers. */
function listChoices({ saved, mine }: Versions): Change[] {
  const changes = getOwnChanges(saved, mine);
  return changes.filter(
    ({ field }) => !changes.some((change) => field.startsWith(`${change.field}:`)),
  );
}

/**
 * The fields that can only be chosen together: of guests who have answers but other names, and of replies of
 * which only one has events for each person. Null if there are none.
 */
function findFieldsOfPeople({ saved, mine }: Versions): RegExp | null {
  if (hasOwnEvents(saved) !== hasOwnEvents(mine)) return /^(event:|guest|person:)/;
  const hasAnswers = [saved, mine].some(({ answers }) => answers?.people);
  if (hasOwnEvents(saved) || !hasAnswers) return null;
  return formatPeople(saved) === formatPeople(mine) ? null : /^(guest|person:)/;
}

/** Whether the couple's edit is about this choice. The numbers of removed people differ between comparisons. */
function isSameChoice(edit: Change, choice: Change): boolean {
  if (getPresenceChange(choice) === 'Removed') {
    return getPresenceChange(edit) === 'Removed' && edit.before === choice.before;
  }
  return edit.field === choice.field || edit.field.startsWith(`${choice.field}:`);
}

function formatPeople(reply: HouseholdReply): string {
  const names = listPeople(reply).map((person) => getPersonName(reply, person));
  const list = new Intl.ListFormat('en').format(names);
  return hasOwnEvents(reply) ? `${list}, each with their own events` : list;
}
