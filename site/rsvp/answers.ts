/** What stands in a form, by the names of its fields: a number for a field of numbers. */
export type Answers = Record<string, string | number>;

type Field = HTMLInputElement | HTMLTextAreaElement;

export function answersIn(form: HTMLFormElement): Answers {
  const chosen = fieldsOf(form).filter((field) => field.type !== 'radio' || isChecked(field));
  return Object.fromEntries(chosen.map((field) => [field.name, answerIn(field)]));
}

/** Puts kept answers into a form's fields; what does not fit a field leaves it as it is. */
export function fillIn(form: HTMLFormElement, answers: Record<string, unknown>): void {
  for (const field of fieldsOf(form)) {
    const answer = answers[field.name];
    if (typeof answer !== typeof answerIn(field)) continue;
    if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === answer;
    else field.value = String(answer);
  }
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, textarea')];
}

function isChecked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}

function answerIn(field: Field): string | number {
  return field.type === 'number' ? (field as HTMLInputElement).valueAsNumber : field.value;
}
