import ICAL from 'ical.js';
import { simpleParser } from 'mailparser';
import { describe, expect } from 'vitest';
import wedding from '../../content/wedding.ts';
import { createApp } from '../app.ts';
import { test as base } from '../fixtures/emails.ts';
import { PORTIA } from '../fixtures/site.ts';
import { ANON_KEY } from '../pages/page-globals.ts';
import { readSettings } from '../settings.ts';
import { createGuestDataSource } from '../tables/guest-data.ts';
import { insertGuestListEntry } from '../tables/guest-list.ts';
import { listRsvps } from '../tables/rsvps.ts';
import { type Emails, startEmails } from './emails.ts';
import { messageOf } from './message.ts';
import { queueReminder } from './outbox.ts';

/** With the whole of it running, as the server starts it. */
const test = base.extend<{ emails: Emails; send: (reply: object) => Promise<Response> }>({
  emails: async ({ database, mail, log }, use) => {
    const emails = startEmails({
      mail,
      publicUrl: null,
      wedding,
      database,
      book: createGuestDataSource(database, wedding),
      log,
    });
    await use(emails);
    await emails.stop();
  },
  send: async ({ database, emails, log }, use) => {
    const app = createApp({ settings: readSettings({}), database, emails, files: null, log });
    await use(async (reply) =>
      app.request('/rest/v1/rsvps', {
        method: 'POST',
        body: JSON.stringify(reply),
        headers: { 'Content-Type': 'application/json', apikey: ANON_KEY },
      }),
    );
  },
});

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

describe('what a guest typed', () => {
  test('is in no header but for the address, and is only text in the body', async ({
    office,
    mailbox,
  }) => {
    await office.reply(HOSTILE, ['receipt', 'notification']);
    await office.send();
    await office.send();
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
    'as the address %j never gets so far, and would make no header there',
    async (address, { send, mail }) => {
      expect((await send({ ...PORTIA, email: address })).status).toBe(400);
      const email = {
        subject: 'S',
        preview: '',
        greeting: '',
        parts: [],
        closing: '',
        calendar: null,
      };
      const { from } = mail;
      const message = await messageOf(email, {
        wedding,
        from,
        to: [address],
        replyTo: from,
        messageId: '<a@b>',
        now: new Date(),
      });
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

test('a receipt says all that was stored, and how to change it', async ({ office, mailbox }) => {
  await office.reply();
  await office.send();
  const [{ parsed, raw } = missing()] = mailbox.emails;
  expect(parsed.from?.value).toEqual([
    { name: 'Portia & Bassanio', address: 'us@belmont.example' },
  ]);
  expect(parsed.to).toMatchObject({ value: [{ name: '', address: 'portia@belmont.example' }] });
  expect(parsed.replyTo?.text).toBe('hello@portia-and-bassanio.example');
  expect(parsed.subject).toBe('We have your reply · Portia & Bassanio');
  for (const text of [parsed.text, textOf(parsed.html)]) {
    for (const said of [
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
      'answer this letter',
      'The evening is attached',
    ]) {
      expect(text?.replaceAll(/\s+/g, ' ')).toContain(said);
    }
  }
  expect(parsed.text).toContain('https://wedding.belmont.example/');
  expect(parsed.html).toContain('href="https://wedding.belmont.example/"');
  expect(parsed.html).not.toMatch(/<img|url\(|<link|<script/);
  for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
});

test('the calendar holds what the guest comes to, and nothing else', async ({
  office,
  mailbox,
}) => {
  await office.reply();
  await office.reply({ wedding: 'attending' });
  await office.reply({ welcome_party: 'not-attending' });
  for (let number = 0; number < 3; number += 1) await office.send();
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

test('the hosts are told who replied, and answer to the guest', async ({ office, mailbox }) => {
  await office.reply({}, ['notification']);
  await office.reply({ email: 'PORTIA@belmont.example', guests_count: 1 }, ['notification']);
  await office.send();
  await office.send();
  const [first, second] = mailbox.emails.map(({ parsed }) => parsed);
  expect(first?.replyTo?.text).toBe('portia@belmont.example');
  expect(first?.text).toContain('Portia of Belmont and Bassanio replied.');
  expect(first?.subject).toMatch(/^A reply has come/);
  expect(first?.attachments).toEqual([]);
  expect(first?.html).toContain('href="https://wedding.belmont.example/host"');
  expect(second?.subject).toMatch(/^A reply has changed/);
  expect(second?.text).toContain('replied once more');
});

describe('a reminder', () => {
  test('goes to who has not answered, once for an address', async ({
    office,
    mailbox,
    database,
  }) => {
    const row = { party_size: null, note: null };
    await insertGuestListEntry(database, {
      ...row,
      name: 'Nerissa',
      email: 'both@belmont.example',
    });
    await insertGuestListEntry(database, {
      ...row,
      name: 'Gratiano',
      email: 'Both@belmont.example',
    });
    await insertGuestListEntry(database, {
      ...row,
      name: 'Portia',
      email: 'portia@belmont.example',
    });
    for (const id of [1, 3]) await queueReminder(database, id);
    await office.reply();
    for (let number = 0; number < 3; number += 1) await office.send();
    expect(mailbox.emails.map(({ to }) => to[0]).sort()).toEqual([
      'both@belmont.example',
      'portia@belmont.example',
    ]);
    const { parsed } = mailbox.emails.find(({ to }) => to[0]?.startsWith('both')) ?? missing();
    expect(parsed.text).toContain('Dear Nerissa and Gratiano,');
    expect(parsed.text).toContain('RSVP Deadline: March 15, 2026');
    // Portia’s is the receipt: she has answered meanwhile.
    expect((await office.outbox()).map(({ kind }) => kind).sort()).toEqual(['receipt', 'reminder']);
  });
});

describe('the page’s own call', () => {
  test('is answered as ever, and letters go out after', async ({ send, mailbox }) => {
    expect((await send(PORTIA)).status).toBe(201);
    await expect.poll(() => mailbox.emails.length).toBe(2);
    expect(mailbox.emails.map(({ to }) => to.length).sort()).toEqual([1, 2]);
  });

  test('does not wait for a mail server that falls silent', async ({ send, mailbox, database }) => {
    mailbox.answers.push('keep-and-fall-silent', 'keep-and-fall-silent');
    const answers = await Promise.all([send(PORTIA), send(PORTIA), send(PORTIA)]);
    await expect.poll(() => mailbox.emails.length).toBe(1);
    answers.push(await send(PORTIA));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await listRsvps(database)).toHaveLength(4);
  });

  test('is stored also while there is no mail server', async ({ send, mailbox, office }) => {
    await mailbox.close();
    expect((await send(PORTIA)).status).toBe(201);
    await expect.poll(async () => (await office.outbox()).some(({ error }) => error)).toBe(true);
    expect((await send(PORTIA)).status).toBe(201);
    expect(await office.outbox()).toHaveLength(4);
  });

  test('that is refused writes no letter', async ({ send, office }) => {
    expect((await send({ ...PORTIA, guests_count: 3 })).status).toBe(400);
    expect(await office.outbox()).toEqual([]);
  });

  test('writes none where no mail server is named', async ({ database, office, post }) => {
    expect((await post(PORTIA)).status).toBe(201);
    expect(await office.outbox()).toEqual([]);
    expect(await listRsvps(database)).toHaveLength(1);
  });
});

function missing(): never {
  throw new Error('There is no such letter.');
}

/** The words of an HTML letter. */
function textOf(html: string | false): string {
  return (html || '')
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
