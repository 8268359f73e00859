import { getMessages } from '../dashboard/messages/messages.ts';
import type { ContentIssue } from './checks/content-issue.ts';
import { formatDayForCouple, getLastEnd } from './localize.ts';
import type { WeddingDocument } from './wedding.ts';
import { toInstant } from './zone-time.ts';

const DEMO_COUPLE = ['Portia', 'Bassanio'];
/** Nobody reads it. */
export const DEMO_ADDRESS = 'hello@portia-and-bassanio.example';

/** Whether the content is still that of the demo's couple. */
export function isDemoWedding({ couple }: Pick<WeddingDocument, 'couple'>): boolean {
  return couple.join() === DEMO_COUPLE.join();
}

/** Whether the last event of a couple's own wedding has ended. The demo is never over. */
export function isWeddingOver(document: WeddingDocument, now = new Date()): boolean {
  if (isDemoWedding(document)) return false;
  return Date.parse(getLastEnd(document)) < now.getTime();
}

/** Lists the days and times of the content that are in the past, with a sentence for each. */
export function findPassedDates(document: WeddingDocument, now = new Date()): ContentIssue[] {
  const { celebrate, date, rsvp, timeZone } = document;
  // A day ends at midnight at the place of the wedding.
  const isPastDay = (day: string) => isPast(`${day}T23:59`);
  const isPast = (localTime: string) => Date.parse(toInstant(localTime, timeZone)) < now.getTime();
  const formatDate = (localTime: string) => formatDayForCouple(document, localTime);
  const texts = getMessages('content').passed;
  const passed: ContentIssue[] = [];
  if (isPastDay(date)) {
    passed.push({ path: ['date'], message: texts.wedding(formatDate(date)) });
  }
  for (const [index, { startsAt }] of celebrate.events.entries()) {
    if (!isPast(startsAt) || startsAt.startsWith(date)) continue;
    passed.push({
      path: ['celebrate', 'events', index, 'startsAt'],
      message: texts.event(formatDate(startsAt)),
    });
  }
  if (isPastDay(rsvp.deadline)) {
    passed.push({
      path: ['rsvp', 'deadline'],
      message: texts.deadline(formatDate(rsvp.deadline)),
    });
  }
  if (rsvp.closesAt && isPast(rsvp.closesAt)) {
    passed.push({
      path: ['rsvp', 'closesAt'],
      message: texts.closed(formatDate(rsvp.closesAt)),
    });
  }
  return passed;
}
