// All messages of all languages, for the build and the tests. The site imports single files of its
// language from `#messages/`: each becomes part of the chunk that uses it, so private texts stay
// behind the gate.
import type { LanguageCode } from '../../domain/languages.ts';
import type { ServerErrors } from '../rsvp/rejection.ts';
import { GERMAN } from './de.ts';
import * as enGate from './en/gate.ts';
import * as enOffline from './en/offline.ts';
import * as enPage from './en/page.ts';
import * as enRsvp from './en/rsvp.ts';
import * as enRsvpErrors from './en/rsvp-errors.ts';
import * as enSite from './en/site.ts';
import * as enWedding from './en/wedding.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import * as itGate from './it/gate.ts';
import * as itOffline from './it/offline.ts';
import * as itPage from './it/page.ts';
import * as itRsvp from './it/rsvp.ts';
import * as itRsvpErrors from './it/rsvp-errors.ts';
import * as itSite from './it/site.ts';
import * as itWedding from './it/wedding.ts';

const english = {
  gate: enGate,
  offline: enOffline,
  page: enPage,
  rsvp: enRsvp,
  rsvpErrors: enRsvpErrors,
  site: enSite,
  wedding: enWedding,
};

/** The same keys as English, with any strings. Messages are data: each of them survives JSON. */
type Translation<Message> = Message extends string
  ? string
  : { readonly [Key in keyof Message]: Translation<Message[Key]> };

export type Messages = Translation<typeof english>;

/** The server's errors are English, so every other language has texts for them. */
export type TranslatedMessages = Messages & {
  readonly rsvpErrors: { readonly serverErrors: ServerErrors };
};

export const MESSAGES = {
  en: english,
  it: {
    gate: itGate,
    offline: itOffline,
    page: itPage,
    rsvp: itRsvp,
    rsvpErrors: itRsvpErrors,
    site: itSite,
    wedding: itWedding,
  },
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
} satisfies { en: Messages } & Record<Exclude<LanguageCode, 'en'>, TranslatedMessages>;
