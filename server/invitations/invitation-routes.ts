import { isDeepStrictEqual } from 'node:util';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { ZodMiniType } from 'zod/mini';
import { describeTransfers } from '../../domain/arrivals/guest-transfers.ts';
import {
  type GuestListHousehold,
  getInvitedCount,
  isInvitedTo,
} from '../../domain/guest-list/guest-list.ts';
import type {
  Invitation,
  PersonalReply,
  PersonalReplyRequest,
  PersonalReplyResponse,
} from '../../domain/invitations/invitation.ts';
import { omitOpenAnswers } from '../../domain/invitations/later-questions.ts';
import {
  findOwnReply,
  getReplyKey,
  type InvitedHousehold,
  toPersonalReply,
} from '../../domain/invitations/own-replies.ts';
import { RSVP_MESSAGES } from '../../domain/messages/rsvp-messages.ts';
import { hasName, type Reply } from '../../domain/replies/reply.ts';
import {
  addressSchema,
  findPersonalReplyIssue,
  isShortEnough,
  personalReplySchema,
} from '../../domain/replies/rsvp.ts';
import { getClosedMessage, getClosingTime } from '../../domain/replies/rsvp-closing.ts';
import { getRsvpQuestions } from '../../domain/replies/rsvp-questions.ts';
import { describeTables } from '../../domain/seating/guest-tables.ts';
import { LANGUAGES, type LanguageCode } from '../../domain/wedding/languages.ts';
import type { Wedding } from '../../domain/wedding/wedding.ts';
import type { EmailSource } from '../emails/setup/mail-service.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import { giveAddress } from '../guest-list/guest-list.ts';
import { createVersion } from '../guest-list/guest-list-editor.ts';
import { type Database, insertWith, type Queries } from '../platform/database/database.ts';
import { apiErrors } from '../platform/http/api-error.ts';
import { noStore, rejectMethod, rejectOtherSites } from '../platform/http/middleware.ts';
import { KIB, limitBodyTo, parseJsonObject } from '../platform/http/request-body.ts';
import { limitReplyBody, readPageLanguage, storeReply } from '../replies/data-api.ts';
import type { ReplyLimits } from '../replies/reply-limits.ts';
import { type CalendarFeed, createCalendarFeed } from './calendar-feed.ts';
import { createOpeningRoutes, type OpeningOptions } from './opening-routes.ts';
import type { PersonalLinks } from './personal-links.ts';

const NOT_ASKED = 'The couple does not ask for addresses any more';

type Options = {
  database: Queries;
  source: Pick<
    GuestDataSource,
    'content' | 'exclusiveTransaction' | 'findInvited' | 'listPlans' | 'wedding'
  >;
  links: PersonalLinks;
  emails: EmailSource;
  limits: ReplyLimits;
  /** The wedding in the guest's language, with the events that are only for some if the household is invited to them. */
  findWedding: (language: LanguageCode | null, entry: GuestListHousehold) => Wedding;
};

/** The routes of the personal links: they open at `/i/`, their page uses `/invitation`, and calendars `/calendar/`. */
export function createInvitationRoutes(options: Options & OpeningOptions): Hono {
  const app = new Hono();
  const { lock, limits } = options;
  const opening = createOpeningRoutes(options);
  const calendarFeed = createCalendarFeed(options);
  const invitation = createInvitationHandlers(options, calendarFeed);
  app.on('GET', ['/i/:code', '/i/:code/'], noStore, opening.getLink);
  app.get('/calendar/:language/:file', etag(), calendarFeed.getFeed);
  app.use('/invitation/*', noStore, rejectOtherSites);
  app.delete('/invitation', invitation.deleteInvitation);
  if (lock) app.use('/invitation/*', lock.requirePassword(apiErrors.gateClosed));
  // With GATE=server the gate opens a link by itself.
  else app.post('/invitation', limitBodyTo(KIB, '1 kB'), opening.postCode);
  app.get('/invitation', invitation.getInvitation);
  app.post('/invitation/reply', limits.rejectOverload, limitReplyBody, invitation.postReply);
  app.post('/invitation/address', limits.rejectOverload, limitReplyBody, invitation.postAddress);
  app.all('/invitation', rejectMethod('GET, DELETE'));
  app.all('/invitation/reply', rejectMethod('POST'));
  app.all('/invitation/address', rejectMethod('POST'));
  return app;
}

/** The requests of a household that has opened its personal link. */
function createInvitationHandlers(
  { database, source, links, emails, limits, findWedding }: Options,
  calendarFeed: CalendarFeed,
) {
  async function requireInvited(c: Context, find = links.find): Promise<InvitedHousehold> {
    const entry = await find(c);
    const invited = entry === null ? null : await source.findInvited(entry);
    if (!invited) throw apiErrors.noInvitation();
    return invited;
  }

  return {
    async getInvitation(c: Context): Promise<Response> {
      const invited = await requireInvited(c, links.findShown);
      const wedding = findWedding(readPageLanguage(c), invited.entry);
      const language = getLanguageOf(wedding);
      const reply = findOwnReply(invited)?.reply;
      const plans = await source.listPlans();
      const guest = { entry: invited.entry, language };
      const seating = reply
        ? describeTables(plans.seating, getRsvpQuestions(wedding).events, { ...guest, reply })
        : [];
      const transfers = plans.transfers.isShown
        ? describeTransfers(
            plans.transfers,
            { ...(await source.content()), wedding: source.wedding },
            { ...guest, locale: wedding.locale },
          )
        : [];
      const calendar = await calendarFeed.getPath(c, language);
      return c.json({
        ...toInvitation(invited, wedding),
        ...(calendar && { calendar }),
        ...(seating.length > 0 && { seating }),
        ...(transfers.length > 0 && { transfers }),
      } satisfies Invitation);
    },
    deleteInvitation(c: Context): Response {
      links.forget(c);
      return c.body(null, 204);
    },
    /** Stores a reply, unless replies are closed or it is outdated, and answers once it is durable. */
    async postReply(c: Context): Promise<Response> {
      const { entry } = await requireInvited(c);
      const reply = parse(personalReplySchema, await parseJsonObject(c.req.raw));
      const language = readPageLanguage(c);
      const active = emails.current();
      const { current, stored } = await limits.withSlot(() =>
        // Alone, so that of two phones at the same time the second one sees the reply of the first.
        source.exclusiveTransaction(async (queries, _index, findInvited) => {
          const invited = findInvited(entry.id);
          if (!invited) throw apiErrors.noInvitation();
          // All tabs of a browser share the cookie.
          const isOther = reply.id !== undefined && !invited.invitations.includes(reply.id);
          if (isOther) throw apiErrors.otherInvitation();
          const wedding = findWedding(language, invited.entry);
          const current = toInvitation(invited, wedding);
          const complete = composeReply(reply, invited, { wedding, before: current.reply });
          if (isOutdated(reply, complete, current)) return { current, stored: null };
          rejectLateChanges(toPersonalReply(complete, current.events), current.reply, wedding);
          const insert: Database['insert'] = (...statements) => insertWith(queries, ...statements);
          return { current, stored: await storeReply({ insert }, active, complete, language) };
        }),
      );
      if (!stored) return c.json(current satisfies Invitation, 409);
      active?.wake();
      const { id, repliedAt } = stored;
      return c.json({ id, created_at: repliedAt } satisfies PersonalReplyResponse, 201);
    },
    /** Stores where the household gets its post, and answers once it is durable. */
    async postAddress(c: Context): Promise<Response> {
      const { entry } = await requireInvited(c);
      const { id, address } = parse(addressSchema, await parseJsonObject(c.req.raw));
      // All tabs of a browser share the cookie.
      if (id !== entry.id) throw apiErrors.otherInvitation();
      const { rsvp } = findWedding(readPageLanguage(c), entry);
      if (!rsvp.asksForAddress) throw apiErrors.formChanged('address', NOT_ASKED);
      const isStored = await limits.withSlot(() =>
        giveAddress(database, { id, address, version: createVersion() }),
      );
      if (!isStored) throw apiErrors.noInvitation();
      return c.json({ id }, 201);
    },
  };
}

/** The page's, or the wedding's first. */
function getLanguageOf({ locale }: Pick<Wedding, 'locale'>): LanguageCode {
  return LANGUAGES.find((code) => locale.startsWith(code)) ?? 'en';
}

function toInvitation(invited: InvitedHousehold, wedding: Wedding): Invitation {
  const { entry } = invited;
  const events = listInvitedEvents(invited, wedding);
  const last = findOwnReply(invited);
  return {
    id: entry.id,
    name: entry.name,
    people: entry.people,
    maxGuests: getInvitedCount(entry),
    emails: entry.emails,
    events,
    reply: last && toPersonalReply(last.reply, events),
    repliedAt: last?.at ?? null,
    ...(wedding.rsvp.asksForAddress && {
      address: {
        given: entry.addressGivenAt === null ? null : entry.address,
        isKnown: entry.address !== null,
      },
    }),
  };
}

/**
 * Whether the reply would replace a newer one than its form began with. The same reply, sent again after its
 * answer was lost, would not.
 */
function isOutdated(
  { repliedAt }: PersonalReplyRequest,
  complete: Reply,
  current: Invitation,
): boolean {
  // An older page does not send it.
  if (repliedAt === undefined || !current.reply || repliedAt === current.repliedAt) return false;
  return !isDeepStrictEqual(toPersonalReply(complete, current.events), current.reply);
}

/** Throws ApiError with the field of the first wrong value. */
function parse<Content>(schema: ZodMiniType<Content>, body: Record<string, unknown>): Content {
  const { data, error } = schema.safeParse(body);
  if (data) return data;
  const [issue] = error?.issues ?? [];
  throw apiErrors.wrongValue(issue?.path.join('.') ?? '', issue?.message ?? '');
}

/** Throws ApiError after replies have closed, unless only the answers to questions that are open have changed. */
function rejectLateChanges(
  reply: PersonalReply,
  before: PersonalReply | null,
  { rsvp }: Wedding,
): void {
  if (Date.now() < getClosingTime(rsvp)) return;
  const [old, current] = [before, reply].map((one) => one && omitOpenAnswers(one, rsvp.questions));
  if (!old || !isDeepStrictEqual(old, current)) {
    throw apiErrors.repliesClosed(getClosedMessage(rsvp));
  }
}

/** Throws ApiError with the first field that the household's form does not have. */
function composeReply(
  reply: PersonalReplyRequest,
  invited: InvitedHousehold,
  { wedding, before }: { wedding: Wedding; before: PersonalReply | null },
): Reply {
  const events = listInvitedEvents(invited, wedding);
  const { entry } = invited;
  const limit = { events, maxGuests: getInvitedCount(entry) };
  const issue = findPersonalReplyIssue(reply, limit, getRsvpQuestions(wedding), before);
  if (issue) throw apiErrors.formChanged(issue.field, issue.message);
  const { people, email, note, answers } = reply;
  rejectStrangers(people, entry);
  if (!people.some(hasName)) throw apiErrors.wrongValue('person:0:first', RSVP_MESSAGES.first);
  const complete = {
    ...{ people, isPerPerson: true, email, note, answers },
    ...{ invitation: entry.id, household: getReplyKey(invited) },
  };
  if (!isShortEnough(complete)) throw apiErrors.wrongValue('people', 'Please use shorter answers');
  return complete;
}

/** A link names the people of its household only, and each of them once. */
function rejectStrangers(people: Reply['people'], entry: GuestListHousehold): void {
  const left = new Set(entry.people.map(({ id }) => id));
  const stranger = people.findIndex(({ id }) => id !== undefined && !left.delete(id));
  if (stranger < 0) return;
  const message = 'This person is not on the invitation any more';
  throw apiErrors.formChanged(`person:${stranger}:first`, message);
}

function listInvitedEvents({ entry }: InvitedHousehold, wedding: Wedding): string[] {
  const { events } = getRsvpQuestions(wedding);
  return events.filter((event) => isInvitedTo(entry, event)).map(({ id }) => id);
}
