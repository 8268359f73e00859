import { describe, expect, it } from 'vitest';
import content from '../../content/wedding.ts';
import { getLastEnd, localizeOnce } from './localize.ts';
import { createGuestView, listPrivateEvents } from './private-events.ts';
import type { WeddingDocument } from './wedding.ts';

type EventDocument = WeddingDocument['celebrate']['events'][number];

const [party, wedding] = content.celebrate.events as [EventDocument, EventDocument];
const question = { label: 'Fish or meat?', kind: 'text' as const };
const document: WeddingDocument = {
  ...content,
  afterwards: { heading: 'Thank you', text: 'It was lovely.' },
  celebrate: {
    ...content.celebrate,
    events: [
      party,
      wedding,
      { ...party, id: 'brunch', startsAt: '2026-06-08T11:00', guests: 'invited' },
      { ...party, id: 'sail', startsAt: '2026-06-09T11:00', guests: 'invited' },
    ],
  },
  rsvp: {
    ...content.rsvp,
    events: ['wedding', 'brunch'],
    questions: [
      { ...question, id: 'menu', event: 'wedding' },
      { ...question, id: 'eggs', event: 'brunch' },
      { ...question, id: 'song' },
    ],
  },
};

describe('the view of guests without an invitation to a private event', () => {
  const view = createGuestView(document);

  it('says nothing about it', () => {
    expect(JSON.stringify(view)).not.toMatch(/brunch|sail|eggs|2026-06-0[89]/);
    expect(view.celebrate.events).toEqual([party, wedding]);
    expect(view.rsvp.events).toEqual(['wedding']);
    expect(view.rsvp.questions?.map(({ id }) => id)).toEqual(['menu', 'song']);
  });

  it('does not reveal by the time when replies close that something comes later', () => {
    const { afterwards, rsvp } = localizeOnce(view);
    expect(rsvp.closesAt).toBe(getLastEnd(content));
    expect(afterwards?.startsAt).toBe(rsvp.closesAt);
  });

  it('is a wedding without events if all of them are private', () => {
    const events = document.celebrate.events.map((event) => ({
      ...event,
      guests: 'invited' as const,
    }));
    const secret = { ...document, celebrate: { ...document.celebrate, events } };
    const { afterwards, celebrate, rsvp } = localizeOnce(createGuestView(secret));
    expect(celebrate.events).toEqual([]);
    expect(rsvp.events).toEqual([]);
    // No time has come yet.
    expect([rsvp.closesAt, afterwards?.startsAt]).toEqual([undefined, '']);
  });
});

it('invited guests see the private events that they are invited to, and no others', () => {
  expect(listPrivateEvents(document)).toEqual(['brunch', 'sail']);
  const view = createGuestView(document, ['brunch']);
  expect(view.celebrate.events.map(({ id }) => id)).toEqual(['welcome_party', 'wedding', 'brunch']);
  expect(view.rsvp.events).toEqual(['wedding', 'brunch']);
  expect(view.rsvp.questions).toHaveLength(3);
  expect(createGuestView(document, ['brunch', 'sail'])).toBe(document);
});

it('the same guests get the same document, so that it is localized once', () => {
  expect(createGuestView(content)).toBe(content);
  expect(createGuestView(document, ['brunch'])).toBe(createGuestView(document, ['brunch']));
});
