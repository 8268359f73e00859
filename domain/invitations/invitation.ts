// The personal link of a household, as its page sees it. No zod here: every guest's page imports this file.

import type { NewPerson } from '../guest-list/guest-list.ts';
import type { Reply } from '../replies/reply.ts';

/**
 * The cookie beside the signed one, which no script can read. It tells the page to ask for the household's
 * invitation, and is no secret: its value is 'true', its path '/', and it lasts as long as the other one.
 */
export const PERSONAL_LINK_COOKIE = 'wedding-personal-link';

/** The fragments of the page's address after a link that opens nothing. */
export const LINK_ERRORS = { unknown: '#unknown-link', tooMany: '#too-many-links' } as const;

/** `at` is the local time of the wedding's zone, `text` the whole line in the language of the page. */
export type GuestTransfer = { at: string; text: string };

/** `GET /invitation`: the household whose personal link was opened; 401 without one. */
export type Invitation = {
  /** The id of the entry on the guest list. */
  id: number;
  /** For the envelope. */
  name: string;
  /** Named guests, and guests whose names are not known yet. */
  people: NewPerson[];
  /** How many of them can attend. */
  maxGuests: number;
  /** The first one is the suggestion for the reply. */
  emails: string[];
  /** The ids of the events on the form that they are invited to, in the order of the page. */
  events: string[];
  /** The last reply of this household; null without one, or if it is withdrawn. */
  reply: PersonalReply | null;
  /** When the last reply was stored, ISO 8601; null without one. */
  repliedAt: string | null;
  /** The path of their calendar feed in the language of the page. */
  calendar?: string;
  /** Where they sit, in their language, once the couple shows it. */
  seating?: string[];
  /** Their transfers, once the couple shows them. */
  transfers?: GuestTransfer[];
  /** Only if the couple asks for addresses. */
  address?: {
    /** The address that the household gave by its link; the couple's own is not shown to whoever has the link. */
    given: string | null;
    isKnown: boolean;
  };
};

/** `POST /invitation/address`: where the household gets its post; 201 with its `id`, 412 as for a reply. */
export type AddressRequest = { id: number; address: string };

/** `POST /invitation/reply`: the reply of a household that opened its personal link. */
export type PersonalReply = Pick<Reply, 'people' | 'note' | 'answers'> & { email: string };

/** With the household and the reply that the form began with. An older page does not say them. */
export type PersonalReplyRequest = PersonalReply & Partial<Pick<Invitation, 'id' | 'repliedAt'>>;

/**
 * The response: 201; 409 with the current `Invitation` if there is a newer reply than the form's; 412 if the
 * browser has opened another household's link since.
 */
export type PersonalReplyResponse = { id: number; created_at: string };
