import { formatList, getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { getPersonName } from '../../../domain/replies/names.ts';
import { hasPersonalAnswers, type Reply } from '../../../domain/replies/reply.ts';
import {
  type Change,
  copyFields,
  listChanges,
  type ReplyField,
  toFieldKey,
} from '../../../domain/replies/reply-changes.ts';
import type { Form } from './format-answers.ts';
import { formatValue, getFieldLabel, getPresenceChange } from './format-reply.ts';

/** The saved reply, and the one that the couple wants to save. */
type Versions = { saved: Reply; mine: Reply };

/** The key of the choice between all guests with their answers. */
const PEOPLE = toFieldKey({ part: 'people' });

/** The differences between two replies that were both made from `initial`. `field` is a key. */
export function listDifferences(initial: Reply, versions: Versions, form: Form) {
  const { saved, mine } = versions;
  const edited = listChanges(initial, mine);
  const isOfPeople = findFieldsOfPeople(versions);
  const differences = listChoices(versions)
    .filter(({ field }) => !isOfPeople?.(field))
    .map((change) => ({
      field: toFieldKey(change.field),
      label: getFieldLabel(change.field, form, mine),
      saved: formatValue(change.field, change.before, form),
      yours: formatValue(change.field, change.after, form),
      isEdited: edited.some((edit) => isSameChoice(edit, change)),
    }));
  if (!isOfPeople) return differences;
  const people = {
    field: PEOPLE,
    label: getMessages('replies').fields.guests,
    saved: formatPeople(saved),
    yours: formatPeople(mine),
    isEdited: edited.some(({ field }) => isOfPeople(field)),
  };
  return [people, ...differences];
}

/** The saved reply with some fields of the couple's, by their keys. */
export function mergeReplies({ saved, mine }: Versions, own: readonly string[]): Reply {
  const fields = listChanges(saved, mine).map(({ field }) => field);
  return copyFields(saved, mine, [
    ...fields.filter((field) => own.includes(toFieldKey(field))),
    ...(own.includes(PEOPLE) ? [{ part: 'people' } as const] : []),
  ]);
}

/** A person who is not in both replies under the same name is one choice with all answers. */
function listChoices({ saved, mine }: Versions): Change[] {
  const changes = listChanges(saved, mine);
  const whole = changes.flatMap(({ field }) => (field.part === 'person' ? field.person : []));
  return changes.filter(
    ({ field }) =>
      field.part === 'person' ||
      !('person' in field && field.person !== undefined && whole.includes(field.person)),
  );
}

/**
 * The fields that can only be chosen together: of guests who have answers but other names, and of replies of
 * which only one has events for each person. Null if there are none.
 */
function findFieldsOfPeople({ saved, mine }: Versions): ((field: ReplyField) => boolean) | null {
  const isOfPeople = (field: ReplyField) =>
    field.part === 'name' || field.part === 'guests' || 'person' in field;
  if (saved.isPerPerson !== mine.isPerPerson) {
    return (field) => isOfPeople(field) || field.part === 'event';
  }
  const hasAnswers = hasPersonalAnswers(saved) || hasPersonalAnswers(mine);
  if (saved.isPerPerson || !hasAnswers) return null;
  return formatPeople(saved) === formatPeople(mine) ? null : isOfPeople;
}

/** Whether the couple's edit is about this choice. The numbers of removed people differ between comparisons. */
function isSameChoice(edit: Change, choice: Change): boolean {
  if (getPresenceChange(choice) === 'removed') {
    return getPresenceChange(edit) === 'removed' && edit.before === choice.before;
  }
  const { field } = choice;
  const isOfPerson =
    field.part === 'person' && 'person' in edit.field && edit.field.person === field.person;
  return isOfPerson || toFieldKey(edit.field) === toFieldKey(field);
}

function formatPeople(reply: Reply): string {
  const names = reply.people.map((person) => getPersonName(reply, person));
  const list = formatList(names);
  return reply.isPerPerson ? getMessages('replies').withOwnEvents(list) : list;
}
