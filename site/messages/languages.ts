import * as enGate from './en/gate.ts';
import * as enDevice from './en/offline.ts';
import * as enPage from './en/page.ts';
import * as enRsvp from './en/rsvp.ts';
import * as enReply from './en/rsvp-errors.ts';
import * as enSite from './en/site.ts';
import * as enWedding from './en/wedding.ts';
import * as itGate from './it/gate.ts';
import * as itDevice from './it/offline.ts';
import * as itPage from './it/page.ts';
import * as itRsvp from './it/rsvp.ts';
import * as itReply from './it/rsvp-errors.ts';
import * as itSite from './it/site.ts';
import * as itWedding from './it/wedding.ts';

// The build's and the tests' view of all words. The site takes a file of its language from `#messages/`,
// so that each comes with the script that says it, and what is private stays behind the gate.

const english = {
  device: enDevice,
  gate: enGate,
  page: enPage,
  reply: enReply,
  rsvp: enRsvp,
  site: enSite,
  wedding: enWedding,
};

/** English says what there is to say; another language says all of it in any words. */
type InOtherWords<Said> = Said extends string
  ? string
  : Said extends (...given: never[]) => unknown
    ? Said
    : { readonly [Name in keyof Said]: InOtherWords<Said[Name]> };

export type Words = InOtherWords<typeof english>;

export const WORDS = {
  en: english,
  it: {
    device: itDevice,
    gate: itGate,
    page: itPage,
    reply: itReply,
    rsvp: itRsvp,
    site: itSite,
    wedding: itWedding,
  },
} satisfies Record<string, Words>;
