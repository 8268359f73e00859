import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import content from '../../content/wedding.ts';
import { formatInvitationCode } from '../../domain/invitations/invitation-code.ts';
import { DEFAULT_PHOTO_SETTINGS } from '../../domain/photos/photos-api.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import { createClient, getCookie, test } from '../fixtures/dashboard.ts';
import { addEntries, COMES, createPersonalReply, openLink } from '../fixtures/invitations.ts';
import { createFilm, FILM_PLACE, hash } from '../fixtures/photos.ts';
import { ACCESS } from '../fixtures/site.ts';
import { createContentSource } from '../pages/publisher.ts';
import { createPhotoFiles, toSizeName } from '../photos/photo-files.ts';
import { putPhotoSettings } from '../photos/photo-settings.ts';
import { insertPhoto, putPhotoSizes, updatePhotos } from '../photos/photos.ts';
import { openSite } from '../serve.ts';
import { insertVersion } from '../website/wedding-versions.ts';

/** Only guests and the couple know them: they are of the guest list, replies, unapproved words and private events. */
const SECRETS = [
  ...['Quattrocanti', 'zerbinetta@naxos.example', 'Zattere 1097', 'Nut allergy', 'aunt of Ariadne'],
  ...['Not for others', 'Mezzanotte', '+39 041', 'naxos', 'mailto:', FILM_PLACE],
];

const [WELCOME] = content.celebrate.events;
if (!WELCOME) throw new Error('The content needs an event.');

const FILM = createFilm();
const CAPTIONS = Buffer.from('WEBVTT\n\n00:01.000 --> 00:04.000\nOnce upon a time');

const wedding: WeddingDocument = {
  ...content,
  celebrate: {
    ...content.celebrate,
    events: [
      ...content.celebrate.events,
      { ...WELCOME, id: 'supper', title: 'Mezzanotte', guests: 'invited' },
    ],
  },
  afterwards: { heading: { en: 'Thank you', it: 'Grazie' }, text: 'It was lovely.' },
  wishes: { heading: { en: 'Your wishes', it: 'I vostri auguri' } },
  sections: {
    film: {
      kind: 'video',
      heading: 'Our Film',
      video: {
        sha256: hash(FILM),
        name: 'film.mov',
        width: 1920,
        height: 1080,
        captions: { en: hash(CAPTIONS) },
      },
    },
  },
};

test('the keepsake opens without a server, and has nothing of the guests but what all of them may see', async ({
  database,
  dataDir,
  log,
  openApp,
}) => {
  const source = createContentSource(join(import.meta.dirname, '..', '..'));
  const document = JSON.stringify(wedding);
  await insertVersion(database, { document, note: null, publishedBy: null });
  const app = openApp(await openSite(source, { settings: { dataDir }, database, log }));
  const session = createClient(app, '');
  const { password } = ACCESS;
  const signedIn = await session.request('session', { method: 'POST', body: { password } });
  const couple = createClient(app, getCookie(signedIn));

  const people = [{ first: 'Zerbinetta', last: 'Quattrocanti' }];
  const details = { phone: '+39 041 520', address: 'Zattere 1097', note: 'aunt of Ariadne' };
  const emails = ['zerbinetta@naxos.example'];
  const [one, other] = await addEntries(
    couple,
    { name: 'Zerbinetta Quattrocanti', people, emails, ...details },
    { name: 'Najade' },
  );
  const first = await openLink(app, { code: one?.code ?? null });
  const reply = createPersonalReply({
    people: [{ first: 'Zerbinetta', last: 'Quattrocanti', attendance: COMES }],
    ...{ email: emails[0] ?? '', note: 'Nut allergy' },
  });
  await first.request('/invitation/reply', { method: 'POST', json: reply });
  const second = await openLink(app, { code: other?.code ?? null });
  const put = (guest: typeof first, id: number | undefined, text: string, isPublic: boolean) =>
    guest.request('/wishes', { method: 'PUT', json: { id, text, isPublic } });
  await put(first, one?.id, 'Not for others', false);
  await put(second, other?.id, 'Viva gli <sposi>', true);
  mkdirSync(join(dataDir, 'photos'), { recursive: true });
  for (const file of [FILM, CAPTIONS]) writeFileSync(join(dataDir, 'photos', hash(file)), file);
  for (const [index, text] of ['Not for others', 'Viva gli <sposi>'].entries()) {
    const body = { isApproved: true, text };
    await couple.request(`wishes/${index + 1}`, { method: 'PATCH', body });
  }

  const shown = await addPhoto('1'.repeat(64), 'Najade');
  await addPhoto('2'.repeat(64), 'Quattrocanti');
  const ofRemovedEvent = await addPhoto('3'.repeat(64), 'Najade', 'cancelled');
  await putPhotoSettings(database, {
    ...DEFAULT_PHOTO_SETTINGS,
    mode: 'approve',
    showsNames: true,
  });
  await updatePhotos(database, [shown, ofRemovedEvent], { status: 'shown' });

  async function addPhoto(sha256: string, guestName: string, event = 'wedding'): Promise<string> {
    const id = await insertPhoto(database, {
      ...{ takenAt: '2026-06-06T19:14:00.000Z', kind: 'picture', type: 'image/jpeg', size: 4000 },
      ...{
        sha256,
        event,
        guestName,
        device: 'd'.repeat(64),
        tableLink: null,
        status: 'new',
      },
    });
    await putPhotoSizes(database, id ?? '', { width: 400, height: 300 });
    await createPhotoFiles({ dataDir, photosUrl: null }).open();
    for (const size of [400, 1600]) {
      writeFileSync(join(dataDir, 'photos', toSizeName(sha256, size)), sha256);
    }
    return id ?? '';
  }

  expect(await (await couple.request('keepsake')).json()).toEqual({ madeAt: null });
  expect((await session.request('keepsake.zip')).status).toBe(401);
  const zip = await couple.request('keepsake.zip');
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const { madeAt } = (await (await couple.request('keepsake')).json()) as { madeAt: string };
  expect(Date.parse(madeAt)).toBeGreaterThan(0);

  const names = new Set(Object.keys(files).map((name) => name.replace(/^keepsake\//, '')));
  const read = (name: string) => Buffer.from(files[`keepsake/${name}`] ?? '').toString('utf8');
  for (const name of ['index.html', 'it.html', 'photographs-index.html', 'photographs/0001.webp']) {
    expect(names, name).toContain(name);
  }
  expect(names).not.toContain('photographs/0002.webp');
  const codes = [one?.code, other?.code].flatMap((code) => [
    `${code}`,
    formatInvitationCode(`${code}`),
  ]);
  for (const name of names) {
    const text = `${name} ${read(name)}`;
    const found = [...SECRETS, ...codes].filter((secret) => text.includes(secret));
    expect(found, name).toEqual([]);
  }

  const page = read('index.html');
  expect(page.includes('<html data-over')).toBe(true);
  const texts = ['Thank you', 'It was lovely.', 'Your wishes', 'Viva gli &lt;sposi', 'Najade'];
  expect(texts.filter((text) => !page.includes(text))).toEqual([]);
  expect(page.match(/<form|<script[^>]* src|id="rsvp"|type="module"/)).toBeNull();
  expect(page).toContain('class="video-player"');
  expect(page).toContain(`src="videos/${hash(FILM)}.mp4"`);
  expect(page).toContain(`src="data:text/vtt;base64,${CAPTIONS.toString('base64')}"`);
  const film = files[`keepsake/videos/${hash(FILM)}.mp4`];
  expect([film?.length, Buffer.from(film ?? []).includes(FILM_PLACE)]).toEqual([
    FILM.length,
    false,
  ]);
  expect(read('it.html').includes('Grazie')).toBe(true);
  expect(read('photographs-index.html').includes('photographs/small/0001.webp')).toBe(true);
  for (const name of [...names].filter((name) => name.endsWith('.html'))) {
    // Every path is that of another file of the folder, or of another website.
    const addresses = [...read(name).matchAll(/(?:src|href)="([^"]*)"/g)].map(
      ([, path = '']) => path,
    );
    const sets = [...read(name).matchAll(/srcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
      set.split(', ').map((part) => part.split(' ')[0] ?? ''),
    );
    const missing = [...addresses, ...sets].filter(
      (path) => !/^(?:#|https:|data:)/.test(path) && !names.has(path),
    );
    expect(missing, name).toEqual([]);
    expect(read(name).match(/url\(["']?\//)).toBeNull();
  }
});
