import ICAL from 'ical.js';
import { simpleParser } from 'mailparser';
import { describe, expect, test as plainTest } from 'vitest';
import { italian, english as wedding } from '../../content/localized.ts';
import content from '../../content/wedding.ts';
import { MAILING_KINDS } from '../../domain/emails/mailings.ts';
import { newGuestListHouseholdSchema } from '../../domain/guest-list/guest-list-schema.ts';
import { LANGUAGES } from '../../domain/wedding/languages.ts';
import { decodeSent, test } from '../fixtures/emails.ts';
import { insertHousehold } from '../fixtures/guest-list.ts';
import { createPersonalReply, openLink } from '../fixtures/invitations.ts';
import { listRecords } from '../fixtures/records.ts';
import { PORTIA, testOnSharedDatabase } from '../fixtures/site.ts';
import { createCodes } from '../invitations/invitation-codes.ts';
import { findContactAddress } from './compose-email.ts';
import { createEmailSite } from './email.ts';
import type { MailSettings } from './mail-settings.ts';
import { composeMailing, getDefaultText } from './mailings/mailing-email.ts';
import { buildMessage } from './message.ts';
import { resendEmail } from './outbox.ts';
import { renderText } from './render-text.ts';
import { composeReceipt } from './reply-emails.ts';

const HOSTILE = {
  ...PORTIA,
  guest_one_first: '<script>alert(1)</script>',
  guest_one_last: 'X-Evil: yes, "Bcc" <b@evil.example>',
  guest_two_first: '\u202Eevil\u2028Bcc: b@evil.example',
  guest_two_last: '&amp; https://evil.example',
  email: "o'neill+x@belmont.example",
  dietary_restrictions:
    'Bcc: b@evil.example\r\n\r\n.\r\n<img src=x onerror=alert(1)>\n"quoted" & more',
};

describe('text typed by a guest', () => {
  test('reaches no header except the recipient, and is escaped in the body', async ({
    outbox,
    mailbox,
  }) => {
    await outbox.addReply(HOSTILE, ['receipt', 'notification']);
    await outbox.sendAll();
    expect(mailbox.emails.map(({ to }) => to)).toEqual([
      ["o'neill+x@belmont.example"],
      ['antonio@rialto.example', 'gratiano@rialto.example'],
    ]);
    for (const { raw, parsed } of mailbox.emails) {
      const [head = ''] = raw.split('\r\n\r\n');
      expect(head).not.toMatch(/evil|script/i);
      expect([...parsed.headers.keys()].sort()).toEqual(HEADERS);
      expect(parsed.bcc).toBeUndefined();
      expect(parsed.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(parsed.html).not.toMatch(/<script|<img|href="[^"]*evil/);
      expect(parsed.html).toContain('&quot;quoted&quot; &amp; more');
      expect(parsed.text).toContain('<script>alert(1)</script>');
      expect(parsed.text).toContain('<img src=x onerror=alert(1)>');
    }
  });

  test.for(['a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', '<a@b.example>', ''])(
    'cannot inject a header with the email address %j',
    async (address, { post, mail: { from } }) => {
      expect((await post({ ...PORTIA, email: address })).status).toBe(400);
      const texts = { subject: 'S', preview: '', greeting: '', closing: '' };
      const envelope = { from, to: [address], replyTo: from, messageId: '<a@b>' };
      const message = await buildMessage(
        { ...texts, parts: [], calendar: null },
        { wedding, ...envelope, now: new Date() },
      );
      const parsed = await simpleParser(message.bytes);
      expect(parsed.bcc).toBeUndefined();
      expect([...parsed.headers.keys()].filter((name) => !HEADERS.includes(name))).toEqual([]);
    },
  );
});

const HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
  'x-auto-response-suppress',
];

test('a receipt contains the stored reply and how to change it', async ({ outbox, mailbox }) => {
  await outbox.addReply();
  await outbox.sendNext();
  const [{ parsed, raw } = expect.fail()] = mailbox.emails;
  expect(parsed.from?.value).toEqual([
    { name: 'Portia & Bassanio', address: 'us@belmont.example' },
  ]);
  expect(parsed.to).toMatchObject({ value: [{ name: '', address: 'portia@belmont.example' }] });
  expect(parsed.replyTo?.text).toBe('antonio@rialto.example');
  expect(parsed.subject).toBe('We have your reply · Portia & Bassanio');
  for (const text of [parsed.text, toText(parsed.html)]) {
    for (const expected of [
      'Dear Portia and Bassanio,',
      wedding.rsvp.thanks,
      'Friday, June 5th, 2026, 7:00 PM',
      'Joyfully accepted',
      'Saturday, June 6th, 2026, 5:30 PM',
      'Regretfully declined',
      'Portia of Belmont and Bassanio',
      'portia@belmont.example',
      'No pork,',
      'no "flesh" <b>',
      'send the form again with the same email address',
      'reply to this email',
      'The event is attached',
    ]) {
      expect(text?.replaceAll(/\s+/g, ' ')).toContain(expected);
    }
  }
  expect(parsed.text).toContain('https://wedding.belmont.example/');
  expect(parsed.html).toContain('href="https://wedding.belmont.example/"');
  expect(parsed.html).not.toMatch(/<img|url\(|<link|<script/);
  for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
});

test('the attached calendar contains exactly the events that the guest attends', async ({
  outbox,
  mailbox,
}) => {
  await outbox.addReply();
  await outbox.addReply({ wedding: 'attending' });
  await outbox.addReply({ welcome_party: 'not-attending' });
  await outbox.sendAll();
  const titles = mailbox.emails.map(({ parsed }) =>
    parsed.attachments.map(({ contentType, filename, content }) => {
      expect([contentType, filename]).toEqual(['text/calendar', 'wedding.ics']);
      const events = new ICAL.Component(ICAL.parse(content.toString())).getAllSubcomponents(
        'vevent',
      );
      return events.map((event) => event.getFirstPropertyValue('summary'));
    }),
  );
  expect(titles).toEqual([
    [['Welcome Party · Portia & Bassanio']],
    [['Welcome Party · Portia & Bassanio', 'The Wedding · Portia & Bassanio']],
    [],
  ]);
  expect(mailbox.emails[2]?.parsed.text).toContain('We are sorry that you cannot be there');
  expect(mailbox.emails[2]?.parsed.text).not.toContain('look forward');
});

test('the couple is notified of each reply, and their answer goes to the guest', async ({
  outbox,
  mailbox,
}) => {
  await outbox.addReply({}, ['notification']);
  await outbox.addReply({ email: 'PORTIA@belmont.example', guests_count: 1 }, ['notification']);
  await outbox.sendAll();
  const [first, second] = mailbox.emails.map(({ parsed }) => parsed);
  expect(first?.replyTo?.text).toBe('portia@belmont.example');
  expect(first?.text).toContain('Portia of Belmont and Bassanio replied.');
  expect(first?.subject).toMatch(/^New reply/);
  expect(first?.attachments).toEqual([]);
  expect(first?.html).toContain('href="https://wedding.belmont.example/host"');
  expect(second?.subject).toMatch(/^Changed reply/);
  expect(second?.text).toContain('replied again');
});

test('the couple is told that an open reply waits beside one by personal link', async ({
  database,
  outbox,
  mailbox,
}) => {
  const values = newGuestListHouseholdSchema.parse({ name: 'Portia of Belmont' });
  const { id: invitation } = await insertHousehold(database, values);
  const answers = { invitation, household: `invitation:${invitation}` };
  await outbox.addReply({ answers }, ['notification']);
  await outbox.addReply({}, ['notification']);
  await outbox.sendAll();
  const [, email] = mailbox.emails;
  expect(email?.parsed.subject).toMatch(/^Reply to decide about/);
  expect(email?.parsed.text).toContain('This one is not counted until you decide');
});

plainTest('guests answer to the address of the couple’s link, which can have a subject', () => {
  const link = { text: 'Write to us', href: 'mailto:josé@b.co?subject=Our%20wedding' };
  const items = [{ question: 'Who?', answer: ['We.'], link }, ...wedding.faq.items];
  const withLink = { ...wedding, faq: { ...wedding.faq, items } };
  const mail = { from: 'us@b.co', notify: [] } as unknown as MailSettings;
  expect(findContactAddress(withLink, mail)).toBe('josé@b.co');
});

describe('a receipt in a language of the website', () => {
  test('is written in it, dates and link included', async ({ outbox, mailbox }) => {
    await outbox.addReply({ dietary_restrictions: null }, ['receipt'], 'it');
    await outbox.sendNext();
    const [{ parsed } = expect.fail()] = mailbox.emails;
    expect(parsed.subject).toBe('Abbiamo ricevuto la vostra risposta · Portia & Bassanio');
    expect(parsed.html).toContain('<html lang="it-IT">');
    expect(parsed.html).toContain('href="https://wedding.belmont.example/it/"');
    const text = parsed.text?.replaceAll(/\s+/g, ' ');
    for (const expected of [
      'Ciao Portia e Bassanio,',
      italian.rsvp.thanks,
      'venerdì 5 giugno 2026, 19.00',
      'Sì, con gioia',
      'Purtroppo no',
      'Nessuna',
      italian.rsvp.footnote,
      italian.farewell,
    ]) {
      expect(text).toContain(expected);
    }
    for (const english of ['Dear', 'reply', 'June', wedding.farewell]) {
      expect(text).not.toContain(english);
    }
    const [calendar] = parsed.attachments;
    expect(calendar?.content.toString()).toContain('Festa di benvenuto');
  });

  test('stays in it when it is sent again', async ({ outbox, mailbox, database }) => {
    await outbox.addReply({}, ['receipt'], 'it');
    await outbox.sendNext();
    expect(await resendEmail(database, 1)).toBe('queued');
    await outbox.sendNext();
    expect(mailbox.emails[1]?.parsed.subject).toMatch(/^Abbiamo/);
  });
});

test('a receipt in a language that the website no longer has is in the first one, as are the emails to the couple', async ({
  outbox,
  mailbox,
}) => {
  await outbox.addReply({}, ['receipt'], 'de');
  await outbox.addReply({}, ['notification'], 'it');
  await outbox.sendAll();
  const [receipt, notification] = mailbox.emails.map(({ parsed }) => parsed);
  expect(receipt?.subject).toMatch(/^We have your reply/);
  expect(notification?.text).toMatch(/WELCOME PARTY.*Joyfully accepted/s);
});

describe('on a website whose first language is Italian', () => {
  test.override('site', { content: { ...content, languages: ['it', 'en'] }, publicUrl: null });

  test('the couple is told about replies in Italian, one by one and many at once', async ({
    outbox,
    mailbox,
  }) => {
    await outbox.addReply({}, ['notification'], 'en');
    await outbox.sendAll();
    for (let reply = 0; reply < 5; reply += 1) await outbox.addReply({}, ['notification'], 'en');
    await outbox.sendAll();
    const [one, many] = mailbox.emails.map(({ parsed }) => parsed);
    expect(one?.subject).toBe('Nuova risposta · Portia & Bassanio');
    expect(one?.text).toMatch(/^Ciao Portia e Bassanio,.*Sì, con gioia.*\nIl sito di\nPortia/s);
    expect(many?.subject).toBe('5 nuove risposte · Portia & Bassanio');
    expect(many?.text).toContain('sono arrivate 5 risposte:');
  });
});

describe('the language of a receipt', () => {
  const SITE = 'https://wedding.belmont.example';
  test.for([
    [`${SITE}/it/`, /^Abbiamo/],
    [`${SITE}/it/?from=invitation`, /^Abbiamo/],
    [`${SITE}/it`, /^Abbiamo/],
    [`${SITE}/`, /^We have/],
    [`${SITE}/de/`, /^We have/],
    [`${SITE}/item/`, /^We have/],
    [`${SITE}/host/it/`, /^We have/],
    ['', /^We have/],
    ['it', /^We have/],
    ['/it/', /^We have/],
    ['about:blank', /^We have/],
    ['https://[', /^We have/],
  ] as const)(
    'after a reply from “%s” is that of the page, else the first one',
    async ([page, subject], { post, mailbox }) => {
      expect((await post(PORTIA, page ? { Referer: page } : {})).status).toBe(201);
      await expect.poll(() => mailbox.emails.length).toBe(2);
      const receipt = mailbox.emails.find(({ to }) => to[0] === PORTIA.email);
      expect(receipt?.parsed.subject).toMatch(subject);
    },
  );
});

describe.each(LANGUAGES)('the emails in %s', (language) => {
  const site = createEmailSite(
    { getContent: () => ({ ...content, languages: [language] }), publicUrl: null },
    null,
  );
  const to = { names: ['Nerissa', 'Gratiano'], invitations: [{ events: null }], links: [] };
  const composeAll = () =>
    Promise.all([
      composeReceipt(decodeSent(PORTIA), site, { now: new Date() }),
      composeReceipt(decodeSent({ ...PORTIA, welcome_party: 'not-attending' }), site, {
        now: new Date(),
      }),
      ...([...MAILING_KINDS, 'questions'] as const).map((name) => {
        const draft: Parameters<typeof composeMailing>[1]['draft'] =
          name === 'questions'
            ? {
                kind: 'reminder',
                message: { filter: { who: 'unanswered', questions: ['flight'] } },
              }
            : { kind: name, message: { filter: { who: 'all' } } };
        const options = { draft, to, site, unsubscribeUrl: '/stop' };
        return composeMailing(getDefaultText(language, name, true), options);
      }),
    ]);

  plainTest('have no placeholder left and no missing text', async () => {
    for (const email of await composeAll()) {
      expect(renderText(email, site.wedding)).not.toMatch(/[{}]|undefined|\bnull\b/);
      expect(email.subject).toMatch(/^\S.+ · Portia & Bassanio$|^\S.+ Portia & Bassanio, .*2026$/);
    }
  });

  plainTest('have no English word, except in English', async () => {
    const emails = await composeAll();
    const texts = emails.flatMap(({ subject, preview, greeting }) => [subject, preview, greeting]);
    const isEnglish = /\b(reply|dear|will|you|and|our|June)\b/i;
    expect(texts.every((text) => isEnglish.test(text))).toBe(language === 'en');
    expect(texts.some((text) => isEnglish.test(text))).toBe(language === 'en');
  });
});

plainTest('only a save-the-date asks for the postal address, if the couple wants it', () => {
  const asking = MAILING_KINDS.filter((kind) =>
    getDefaultText('en', kind, true).body.includes('short form for your address.\n\n{link}'),
  );
  expect(asking).toEqual(['save-the-date']);
  expect(getDefaultText('en', 'save-the-date').body).not.toContain('address');
});

describe('a reply through the data API', () => {
  test('is answered first, and the emails are sent afterwards', async ({ post, mailbox }) => {
    expect((await post(PORTIA)).status).toBe(201);
    await expect.poll(() => mailbox.emails.length).toBe(2);
    expect(mailbox.emails.map(({ to }) => to.length).sort()).toEqual([1, 2]);
  });

  test('does not wait for a mail server that hangs', async ({ post, mailbox, database }) => {
    mailbox.answers.push('receive-and-hang', 'receive-and-hang');
    const answers = await Promise.all([post(PORTIA), post(PORTIA), post(PORTIA)]);
    await expect.poll(() => mailbox.emails.length).toBe(1);
    answers.push(await post(PORTIA));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await listRecords(database)).toHaveLength(4);
    // Otherwise the end of the test waits for its answer.
    await mailbox.close();
  });

  test('is stored while the mail server is down', async ({ post, mailbox, outbox }) => {
    await mailbox.close();
    expect((await post(PORTIA)).status).toBe(201);
    await expect.poll(async () => (await outbox.list()).some(({ error }) => error)).toBe(true);
    expect((await post(PORTIA)).status).toBe(201);
    expect(await outbox.list()).toHaveLength(4);
  });

  test('that is rejected queues no email', async ({ post, outbox }) => {
    expect((await post({ ...PORTIA, guests_count: 3 })).status).toBe(400);
    expect(await outbox.list()).toEqual([]);
  });

  testOnSharedDatabase(
    'queues no email without a mail server in the settings',
    async ({ database, post }) => {
      expect((await post(PORTIA)).status).toBe(201);
      expect(await database.query('SELECT id FROM emails')).toEqual([]);
      expect(await listRecords(database)).toHaveLength(1);
    },
  );
});

test('a reply by personal link is confirmed at once, and one that replaces nothing is not', async ({
  app,
  database,
  mailbox,
  outbox,
}) => {
  const entry = newGuestListHouseholdSchema.parse({ name: 'Ada Rossi' });
  const { id } = await insertHousehold(database, entry);
  const [code = null] = (await createCodes(database, [id])).values();
  const guest = await openLink(app, { code });
  const statuses = [];
  for (const note of ['No nuts', 'No fish']) {
    const json = { ...createPersonalReply({ note }), repliedAt: null };
    const response = await guest.request('/invitation/reply', { method: 'POST', json });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([201, 409]);
  await expect.poll(() => mailbox.emails.length).toBe(2);
  for (const { parsed } of mailbox.emails) expect(parsed.text).toContain('No nuts');
  expect(await outbox.list()).toHaveLength(2);
});

/** The text of an HTML email. */
function toText(html: string | false): string {
  return (html || '')
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
