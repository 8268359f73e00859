import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import content from '../../content/wedding.ts';
import { newGuestListHouseholdSchema } from '../../domain/guest-list/guest-list-schema.ts';
import type { Invitation } from '../../domain/invitations/invitation.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import type { createApp } from '../app.ts';
import { insertHousehold } from '../fixtures/guest-list.ts';
import { createGuest, createPersonalReply, type Guest, openLink } from '../fixtures/invitations.ts';
import { test as base, PORTIA } from '../fixtures/site.ts';
import { listGuestList, updateEntry } from '../guest-list/guest-list.ts';
import { createCodes, revokeCodes } from '../invitations/invitation-codes.ts';
import { ANON_KEY } from '../pages/page-globals.ts';
import { createContentSource } from '../pages/publisher.ts';
import { openSite } from '../serve.ts';
import { insertVersion } from './wedding-versions.ts';

/** They occur in the private event and its question only. */
const SECRETS = [
  ...['Mezzanotte', 'squero', 'San Trovaso', 'Torcello', 'dinghy', 'fra le barche'],
  ...['2026-06-08', '20260608', 'June 8', '8 giugno'],
];
const PASSWORD = 'ponte dei sospiri';

/** The demo without hotels: a picture of one is that of the private event. */
const { stay: _, ...withoutHotels } = content;
const wedding: WeddingDocument = {
  ...withoutHotels,
  celebrate: {
    ...content.celebrate,
    events: [
      ...content.celebrate.events,
      {
        id: 'squero',
        title: { en: 'Mezzanotte supper', it: 'Cena di Mezzanotte' },
        startsAt: '2026-06-08T21:00',
        location: 'San Trovaso',
        description: { en: 'A supper among the boats', it: 'Una cena fra le barche' },
        image: { file: 'hotel-6.jpg', alt: { en: 'A boatyard', it: 'Un cantiere' } },
        details: { address: 'Fondamenta di Torcello 1097' },
        guests: 'invited',
      },
    ],
  },
  rsvp: {
    ...content.rsvp,
    questions: [
      {
        id: 'boat',
        label: { en: 'Which dinghy?', it: 'Quale dinghy?' },
        kind: 'text',
        perPerson: false,
        event: 'squero',
      },
    ],
  },
};

const source = createContentSource(join(import.meta.dirname, '..', '..'));

type Site = {
  app: ReturnType<typeof createApp>;
  /** The browser of a household that has opened its link, with the id of the household. */
  invite: (events: string[] | null) => Promise<{ guest: Guest; id: number }>;
  /** The paths of all files that were ever published, and of the routes with content. */
  listPaths: () => string[];
};

// Published by the first test, for all of them.
let publications: string | undefined;
afterAll(() => publications && rmSync(publications, { recursive: true }));

const test = base.extend<{ open: (env?: Record<string, string>) => Promise<Site> }>({
  open: async ({ database, dataDir, log, openApp }, use) => {
    const published = join(dataDir, 'published');
    if (publications) cpSync(publications, published, { recursive: true });
    await use(async (env = {}) => {
      const version = { document: JSON.stringify(wedding), note: null, publishedBy: null };
      await insertVersion(database, version);
      const site = await openSite(source, { settings: { dataDir }, database, log });
      const app = openApp({ ...site, env });
      return {
        app,
        async invite(events) {
          const values = newGuestListHouseholdSchema.parse({ name: 'Ada Rossi', events });
          const { id } = await insertHousehold(database, values);
          const code = (await createCodes(database, [id])).get(id) ?? null;
          return { guest: await openLink(app, { code }), id };
        },
        listPaths: () => listPaths(published),
      };
    });
    if (publications) return;
    publications = mkdtempSync(join(tmpdir(), 'serenissima-published-'));
    cpSync(published, publications, { recursive: true });
  },
});

function listPaths(published: string): string[] {
  const files = readdirSync(published, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name).slice(published.length))
    .map((path) => path.replace(/^\/[^/]+/, ''));
  const routes = [
    '/',
    '/it/',
    '/offline.json',
    '/nowhere',
    '/invitation',
    '/private/announcement/en',
  ];
  return [...new Set([...files, ...routes])];
}

/** The secrets in the answers to all these requests, and the paths that answered. */
async function crawl(guest: Guest, paths: readonly string[]) {
  const secrets = new Set<string>();
  const answered = new Set<string>();
  for (const path of paths) {
    const response = await guest.request(path);
    // Pictures contain no words; which of them are answered is compared.
    const isPicture = /^image\/(?!svg)/.test(response.headers.get('Content-Type') ?? '');
    const body = isPicture ? '' : await response.text();
    const text = `${body} ${JSON.stringify([...response.headers])}`.toLowerCase();
    for (const secret of SECRETS) if (text.includes(secret.toLowerCase())) secrets.add(secret);
    if (response.status === 200) answered.add(path);
  }
  return { secrets: [...secrets], answered };
}

const ENTERED = new Map([['wedding-authenticated', 'true']]);

describe('a private event', () => {
  test.for(['page', 'server'])(
    'is in no file, page or answer for guests without an invitation to it, with GATE=%s',
    { timeout: 60_000 },
    async (gate, { open }) => {
      const site = await open({ GATE: gate, SITE_PASSWORD: PASSWORD });
      const { app } = site;
      const invited = await site.invite(['wedding', 'squero']);
      await invited.guest.request('/');
      const paths = site.listPaths();
      const guests = {
        anonymous: createGuest(app),
        withPassword: createGuest(app, new Map(ENTERED)),
        notInvited: (await site.invite(['wedding'])).guest,
      };
      const json = { password: PASSWORD };
      if (gate === 'server') await guests.withPassword.request('/gate', { method: 'POST', json });
      for (const guest of Object.values(guests)) {
        expect((await crawl(guest, paths)).secrets).toEqual([]);
      }
      const { answered, secrets } = await crawl(invited.guest, paths);
      expect(secrets.sort()).toEqual([...SECRETS].sort());
      // The pictures of the private event, its page, calendar files and service worker.
      const { answered: known } = await crawl(guests.notInvited, paths);
      const own = [...answered].filter((path) => !known.has(path)).join();
      expect(own).toMatch(/\.avif/);
      expect(own).toMatch(/\.ics/);
      expect(own).toMatch(/wedding-page/);
    },
  );

  test('is on the first page and form of an invited household until it is not invited any more, or its link is revoked', async ({
    database,
    open,
  }) => {
    const site = await open();
    const { guest, id } = await site.invite(['wedding', 'squero']);
    const enclosed = await guest.request('/it/');
    expect(await enclosed.text()).toContain('Cena di Mezzanotte</h3>');
    expect(enclosed.headers.get('Cache-Control')).toBe('no-store');
    const home = await guest.request('/it/');
    const html = await home.text();
    expect(html).toContain('Cena di Mezzanotte</h3>');
    expect(html).toContain('data-includes-wedding');
    expect(home.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(home.headers.get('Vary')).toContain('Cookie');
    const [calendar = ''] = /\/private\/event-3[^"]+\.ics/.exec(html) ?? [];
    const file = await guest.request(calendar);
    expect(file.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(await file.text()).toContain('SUMMARY:Cena di Mezzanotte');
    const invitation = (await (await guest.request('/invitation')).json()) as Invitation;
    expect(invitation.events).toEqual(['wedding', 'squero']);

    const entry = (await listGuestList(database)).find((one) => one.id === id);
    if (!entry) throw new Error('The household is gone.');
    await updateEntry(database, id, { ...entry, version: entry.version + 1, events: ['wedding'] });
    expect((await crawl(guest, site.listPaths())).secrets).toEqual([]);
    await updateEntry(database, id, entry);
    expect(await (await guest.request('/')).text()).toContain('Mezzanotte supper');
    await revokeCodes(database, id);
    expect((await crawl(guest, site.listPaths())).secrets).toEqual([]);
  });

  test('cannot be answered by the open form, not even by an older page that asks about it', async ({
    open,
  }) => {
    const { app, invite } = await open();
    const post = (answers: object) =>
      app.request('/rest/v1/rsvps', {
        method: 'POST',
        headers: { apikey: ANON_KEY, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...PORTIA, answers }),
      });
    const rejected = await post({ events: { squero: 'attending' } });
    expect(rejected.status).toBe(400);
    expect(await rejected.text()).toContain('The form has changed');
    expect((await post({ questions: { boat: 'the first' } })).status).toBe(400);
    const { guest } = await invite(['wedding', 'squero']);
    const events = { wedding: 'attending', squero: 'attending' } as const;
    const people = [{ first: 'Ada', last: 'Rossi', attendance: events }];
    const json = createPersonalReply({ people, answers: { boat: 'the first' } });
    expect((await guest.request('/invitation/reply', { method: 'POST', json })).status).toBe(201);
  });
});
