import type { WeddingEvent } from '../../domain/wedding/wedding.ts';
import type { Edition } from '../edition.tsx';

/** The values of a form by field name; number inputs have numbers, or an empty string. */
export type FormAnswers = Record<string, string | number>;

/** The error messages by field name. */
export type FieldErrors = Record<string, string>;

/** The messages for the couple's own questions. */
export type QuestionTexts = NonNullable<Edition['messages']['questions']>;

/** A reply as its card shows it. */
export type ReplySummary = {
  names: string;
  /** In the order of the page. */
  events: readonly { event: WeddingEvent; text: string; isAttending: boolean }[];
  /** Whether one calendar file has what the guests come to. */
  isComingToAll: boolean;
  /** The other answers. */
  details: readonly (readonly [term: string, text: string])[];
};
