import { Hono } from 'hono';
import { afterEach, describe, expect, vi } from 'vitest';
import { english as wedding } from '../../content/localized.ts';
import { createReply } from '../fixtures/dashboard.ts';
import { listRecords } from '../fixtures/records.ts';
import { testOnSharedDatabase as base, PORTIA } from '../fixtures/site.ts';
import { createGuestDataSource } from '../guest-data/guest-data.ts';
import { createErrorHandler } from '../platform/http/error-handler.ts';
import { createVisitorResolver } from '../platform/http/visitor.ts';
import { postRsvp } from './data-api.ts';
import { addHousehold } from './routes.ts';

const findWedding = (language: string | null) => ({
  ...wedding,
  rsvp: {
    ...wedding.rsvp,
    closesAt: '2026-04-16T00:00:00+02:00',
    closed: {
      text: language === 'it' ? 'Chiuso.' : 'Closed.',
      link: { text: 'us@b.co', href: 'mailto:us@b.co' },
    },
  },
});

/** Sends a reply at a given time of the server's clock. */
const test = base.extend<{
  sendAt: (instant: string, page?: string) => Promise<Response>;
}>({
  sendAt: async ({ database, log }, use) => {
    const app = new Hono();
    app.post('/', postRsvp({ database, limits: { withSlot: (store) => store() }, findWedding }));
    app.onError(createErrorHandler(log, createVisitorResolver(null)));
    await use(async (instant, page = '/') => {
      vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] });
      return app.request('/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Referer: `https://a.example${page}` },
        body: JSON.stringify(PORTIA),
      });
    });
  },
});

afterEach(() => {
  vi.useRealTimers();
});

describe('after replies have closed', () => {
  test('a reply is rejected with the address to write to, and not stored', async ({
    sendAt,
    database,
  }) => {
    for (const instant of ['2026-04-15T22:00:00Z', '2027-01-01T00:00:00Z']) {
      const answer = await sendAt(instant);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'PT403', message: 'Closed. us@b.co' });
    }
    expect(await listRecords(database)).toEqual([]);
  });

  test('the message is in the language of the page', async ({ sendAt }) => {
    const answer = await sendAt('2027-01-01T00:00:00Z', '/it/');
    expect(await answer.json()).toMatchObject({ message: 'Chiuso. us@b.co' });
  });

  test('a reply a millisecond before the closing time is stored', async ({ sendAt, database }) => {
    expect((await sendAt('2026-04-15T21:59:59.999Z')).status).toBe(201);
    expect(await listRecords(database)).toHaveLength(1);
  });

  test('the couple can still enter replies', async ({ sendAt, database }) => {
    expect((await sendAt('2026-05-01T00:00:00Z')).status).toBe(403);
    const source = createGuestDataSource(database, () => wedding);
    expect((await addHousehold(source, createReply())).current).toBeTruthy();
  });
});
