// Events that only their invited guests know about.
import { type GuestListHousehold, isInvitedTo } from '../guest-list/guest-list.ts';
import type { WeddingDocument } from './wedding.ts';

/** The ids of the events that only guests who are invited to them may know about. */
export function listPrivateEvents({ celebrate }: WeddingDocument): string[] {
  return celebrate.events.filter(({ guests }) => guests === 'invited').map(({ id }) => id);
}

/** Those that the household is invited to. */
export function listInvitedTo(
  document: WeddingDocument,
  entry: Pick<GuestListHousehold, 'events'>,
): string[] {
  return listPrivateEvents(document).filter((id) => isInvitedTo(entry, { id, guests: 'invited' }));
}

const views = new WeakMap<WeddingDocument, Map<string, WeddingDocument>>();

/**
 * The document as guests see it who are invited to these private events, by default to none. It says nothing about the
 * others. The same guests get the same object, so that it is localized once.
 */
export function createGuestView(
  document: WeddingDocument,
  invitedTo: readonly string[] = [],
): WeddingDocument {
  const hidden = listPrivateEvents(document).filter((id) => !invitedTo.includes(id));
  if (hidden.length === 0) return document;
  const known = views.get(document) ?? new Map<string, WeddingDocument>();
  const key = hidden.join();
  const view = known.get(key) ?? hideEvents(document, hidden);
  views.set(document, known.set(key, view));
  return view;
}

function hideEvents(document: WeddingDocument, hidden: readonly string[]): WeddingDocument {
  const { celebrate, rsvp } = document;
  const isShown = (id: string | undefined) => id === undefined || !hidden.includes(id);
  const { events, questions, ...form } = rsvp;
  return {
    ...document,
    celebrate: { ...celebrate, events: celebrate.events.filter(({ id }) => isShown(id)) },
    rsvp: {
      ...form,
      ...(events && { events: events.filter(isShown) }),
      // Only guests who attend the event are asked.
      ...(questions && { questions: questions.filter(({ event }) => isShown(event)) }),
    },
  };
}
