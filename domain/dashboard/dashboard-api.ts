import * as z from 'zod/mini';
import type { AnnouncementResponse } from '../announcements/announcement-api.ts';
import type { TransferPlan } from '../arrivals/transfers.ts';
import type { GuestList, GuestListHousehold } from '../guest-list/guest-list.ts';
import type { Versioned } from '../plans/plan.ts';
import type { Household, HouseholdHistory } from '../replies/household.ts';
import { replySchema } from '../replies/rsvp.ts';
import type { EventInfo } from '../replies/rsvp-questions.ts';
import type { SeatingPlan } from '../seating/seating.ts';
import type { DraftSection } from '../website/website-api.ts';
import type { ContentIssue } from '../wedding/checks/content-issue.ts';
import type { FormerQuestion, RsvpQuestion } from '../wedding/wedding.ts';

// The guest list is in guest-list-api.ts, emails to many guests in mailings.ts, the website in website-api.ts.
// Every request and response between the dashboard and the server, by route under `/host/api`.

export type DashboardErrorCode =
  | 'already-queued'
  | 'already-sent'
  | 'busy'
  | 'conflict'
  | 'couple-only'
  | 'cross-origin'
  | 'email-not-found'
  | 'email-taken'
  | 'emails-not-configured'
  | 'guest-list-full'
  | 'guest-not-found'
  | 'host-not-found'
  | 'household-not-found'
  | 'internal-error'
  | 'invalid'
  | 'invalid-content'
  | 'mail-server-fixed'
  | 'mailing-not-found'
  | 'mailing-rejected'
  | 'mailing-started'
  | 'not-found'
  | 'passkey-rejected'
  | 'passkey-required'
  | 'picture-not-found'
  | 'picture-rejected'
  | 'picture-used'
  | 'publish-failed'
  | 'recipients-changed'
  | 'sign-in-again'
  | 'signed-out'
  | 'too-many-attempts'
  | 'too-large'
  | 'unreadable-file'
  | 'version-not-found'
  | 'wedding-over'
  | 'wrong-confirmation'
  | 'wrong-password';

/** The body of every response with an error status. */
export type DashboardErrorBody = {
  code: DashboardErrorCode;
  /** A sentence for the couple. */
  message: string;
  /** The household as it is now, with `conflict` and `email-taken`. */
  household?: Household;
  /** The entry of the guest list as it is now, with `conflict`; absent if it was removed. */
  entry?: GuestListHousehold;
  /** The announcement as it is now, with `conflict`. */
  announcement?: AnnouncementResponse;
  /** The plan of seats or transfers as it is now, with `conflict`. */
  plan?: Versioned;
  /** The invalid field, with `invalid`. */
  field?: string;
  /** With `signed-out` and `sign-in-again`: somebody can sign in with a passkey. */
  hasPasskeys?: true;
  /** The sections of the website's draft as they are now, with `conflict`. */
  sections?: DraftSection[];
  /** With `invalid-content`. */
  issues?: ContentIssue[];
};

/** `POST /session`, and without a name `POST /gate` for the guests' password. */
export type PasswordRequest = { password: string; name?: string };

/** Everything the dashboard shows, except emails. */
export type GuestData = GuestList & {
  /** Changes with the data; the event stream `GET /changes` announces each new one. */
  version: string;
  households: Household[];
  /** The seating plans of the events that have one. */
  seating: SeatingPlan[];
  transfers: TransferPlan;
  /** When the replies were last exported. */
  lastExportAt: string | null;
  /** When this session last opened the dashboard, before now. */
  lastVisitAt: string | null;
  /** The site's address for links, from the settings; null for the address of this page. */
  publicUrl: string | null;
  wedding: {
    couple: [string, string];
    /** Guests still see the example. */
    isDemo?: true;
    locale: string;
    date: string;
    /** Absent for the default one. */
    design?: string;
    deadline: string;
    /** The events on the form. */
    events: EventInfo[];
    /** In an open reply. */
    maxGuests: number;
    questions?: readonly RsvpQuestion[];
    /** Questions that were removed, for the answers of before. */
    formerQuestions?: readonly FormerQuestion[];
    dietaryPerPerson?: boolean;
  };
};

/** `GET /guest-data`: the same for all sessions. The time of the last visit is the header `LAST_VISIT_HEADER`. */
export type GuestDataResponse = Omit<GuestData, 'households' | 'lastVisitAt'> & {
  /** Everything else about a household follows from its history. */
  households: HouseholdHistory[];
};

/** `POST /households`: adds a reply. The response is the household. Sent again with the same id, it adds no other one. */
export const addHouseholdSchema = z.strictObject({
  id: z.exactOptional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
  reply: replySchema,
});

/** `POST /households/:key/reply`: changes a reply. The response is the household. */
export const changeReplySchema = z.strictObject({
  version: z.string(),
  reply: replySchema,
});

/**
 * `POST /households/:key/withdraw`, `…/restore` and `…/confirm`, for a reply that the couple found right.
 * The response is the household.
 */
export const replyVersionSchema = z.strictObject({ version: z.string() });

export type BackupCopyStatus = {
  /** For people: a folder, or a bucket and its host. */
  location: string;
  isEncrypted: boolean;
  /** When the database was last copied, or found to be unchanged. */
  succeededAt: string | null;
  /** Since when attempts fail, and a sentence about the last one. */
  failure: { at: string; reason: string } | null;
};

/** `GET /sessions`: the devices that are signed in to the dashboard. */
export type SessionsResponse = {
  sessions: DashboardSession[];
  /** Whether the guests enter their password at the server, so that their sessions can be ended. */
  hasGuestSessions: boolean;
};
export type DashboardSession = {
  id: string;
  /** A rough name, as in "Safari on iPhone". */
  device: string | null;
  /** The co-host's name; null for the couple. */
  host: string | null;
  signedInAt: string | null;
  seenAt: string | null;
  isCurrent: boolean;
};

/** `POST /delete-all-data`: the couple types this word to confirm. */
export const DELETE_CONFIRMATION = 'DELETE';
