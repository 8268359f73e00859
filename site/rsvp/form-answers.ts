import type { Edition } from '../edition.tsx';

/** The values of a form by field name; number inputs have numbers. */
export type FormAnswers = Record<string, string | number>;

/** The error messages by field name. */
export type FieldErrors = Record<string, string>;

/** The messages for the couple's own questions. */
export type QuestionTexts = NonNullable<Edition['messages']['questions']>;
