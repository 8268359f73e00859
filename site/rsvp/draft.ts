import type { FormAnswers } from './form-answers.ts';

export type { FormAnswers } from './form-answers.ts';

const DRAFT_KEY = 'wedding-rsvp-draft';

/** The key in the session storage for the form of one household. */
export function toDraftKey(household: string): string {
  return `${DRAFT_KEY}:${household}`;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Leaves out the fields of guests who are not counted. */
export function readForm(form: HTMLFormElement): FormAnswers {
  const fields = fieldsOf(form).filter(
    (field) => field.matches(':enabled') && (field.type !== 'radio' || isChecked(field)),
  );
  return Object.fromEntries(fields.map((field) => [field.name, readField(field)]));
}

/** Fills a form with saved answers; skips values whose type does not fit the field. */
export function fillForm(form: HTMLFormElement, answers: Record<string, unknown>): void {
  for (const field of fieldsOf(form)) {
    const answer = answers[field.name];
    if (typeof answer !== typeof readField(field)) continue;
    if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === answer;
    else field.value = String(answer);
  }
}

/** The answers from before a reload or a closed tab. Storage can contain anything: check the types. */
export function readDraft(key = DRAFT_KEY): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
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

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, textarea')];
}

function isChecked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}

function readField(field: Field): string | number {
  return field.type === 'number' ? (field as HTMLInputElement).valueAsNumber : field.value;
}
