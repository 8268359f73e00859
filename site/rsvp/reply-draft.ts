import type { Invitation } from '../../domain/invitations/invitation.ts';
import type { FormAnswers } from '../../domain/replies/reply-form.ts';

const DRAFT_KEY = 'wedding-rsvp-draft';

/** The key in the session storage for the form of one household. Two can have the same name. */
export function toDraftKey({ id }: Pick<Invitation, 'id'>): string {
  return `${DRAFT_KEY}:${id}`;
}

/** The mark of a form that the guest has sent, and the network failed: `true`. */
export const UNSENT = 'unsent';
/** The mark of a number of guests that the second guest's name has set, `names`, or the guest, `guest`. */
export const COUNT_SOURCE = 'guestsCountSource';
/** A draft keeps these `data-` attributes of a form with its fields. They are no answers. */
const MARKS = [UNSENT, COUNT_SOURCE];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Leaves out the fields of guests who are not counted. Radio buttons without a choice have an empty value, and checked
 * boxes of one name have their values with a space between them.
 */
export function readForm(form: HTMLFormElement): FormAnswers {
  return readFields(listFields(form).filter((field) => field.matches(':enabled')));
}

/** Reads the marks and the hidden fields, too: those of a guest who is counted next are still hidden. */
export function readAllFields(form: HTMLFormElement): FormAnswers {
  const marks = MARKS.map((mark) => [mark, form.dataset[mark] ?? '']);
  return { ...readFields(listFields(form)), ...Object.fromEntries(marks) };
}

function readFields(fields: readonly Field[]): FormAnswers {
  const answers: FormAnswers = {};
  for (const field of fields) {
    const { name } = field;
    if (!isChoice(field)) answers[name] = readField(field);
    else if (!field.checked) answers[name] ??= '';
    else answers[name] = answers[name] ? `${answers[name]} ${field.value}` : field.value;
  }
  return answers;
}

/** Fills a form with saved answers; skips values whose type does not fit the field. */
export function fillForm(form: HTMLFormElement, answers: Record<string, unknown>): void {
  for (const field of listFields(form)) {
    const answer = answers[field.name];
    const type = field.type === 'number' ? 'number' : 'string';
    if (answer !== '' && typeof answer !== type) continue;
    if (isChoice(field)) field.checked = String(answer).split(' ').includes(field.value);
    else field.value = String(answer);
  }
  for (const mark of MARKS) {
    if (typeof answers[mark] === 'string') form.dataset[mark] = answers[mark];
  }
}

export function resetForm(form: HTMLFormElement): void {
  form.reset();
  for (const mark of MARKS) delete form.dataset[mark];
}

/** The answers from before a reload or a closed tab. Storage can contain anything: check the types. */
export function readDraft(key = DRAFT_KEY): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Saves the hidden fields, too: a guest who changes an answer back sees them again. */
export function saveFields(form: HTMLFormElement, key?: string): void {
  saveDraft(readAllFields(form), key);
}

/** Returns false without storage; a reload then loses the answers. */
export function saveDraft(answers: FormAnswers, key = DRAFT_KEY): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(answers));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(key = DRAFT_KEY): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is no draft.
  }
}

function listFields(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, textarea, select')];
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/** If the browser rejects the typed text, the field is empty: an invalid value stands for it, NaN in a number field. */
function readField(field: Field): string | number {
  const { badInput } = field.validity;
  if (field.type !== 'number') return badInput ? '-' : field.value;
  return field.value !== '' || badInput ? (field as HTMLInputElement).valueAsNumber : '';
}
