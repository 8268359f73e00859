import { join } from 'node:path';
import { describe, expect } from 'vitest';
import content from '../../../content/wedding.ts';
import type {
  MailingKind,
  MailingMessage,
  RecipientFilter,
} from '../../../domain/emails/mailings.ts';
import { newGuestListEntrySchema } from '../../../domain/guest-list/guest-list-schema.ts';
import {
  createPersonalLink,
  formatInvitationCode,
} from '../../../domain/invitations/invitation-code.ts';
import { localizeWedding } from '../../../domain/wedding/localize.ts';
import type { WeddingDocument } from '../../../domain/wedding/wedding.ts';
import { createDownload } from '../../backups/download.ts';
import { runRestore } from '../../backups/installation/restore.ts';
import { test as base } from '../../fixtures/emails.ts';
import { scan } from '../../fixtures/scan.ts';
import { PORTIA } from '../../fixtures/site.ts';
import { createGuestDataSource, type GuestDataContent } from '../../guest-data/guest-data.ts';
import { insertGuestListEntry, saveMatchDecision } from '../../guest-list/guest-list.ts';
import { createMissingCodes, listCodes } from '../../invitations/invitation-codes.ts';
import type { Database } from '../../platform/database/database.ts';
import { openSqliteDatabase } from '../../platform/database/sqlite-database.ts';
import { insertHostEntry } from '../../replies/host-entries.ts';
import { storeRsvp } from '../../replies/rsvps.ts';
import { readSettings } from '../../settings.ts';
import { createEmailSite } from '../email.ts';
import { type MailSettings, parseSmtpUrl } from '../mail-settings.ts';
import { claimEmail, markSending, stopEmails } from '../outbox.ts';
import { unsubscribe } from './mail-recipients.ts';
import { composeMailing } from './mailing-email.ts';
import { selectAudience } from './mailing-recipients.ts';
import { createFirstMessage, listRecipients } from './mailings.ts';
import { findMailing, insertMailing, scheduleMailing } from './mailings-table.ts';
import { startDueMailings } from './start-mailings.ts';

const SETTINGS = { getContent: () => content, publicUrl: 'https://wedding.belmont.example' };
const DAY_MINUTES = 24 * 60;

/** Many guests, and mailings that are due. */
const test = base.extend<{
  invite: (name: string, email: string | null, more?: object) => Promise<number>;
  write: (kind: MailingKind, changes?: Partial<MailingMessage>) => Promise<number>;
  sendAll: (minutesFromStart?: number) => Promise<string[]>;
  mail: MailSettings;
  /** The time of the test in milliseconds: a slow machine must not change which emails are due. */
  start: number;
}>({
  mail: async ({ mailbox }, use) =>
    use({
      smtp: parseSmtpUrl(mailbox.url),
      from: 'us@belmont.example',
      notify: ['antonio@rialto.example'],
      emailsPerMinute: 10,
    }),
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
  start: async ({}, use) => use(Date.now()),
  invite: async ({ database }, use) =>
    use(async (name, email, more = {}) => {
      const emails = email === null ? [] : [email];
      const values = newGuestListEntrySchema.parse({ name, emails, ...more });
      return (await insertGuestListEntry(database, values)).id;
    }),
  write: async ({ database, start }, use) =>
    use(async (kind, changes = {}) => {
      const message = { ...createFirstMessage(kind, SETTINGS), ...changes };
      const id = await insertMailing(database, kind, message);
      await scheduleMailing(database, id, new Date(start), null);
      return id;
    }),
  // Sends what is due at that time, and returns the addresses of all emails so far.
  sendAll: async ({ outbox, mailbox, start }, use) =>
    use(async (minutes = 0) => {
      const fromNow = () => minutes - (Date.now() - start) / 60_000;
      await outbox.startMailings(fromNow());
      // Half a minute later, because they are spread over time.
      while ((await outbox.sendNext(fromNow() + 0.5)) === 'done');
      return mailbox.emails.flatMap(({ to }) => to);
    }),
});

async function listStates(database: Database, id: number) {
  return (await findMailing(database, id)) ?? { state: 'missing', counts: null };
}

describe('a mailing', () => {
  test('is not sent before its time', async ({ database, invite, sendAll }) => {
    await invite('Nerissa', 'nerissa@belmont.example');
    const message = createFirstMessage('invitation', SETTINGS);
    const id = await insertMailing(database, 'invitation', message);
    expect(await sendAll(99)).toEqual([]);
    await scheduleMailing(database, id, new Date(Date.now() + 3_600_000), null);
    expect(await sendAll(59)).toEqual([]);
    expect(await listStates(database, id)).toMatchObject({ state: 'scheduled' });
    expect(await sendAll(61)).toEqual(['nerissa@belmont.example']);
    expect(await listStates(database, id)).toMatchObject({ state: 'sent' });
  });

  test('is not sent to an address that unsubscribed, not even while it waits', async ({
    database,
    invite,
    write,
    sendAll,
    outbox,
  }) => {
    await invite('Nerissa', 'nerissa@belmont.example');
    await write('announcement');
    await outbox.startMailings();
    const [row] = await database.query<{ token: string }>('SELECT token FROM mail_recipients');
    await unsubscribe(database, row?.token ?? '', new Date());
    expect(await sendAll()).toEqual([]);
    await write('invitation');
    await write('save-the-date');
    expect(await sendAll(5)).toEqual([]);
    expect(await outbox.list()).toEqual([]);
  });

  test('is not sent twice to two spellings of an address, or to another spelling of one that unsubscribed', async ({
    database,
    invite,
    write,
    sendAll,
    outbox,
  }) => {
    await invite('Anna Huber', 'anna@münchen.example');
    await write('save-the-date');
    expect(await sendAll()).toHaveLength(1);
    await invite('Familie Huber', 'anna@xn--mnchen-3ya.example');
    await outbox.addReply({ email: 'Anna@xn--mnchen-3ya.example' });
    await outbox.sendNext();
    await write('announcement');
    expect(await sendAll(5)).toHaveLength(3);
    await database.query("UPDATE mail_recipients SET unsubscribed_at = '2026-01-01T00:00:00Z'");
    await database.query("DELETE FROM invited WHERE email = 'anna@münchen.example'");
    await write('announcement');
    expect(await sendAll(10)).toHaveLength(3);
  });

  test('is not sent to an address that the couple left out, or to a household that left the list', async ({
    database,
    invite,
    write,
    sendAll,
    outbox,
  }) => {
    await invite('Nerissa', 'Nerissa@belmont.example');
    const gratiano = await invite('Gratiano', 'gratiano@belmont.example');
    await write('invitation', { except: ['nerissa@belmont.example'] });
    await outbox.startMailings();
    await database.query('DELETE FROM invited WHERE id = $1', [gratiano]);
    expect(await sendAll()).toEqual([]);
  });

  test('is not sent as a reminder to a household that is invited to no event on the form', async ({
    invite,
    write,
    sendAll,
  }) => {
    await invite('Nerissa', 'nerissa@belmont.example', { events: [] });
    await invite('Jessica', 'jessica@belmont.example', { events: ['a-removed-event'] });
    await invite('Gratiano', 'gratiano@belmont.example', { events: ['wedding'] });
    await write('reminder');
    expect(await sendAll()).toEqual(['gratiano@belmont.example']);
  });

  test('is not sent as a reminder to a household that replied in the meantime', async ({
    database,
    invite,
    write,
    sendAll,
    outbox,
  }) => {
    await invite('Portia', 'portia@belmont.example');
    await write('reminder');
    await outbox.startMailings();
    await storeRsvp(database, PORTIA, []);
    expect(await sendAll()).toEqual([]);
  });

  test('is not sent a second time after a backup is restored', async ({
    database,
    folder,
    invite,
    write,
    sendAll,
  }) => {
    await invite('Portia', 'portia@b.co');
    const id = await write('announcement');
    await sendAll();
    const { file } = await createDownload(database, folder);
    const target = join(folder, 'restored');
    await runRestore([file], () => readSettings({ DATA_DIR: target }));
    const restored = openSqliteDatabase(target);
    const guestData = createGuestDataSource(restored, () => localizeWedding(content));
    await insertGuestListEntry(
      restored,
      newGuestListEntrySchema.parse({ name: 'Nerissa', emails: ['nerissa@b.co'] }),
    );
    const mailing = await findMailing(restored, id);
    if (!mailing) throw new Error('The mailing is not in the backup.');
    const options = [await guestData.content(), SETTINGS, new Date()] as const;
    const { recipients } = await listRecipients(restored, mailing, ...options);
    await restored.close();
    expect(mailing).toMatchObject({ state: 'sent', counts: { sent: 1, failed: 0 } });
    expect(recipients).toMatchObject([
      { address: 'portia@b.co', omitted: 'earlier' },
      { address: 'nerissa@b.co', omitted: null },
    ]);
  });

  test('is not sent as a second reminder within a day', async ({ invite, write, sendAll }) => {
    await invite('Nerissa', 'nerissa@belmont.example');
    await write('reminder');
    expect(await sendAll()).toEqual(['nerissa@belmont.example']);
    await write('reminder');
    expect(await sendAll(5)).toHaveLength(1);
    await write('reminder');
    expect(await sendAll(DAY_MINUTES + 5)).toHaveLength(2);
  });

  test('is sent as a second reminder within a day if the first one failed', async ({
    invite,
    mailbox,
    write,
    sendAll,
  }) => {
    await invite('Nerissa', 'nerissa@belmont.example');
    mailbox.rejectedRecipients.set('nerissa@belmont.example', { code: 550, text: 'No such user' });
    await write('reminder');
    expect(await sendAll()).toEqual([]);
    mailbox.rejectedRecipients.clear();
    await write('reminder');
    expect(await sendAll(5)).toEqual(['nerissa@belmont.example']);
  });
});

test.for(['announcement', 'reminder'] as const)(
  'a mailing of the kind %s is sent after a clock was ahead while another was sent',
  async (kind, { database, invite, write, sendAll }) => {
    for (let guest = 1; guest <= 10; guest += 1) {
      await invite(`Guest ${guest}`, `guest-${guest}@belmont.example`);
    }
    await write(kind);
    await sendAll();
    expect(await sendAll(1)).toHaveLength(10);
    await database.query("UPDATE emails SET sent_at = '2099-01-01T00:00:00.000Z'");
    await write(kind);
    await sendAll(2);
    expect(await sendAll(3)).toHaveLength(20);
  },
);

test('households with the same address get one email with all names', async ({
  invite,
  write,
  sendAll,
  mailbox,
}) => {
  await invite('Nerissa Rossi', 'both@belmont.example');
  await invite('Mr and Mrs Gratiano', 'Both@belmont.example', {
    people: [
      { first: 'Gratiano', last: '' },
      { first: 'Jessica', last: '' },
    ],
  });
  await invite('Nerissa', 'both@belmont.example');
  await write('save-the-date');
  expect(await sendAll(5)).toEqual(['both@belmont.example']);
  expect(mailbox.emails[0]?.parsed.text).toContain('Dear Nerissa, Gratiano and Jessica,');
});

test('a greeting has first names, or the name on the envelope if they are not certain', async ({
  invite,
  write,
  sendAll,
  mailbox,
}) => {
  const names = ['Jessica Levi & Lorenzo da Ponte', 'Mr & Mrs Thorne', 'The Gobbo family'];
  for (const [index, name] of names.entries()) {
    await invite(name, `guest-${index}@belmont.example`);
  }
  await write('save-the-date');
  await sendAll(1);
  expect(mailbox.emails.map(({ parsed }) => parsed.text?.split('\n')[0])).toEqual([
    'Dear Jessica and Lorenzo,',
    'Dear Mr & Mrs Thorne,',
    'Dear The Gobbo family,',
  ]);
});

test('a household reads its language, and only the events that it is invited to', async ({
  invite,
  write,
  sendAll,
  mailbox,
}) => {
  await invite('Nerissa Rossi', 'nerissa@belmont.example', {
    language: 'it',
    events: ['wedding'],
  });
  await write('invitation');
  await sendAll();
  const [email] = mailbox.emails;
  expect(email?.parsed.subject).toBe('Siete invitati al nostro matrimonio · Portia & Bassanio');
  const text = email?.parsed.text?.replaceAll(/\s+/g, ' ') ?? '';
  expect(text).toContain('Ciao Nerissa,');
  expect(text).toContain('https://wedding.belmont.example/it/');
  expect(email?.parsed.attachments).toEqual([]);
  expect(text).toContain('6 giugno 2026');
  expect(text).not.toContain('5 giugno 2026');
  expect(email?.parsed.replyTo?.text).toBe('antonio@rialto.example');
});

test('a household without a language reads the one in which it replied', async ({
  write,
  sendAll,
  outbox,
  mailbox,
}) => {
  await outbox.addReply({}, ['receipt'], 'it');
  await outbox.sendNext();
  await write('save-the-date');
  await sendAll(5);
  expect(mailbox.emails[1]?.parsed.text).toContain('Ciao Portia of Belmont');
  expect(mailbox.emails[1]?.parsed.text).toContain('ci sposiamo');
});

test('an invitation has the personal link, and its QR code as a picture', async ({
  database,
  invite,
  write,
  sendAll,
  mailbox,
}) => {
  const [nerissa] = [
    await invite('Nerissa', 'nerissa@belmont.example'),
    await invite('Jessica', 'both@belmont.example'),
    await invite('Lorenzo', 'both@belmont.example'),
  ];
  await createMissingCodes(database);
  const codes = await listCodes(database);
  await write('invitation');
  await sendAll();
  const link = createPersonalLink(SETTINGS.publicUrl, codes.get(nerissa) ?? '');
  const [email, shared] = mailbox.emails.map(({ parsed }) => parsed);
  expect(email?.text).toContain(`Reply to the invitation:\n${link}`);
  const [picture] = email?.attachments ?? [];
  expect(picture).toMatchObject({ contentType: 'image/png', cid: 'qr-code', related: true });
  expect(await scan(picture?.content ?? '')).toBe(link);
  // Each household with a shared address has a button of its own.
  expect(shared?.text).toContain('Reply to the invitation (Jessica):');
  expect(shared?.text).toContain('Reply to the invitation (Lorenzo):');
  expect(shared?.attachments).toEqual([]);
});

test('no email goes to an address that only typed the name of a household, until the couple confirms it', async ({
  database,
  invite,
  write,
  sendAll,
  mailbox,
}) => {
  const people = [
    { first: 'Nerissa', last: 'Rossi' },
    { first: 'Pia', last: 'Rossi', isChild: true },
  ];
  const entryId = await invite('Nerissa & Pia Rossi', null, { people });
  const names = { guest_one_first: 'Nerissa', guest_one_last: 'Rossi' };
  await storeRsvp(database, { ...PORTIA, ...names, email: 'stranger@b.co' }, []);
  await write('announcement');
  expect(await sendAll()).toEqual([]);
  const household = 'email:stranger@b.co';
  await saveMatchDecision(database, { entryId, household, isMatch: true });
  await write('announcement');
  expect(await sendAll(5)).toEqual(['stranger@b.co']);
  expect(mailbox.emails[0]?.parsed.text).toContain('Nerissa and Pia');
});

test('an open reply beside one by personal link receives no mailing', async ({
  database,
  invite,
  write,
  sendAll,
}) => {
  const invitation = await invite('Nerissa Rossi', null);
  const answers = { invitation, household: `invitation:${invitation}` };
  await storeRsvp(database, { ...PORTIA, email: 'nerissa@b.co', answers }, []);
  const names = { guest_one_first: 'Nerissa', guest_one_last: 'Rossi' };
  await storeRsvp(database, { ...PORTIA, ...names, email: 'stranger@b.co' }, []);
  await write('announcement', { filter: { who: 'attending', event: 'welcome_party' } });
  expect(await sendAll()).toEqual(['nerissa@b.co']);
});

test('a personal link is not sent to an address that only typed the name of its household', async ({
  database,
  invite,
  write,
  sendAll,
  mailbox,
}) => {
  const nerissa = await invite('Nerissa Rossi', null);
  await invite('Iago Moro', 'iago@venice.example');
  await createMissingCodes(database);
  const code = formatInvitationCode((await listCodes(database)).get(nerissa) ?? '');
  const names = { guest_one_first: 'Nerissa', guest_one_last: 'Rossi' };
  await storeRsvp(database, { ...PORTIA, ...names, email: 'iago@venice.example' }, []);
  await write('invitation');
  expect(await sendAll()).toEqual(['iago@venice.example']);
  expect(mailbox.emails[0]?.parsed.text).toContain('Iago');
  expect(mailbox.emails[0]?.parsed.text).not.toContain(code);
});

test('a mailing is not empty after the website lost the language it was written in', async ({
  invite,
  write,
  sendAll,
  mailbox,
}) => {
  await invite('Nerissa', 'nerissa@belmont.example', { language: 'it' });
  const german = { subject: 'Neuigkeiten', body: 'Liebe Gäste!\n\nDas Boot fährt um fünf.' };
  await write('announcement', { texts: { en: { subject: 'News', body: '' }, de: german } });
  await sendAll();
  const [email] = mailbox.emails;
  expect(email?.parsed.subject).toBe('Neuigkeiten');
  expect(email?.parsed.text).toContain('Das Boot fährt um fünf.');
});

test('every mailing can be unsubscribed with one request of the mail program', async ({
  database,
  invite,
  write,
  sendAll,
  mailbox,
}) => {
  await invite('Nerissa', 'nerissa@belmont.example');
  await write('announcement');
  await sendAll();
  const [row] = await database.query<{ token: string }>('SELECT token FROM mail_recipients');
  const url = `https://wedding.belmont.example/unsubscribe/${row?.token}?language=en`;
  const { raw = '', parsed } = mailbox.emails[0] ?? {};
  expect(raw.replaceAll(/\r\n\s+/g, '')).toContain(`List-Unsubscribe: <${url}>`);
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(parsed?.text).toContain(url);
  expect(parsed?.html).toContain(url.replace('&', '&amp;'));
});

describe('the recipients of an announcement', () => {
  test('are those who attend an event, also those who are not on the list', async ({
    database,
    invite,
    write,
    sendAll,
  }) => {
    await invite('Portia of Belmont', 'portia@belmont.example');
    await invite('Nerissa', 'nerissa@belmont.example');
    await storeRsvp(database, PORTIA, []);
    const jessica = { guest_one_first: 'Jessica', guest_one_last: 'Ca’ Dario' };
    await storeRsvp(database, { ...PORTIA, ...jessica, email: 'jessica@belmont.example' }, []);
    const declined = { email: 'shylock@rialto.example', welcome_party: 'not-attending' } as const;
    await storeRsvp(database, { ...PORTIA, ...declined }, []);
    await write('announcement', { filter: { who: 'attending', event: 'welcome_party' } });
    expect((await sendAll(5)).sort()).toEqual([
      'jessica@belmont.example',
      'portia@belmont.example',
    ]);
  });

  test('are those with a tag, or those who are invited to an event', async ({
    invite,
    write,
    sendAll,
  }) => {
    await invite('Nerissa', 'nerissa@belmont.example', { tags: ['Family'], events: ['wedding'] });
    await invite('Gratiano', 'gratiano@belmont.example', { events: ['welcome_party'] });
    await invite('Lancelot', null, { tags: ['family'] });
    await write('announcement', { filter: { who: 'tag', tag: 'family' } });
    expect(await sendAll(1)).toEqual(['nerissa@belmont.example']);
    await write('announcement', { filter: { who: 'invited', event: 'welcome_party' } });
    expect(await sendAll(2)).toEqual(['nerissa@belmont.example', 'gratiano@belmont.example']);
  });
});

describe('the events in a mailing', () => {
  const [party, wedding] = content.celebrate.events;
  if (!party || !wedding) throw new Error('The demo has two events.');
  const events = [party, { ...wedding, guests: 'invited' as const }];
  const document = { ...content, celebrate: { ...content.celebrate, events } };
  const site = createEmailSite({ getContent: () => document, publicUrl: null }, 'en');
  const compose = async (filter: RecipientFilter, guestData: GuestDataContent) => {
    const { addressees } = selectAudience(
      'announcement',
      filter,
      { ...guestData, events },
      new Map(),
    );
    const text = { subject: 'x', body: 'Dear {names},\n\n{events}' };
    const options = { kind: 'announcement', site, unsubscribeUrl: null } as const;
    const emails = addressees.map((to) => composeMailing(text, { ...options, to }));
    return (await Promise.all(emails)).map(({ parts }) =>
      parts.map((part) => part.kind === 'event' && part.title),
    );
  };

  test('are the private ones for households that are invited to them only', async ({
    database,
    invite,
  }) => {
    await invite('Nerissa', 'nerissa@belmont.example', { events: ['welcome_party', 'wedding'] });
    await invite('Gratiano', 'gratiano@belmont.example', { events: ['welcome_party'] });
    // Not on the guest list: she has used the open form.
    await storeRsvp(database, PORTIA, []);
    const source = createGuestDataSource(database, () => localizeWedding(document));
    expect(await compose({ who: 'all' }, await source.content())).toEqual([
      ['Welcome Party', 'The Wedding'],
      ['Welcome Party'],
      ['Welcome Party'],
    ]);
  });
});

test('an announcement to all has no recipient whose reply is withdrawn, and a reminder none who replied', async ({
  database,
  invite,
  write,
  outbox,
  sendAll,
}) => {
  await invite('Nerissa', 'nerissa@belmont.example');
  await invite('Portia of Belmont', 'portia@belmont.example');
  await storeRsvp(database, PORTIA, []);
  const jessica = { guest_one_first: 'Jessica', email: 'jessica@belmont.example' };
  await storeRsvp(database, { ...PORTIA, ...jessica }, []);
  const reminder = await write('reminder', { filter: { who: 'all' } });
  await outbox.startMailings();
  expect(await listStates(database, reminder)).toMatchObject({ counts: { waiting: 1 } });
  await sendAll();
  const household = 'email:jessica@belmont.example';
  await insertHostEntry(database, { household, act: 'withdraw', reply: null });
  await write('announcement');
  expect(await sendAll(5)).toEqual([
    'nerissa@belmont.example',
    'nerissa@belmont.example',
    'portia@belmont.example',
  ]);
});

describe('the emails of a mailing', () => {
  test('go out at their rate, and a receipt does not wait for them', async ({
    database,
    invite,
    write,
    sendAll,
    outbox,
    mailbox,
  }) => {
    for (let number = 0; number < 20; number += 1) {
      await invite(`Guest ${number}`, `guest-${number}@belmont.example`);
    }
    await write('save-the-date');
    expect(await sendAll(0)).toHaveLength(6);
    await outbox.addReply();
    // The server was stopped, so that all of them are overdue.
    await database.query(
      "UPDATE emails SET due_at = '2026-01-01T00:00:00Z' WHERE kind = 'mailing'",
    );
    expect(await sendAll(10)).toHaveLength(6 + 10 + 1);
    expect(mailbox.emails[6]?.to).toEqual(['portia@belmont.example']);
    expect(await sendAll(10)).toHaveLength(17);
    expect(await sendAll(12)).toHaveLength(21);
  });

  test('are due after those of another mailing, and do not wait for its retries', async ({
    database,
    invite,
    write,
    outbox,
  }) => {
    for (const name of ['nerissa', 'gratiano', 'jessica']) {
      await invite(name, `${name}@belmont.example`);
    }
    await write('save-the-date');
    await outbox.startMailings();
    await write('invitation');
    await outbox.startMailings();
    const dueAt = (await outbox.list()).map(({ due_at }) => Date.parse(due_at));
    await database.query(
      "UPDATE emails SET attempts = 1, due_at = '2099-01-01T00:00:00Z' WHERE id = 1",
    );
    await write('announcement');
    await outbox.startMailings();
    for (const { due_at } of (await outbox.list()).slice(dueAt.length)) {
      dueAt.push(Date.parse(due_at));
    }
    const seconds = dueAt.slice(1).map((time, index) => (time - (dueAt[index] ?? 0)) / 1000);
    expect(seconds).toEqual(Array(8).fill(6));
  });

  test('are queued once by several copies of the server', async ({ invite, write, outbox }) => {
    for (let number = 0; number < 120; number += 1) {
      await invite(`Guest ${number}`, `guest-${number}@belmont.example`);
    }
    await write('save-the-date');
    await Promise.all([outbox.startMailings(), outbox.startMailings(), outbox.startMailings()]);
    expect(await outbox.list()).toHaveLength(120);
  });

  test('fail at once for a permanent answer, and are tried again after a temporary one', async ({
    database,
    invite,
    write,
    sendAll,
    mailbox,
  }) => {
    mailbox.rejectedRecipients.set('nobody@belmont.example', {
      code: 550,
      text: 'No such mailbox',
    });
    mailbox.rejectedRecipients.set('full@belmont.example', { code: 452, text: 'Mailbox full' });
    for (const name of ['nobody', 'full', 'nerissa']) {
      await invite(name, `${name}@belmont.example`);
    }
    const id = await write('invitation');
    expect(await sendAll(1)).toEqual(['nerissa@belmont.example']);
    expect(await listStates(database, id)).toMatchObject({
      state: 'sending',
      counts: { sent: 1, waiting: 1, failed: 1 },
    });
    mailbox.rejectedRecipients.clear();
    expect(await sendAll(30)).toEqual(['nerissa@belmont.example', 'full@belmont.example']);
    expect(await listStates(database, id)).toMatchObject({
      state: 'sent',
      counts: { sent: 2, waiting: 0, failed: 1 },
    });
  });

  test('that were stopped are not sent until the couple continues', async ({
    database,
    invite,
    write,
    sendAll,
    outbox,
  }) => {
    for (const name of ['nerissa', 'gratiano']) await invite(name, `${name}@belmont.example`);
    const id = await write('invitation');
    await outbox.startMailings();
    await outbox.sendNext();
    await stopEmails(database, id, new Date());
    expect(await sendAll(60)).toHaveLength(1);
    await stopEmails(database, id, null);
    // Stopped again while the email is composed.
    const now = new Date(Date.now() + 3_600_000);
    const email = await claimEmail(database, now, now, 10);
    await stopEmails(database, id, now);
    expect(await markSending(database, email?.id ?? 0, now)).toBe(false);
    await stopEmails(database, id, null);
    expect(await sendAll(60)).toHaveLength(2);
  });
});

test('a mailing that the couple stops at that moment does not start, nor does a reminder after their wedding', async ({
  database,
  invite,
  write,
}) => {
  await invite('Nerissa', 'nerissa@belmont.example');
  const own: WeddingDocument = { ...content, couple: ['Jessica', 'Lorenzo'] };
  const settings = { ...SETTINGS, getContent: () => own };
  const guestData = createGuestDataSource(database, () => localizeWedding(own));
  const [announcement, reminder] = [await write('announcement'), await write('reminder')];
  const stopFirst = async () => {
    await scheduleMailing(database, announcement, null, null);
    return guestData.content();
  };
  await startDueMailings(
    { database, guestData: { ...guestData, content: stopFirst }, settings, emailsPerMinute: 10 },
    new Date('2028-01-01T00:00:00Z'),
  );
  for (const id of [announcement, reminder]) {
    expect(await listStates(database, id)).toMatchObject({ state: 'draft', startedAt: null });
  }
});

describe('a reminder that follows the deadline', () => {
  const minutesUntil = (time: string) => (Date.parse(time) - Date.now()) / 60_000;

  // The deadline of the content is March 15, 2026, which has passed.
  test('becomes a draft after the deadline', async ({ database, invite, write, sendAll }) => {
    await invite('Nerissa', 'nerissa@belmont.example');
    const id = await write('reminder');
    await scheduleMailing(database, id, new Date(), 3);
    expect(await sendAll(1)).toEqual([]);
    expect(await listStates(database, id)).toMatchObject({
      state: 'draft',
      sendAt: null,
      daysBeforeDeadline: null,
    });
  });

  test('is sent on its day, and announced for a day if the deadline has moved', async ({
    database,
    invite,
    write,
    outbox,
    sendAll,
  }) => {
    await invite('Nerissa', 'nerissa@belmont.example');
    const id = await write('reminder');
    // Before the deadline was moved, the reminder was due in May.
    await scheduleMailing(database, id, new Date('2026-05-01T10:00Z'), 5);
    await outbox.startMailings(minutesUntil('2026-03-01T00:00Z'));
    expect(await findMailing(database, id)).toMatchObject({
      state: 'scheduled',
      sendAt: '2026-03-10T09:00:00.000Z',
    });
    await scheduleMailing(database, id, new Date('2026-05-01T10:00Z'), 5);
    const moved = minutesUntil('2026-03-12T08:00Z');
    expect(await sendAll(moved)).toEqual([]);
    expect(await sendAll(moved + DAY_MINUTES - 60)).toEqual([]);
    expect(await sendAll(moved + DAY_MINUTES + 1)).toEqual(['nerissa@belmont.example']);
  });
});
