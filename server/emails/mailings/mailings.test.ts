import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { english } from '../../../content/localized.ts';
import content from '../../../content/wedding.ts';
import type { MailingKind, MailingMessage } from '../../../domain/emails/mailings.ts';
import { toHouseholdValues } from '../../../domain/guest-list/guest-list.ts';
import { newGuestListHouseholdSchema } from '../../../domain/guest-list/guest-list-schema.ts';
import {
  createPersonalLink,
  formatInvitationCode,
} from '../../../domain/invitations/invitation-code.ts';
import { localizeWedding } from '../../../domain/wedding/localize.ts';
import { createDownload } from '../../backups/download.ts';
import { runRestore } from '../../backups/installation/restore.ts';
import { test as base, type Outbox } from '../../fixtures/emails.ts';
import { insertHousehold } from '../../fixtures/guest-list.ts';
import type { ReceivedEmail } from '../../fixtures/mailbox.ts';
import { storeRecord } from '../../fixtures/records.ts';
import { scan } from '../../fixtures/scan.ts';
import { PORTIA } from '../../fixtures/site.ts';
import { createGuestDataSource } from '../../guest-data/guest-data.ts';
import { deleteEntry, saveMatchDecision } from '../../guest-list/guest-list.ts';
import { changeGuestList } from '../../guest-list/guest-list-editor.ts';
import { createMissingCodes, listCodes } from '../../invitations/invitation-codes.ts';
import type { Database } from '../../platform/database/database.ts';
import { openSqliteDatabase } from '../../platform/database/sqlite-database.ts';
import { insertReplyChange } from '../../replies/reply-changes.ts';
import { readSettings } from '../../settings.ts';
import { claimEmail, markSending, stopEmails } from '../outbox.ts';
import { createFirstMessage } from './mailing-email.ts';
import { listRecipients, startDueMailings } from './mailings.ts';
import { findMailing, insertMailing, scheduleMailing, unsubscribe } from './mailings-table.ts';

const PUBLIC_URL = 'https://wedding.belmont.example';
const SETTINGS = { getContent: () => content, publicUrl: PUBLIC_URL };
const DAY_MINUTES = 24 * 60;

type Mailings = {
  database: Database;
  outbox: Outbox;
  /** The emails that arrived. */
  emails: ReceivedEmail[];
  /** Adds a household to the guest list; its address is `<first word>@belmont.example` unless named. */
  invite(name: string, more?: object): Promise<number>;
  reply(changes: object): Promise<unknown>;
  /** Schedules a mailing for now. */
  write(kind: MailingKind, changes?: Partial<MailingMessage>): Promise<number>;
  /** Sends what is due at that time, and returns the names before the @ of all emails so far. */
  sendAll(minutesFromStart?: number): Promise<string[]>;
  find(id: number): ReturnType<typeof findMailing>;
  readTokens(): Promise<string[]>;
};

/** Ten emails a minute. */
const test = base.extend<{ emailsPerMinute: number; mailings: Mailings }>({
  emailsPerMinute: 10,
  mailings: async ({ database, outbox, mailbox }, use) => {
    // A slow machine must not change which emails are due.
    const start = Date.now();
    await use({
      database,
      outbox,
      emails: mailbox.emails,
      async invite(name, more = {}) {
        const emails = [`${name.split(' ')[0]?.toLowerCase()}@belmont.example`];
        const values = newGuestListHouseholdSchema.parse({ name, emails, ...more });
        return (await insertHousehold(database, values)).id;
      },
      reply: (changes) => storeRecord(database, { ...PORTIA, ...changes }, []),
      async write(kind, changes = {}) {
        const message = { ...createFirstMessage({ kind }, SETTINGS), ...changes };
        const id = await insertMailing(database, kind, message);
        await scheduleMailing(database, id, new Date(start), null);
        return id;
      },
      async sendAll(minutes = 0) {
        const fromNow = () => minutes - (Date.now() - start) / 60_000;
        await outbox.startMailings(fromNow());
        // Half a minute later, because they are spread over time.
        const addresses = await outbox.sendAll(fromNow() + 0.5);
        return addresses.map((address) => address.replace('@belmont.example', ''));
      },
      find: (id) => findMailing(database, id),
      async readTokens() {
        const sql = 'SELECT token FROM mail_recipients ORDER BY id';
        return (await database.query<{ token: string }>(sql)).map(({ token }) => token);
      },
    });
  },
});

const NERISSA = { guest_one_first: 'Nerissa', guest_one_last: 'Rossi' };

describe('a mailing is not sent', () => {
  test('before its time', async ({ mailings }) => {
    const { database, find, sendAll } = mailings;
    await mailings.invite('Nerissa');
    const message = createFirstMessage({ kind: 'invitation' }, SETTINGS);
    const id = await insertMailing(database, 'invitation', message);
    expect(await sendAll(99)).toEqual([]);
    await scheduleMailing(database, id, new Date(Date.now() + 3_600_000), null);
    expect(await sendAll(59)).toEqual([]);
    expect(await find(id)).toMatchObject({ state: 'scheduled' });
    expect(await sendAll(61)).toEqual(['nerissa']);
    expect(await find(id)).toMatchObject({ state: 'sent' });
  });

  test('to an address that unsubscribed, not even while it waits', async ({ mailings }) => {
    const { database, outbox, sendAll, write } = mailings;
    await mailings.invite('Nerissa');
    await write('announcement');
    await outbox.startMailings();
    const [token = ''] = await mailings.readTokens();
    await unsubscribe(database, token, new Date());
    expect(await sendAll()).toEqual([]);
    await write('invitation');
    expect(await sendAll(5)).toEqual([]);
    expect(await outbox.list()).toEqual([]);
  });

  test('twice to two spellings of an address, or to another spelling of one that unsubscribed', async ({
    mailings: { database, invite, outbox, sendAll, write },
  }) => {
    const huber = await invite('Anna Huber', { emails: ['anna@münchen.example'] });
    await write('save-the-date');
    expect(await sendAll()).toHaveLength(1);
    await invite('Familie Huber', { emails: ['anna@xn--mnchen-3ya.example'] });
    await outbox.addReply({ email: 'Anna@xn--mnchen-3ya.example' });
    await outbox.sendNext();
    await write('announcement');
    expect(await sendAll(5)).toHaveLength(3);
    await database.query("UPDATE mail_recipients SET unsubscribed_at = '2026-01-01T00:00:00Z'");
    await deleteEntry(database, huber);
    await write('announcement');
    expect(await sendAll(10)).toHaveLength(3);
  });

  test('to an address that the couple left out, or to a household that left the list', async ({
    mailings: { database, invite, outbox, sendAll, write },
  }) => {
    await invite('Nerissa', { emails: ['Nerissa@belmont.example'] });
    const gratiano = await invite('Gratiano');
    await write('invitation', { except: ['nerissa@belmont.example'] });
    await outbox.startMailings();
    await deleteEntry(database, gratiano);
    expect(await sendAll()).toEqual([]);
  });

  test('as a reminder to a household without an event on the form, or that replied in the meantime', async ({
    mailings: { invite, outbox, reply, sendAll, write },
  }) => {
    await invite('Nerissa', { events: [] });
    await invite('Jessica', { events: ['a-removed-event'] });
    await invite('Gratiano', { events: ['wedding'] });
    await invite('Portia');
    await write('reminder');
    await outbox.startMailings();
    expect(await outbox.list()).toHaveLength(2);
    await reply({});
    expect(await sendAll()).toEqual(['gratiano']);
  });

  test('as a reminder that waited while its household was uninvited from everything', async ({
    mailings: { database, invite, outbox, sendAll, write },
  }) => {
    await invite('Gratiano', { events: ['wedding'] });
    const nerissa = await invite('Nerissa', { events: ['wedding'] });
    await write('reminder');
    await outbox.startMailings();
    expect(await outbox.list()).toHaveLength(2);
    await changeGuestList(database, async (editor) =>
      editor.edit(nerissa, undefined, { ...toHouseholdValues(editor.get(nerissa)), events: [] }),
    );
    expect(await sendAll()).toEqual(['gratiano']);
  });

  test('as a second reminder within a day, unless the first one failed', async ({
    mailings: { invite, sendAll, write },
    mailbox,
  }) => {
    await invite('Nerissa');
    await invite('Gratiano');
    const [address] = ['gratiano@belmont.example'];
    mailbox.rejectedRecipients.set(address, { code: 550, text: 'No such user' });
    await write('reminder');
    expect(await sendAll(1)).toEqual(['nerissa']);
    mailbox.rejectedRecipients.clear();
    await write('reminder');
    expect(await sendAll(5)).toEqual(['nerissa', 'gratiano']);
    await write('reminder');
    expect(await sendAll(DAY_MINUTES + 15)).toHaveLength(4);
  });

  test('a second time after a backup is restored', async ({ mailings, folder }) => {
    await mailings.invite('Portia');
    const id = await mailings.write('announcement');
    await mailings.sendAll();
    const { file } = await createDownload(mailings.database, folder);
    const target = join(folder, 'restored');
    await runRestore([file], () => readSettings({ DATA_DIR: target }));
    const restored = openSqliteDatabase(target);
    const nerissa = { name: 'Nerissa', emails: ['nerissa@b.co'] };
    await insertHousehold(restored, newGuestListHouseholdSchema.parse(nerissa));
    const mailing = await findMailing(restored, id);
    if (!mailing) throw new Error('The mailing is not in the backup.');
    const guestData = await createGuestDataSource(restored, () => english).content();
    const { recipients } = await listRecipients(restored, mailing, guestData, SETTINGS, new Date());
    await restored.close();
    expect(mailing).toMatchObject({ state: 'sent', counts: { sent: 1, failed: 0 } });
    expect(recipients).toMatchObject([
      { address: 'portia@belmont.example', omitted: 'earlier' },
      { address: 'nerissa@b.co', omitted: null },
    ]);
  });
});

test('a reminder of questions goes to guests who come and have not answered one of them', async ({
  mailings: { database, invite, reply },
}) => {
  for (const name of ['Portia', 'Nerissa', 'Jessica', 'Antonio']) await invite(name);
  const emailOf = (name: string) => ({ email: `${name}@belmont.example` });
  await reply({ ...emailOf('portia'), answers: { questions: { flight: 'AZ 1460' } } });
  await reply({ ...NERISSA, ...emailOf('nerissa'), answers: { questions: { song: 'Volare' } } });
  const declined = { welcome_party: 'not-attending', wedding: 'not-attending' };
  await reply({ ...emailOf('jessica'), ...declined, guest_one_first: 'Jessica' });
  await reply({ ...emailOf('shylock'), guest_one_first: 'Shylock' });
  const ask = (id: string) => ({ id, label: id, kind: 'text' }) as const;
  const rsvp = { ...content.rsvp, questions: [ask('flight'), ask('song')] };
  const document = { ...content, rsvp };
  const settings = { ...SETTINGS, getContent: () => document };
  const created = { kind: 'reminder', questions: ['flight'] } as const;
  const mailing = { id: 1, kind: created.kind, message: createFirstMessage(created, settings) };
  expect(mailing.message.texts.en?.body).toContain('a few answers');
  const source = createGuestDataSource(database, () => localizeWedding(document));
  const { recipients } = await listRecipients(
    database,
    mailing,
    await source.content(),
    settings,
    new Date(),
  );
  expect(recipients.map(({ address }) => address)).toEqual([
    'nerissa@belmont.example',
    'shylock@belmont.example',
  ]);
});

test.for(['announcement', 'reminder'] as const)(
  'a mailing of the kind %s is sent after a clock was ahead while another was sent',
  async (kind, { mailings: { database, invite, sendAll, write } }) => {
    for (let guest = 1; guest <= 10; guest += 1) await invite(`guest-${guest}`);
    await write(kind);
    await sendAll();
    expect(await sendAll(1)).toHaveLength(10);
    await database.query("UPDATE emails SET sent_at = '2099-01-01T00:00:00.000Z'");
    await write(kind);
    await sendAll(2);
    expect(await sendAll(3)).toHaveLength(20);
  },
);

describe('the recipients of a mailing', () => {
  test('are all who attend an event, also those who are not on the list', async ({ mailings }) => {
    const { invite, reply, sendAll, write } = mailings;
    await invite('Portia of Belmont');
    await invite('Nerissa');
    await reply({});
    await reply({ guest_one_first: 'Jessica', email: 'jessica@belmont.example' });
    await reply({ email: 'shylock@belmont.example', welcome_party: 'not-attending' });
    await write('announcement', { filter: { who: 'attending', event: 'welcome_party' } });
    expect((await sendAll(5)).sort()).toEqual(['jessica', 'portia']);
  });

  test('are those with a tag, or those who are invited to an event', async ({ mailings }) => {
    const { invite, sendAll, write } = mailings;
    await invite('Nerissa', { tags: ['Family'], events: ['wedding'] });
    await invite('Gratiano', { events: ['welcome_party'] });
    await invite('Lancelot', { emails: [], tags: ['family'] });
    await write('announcement', { filter: { who: 'tag', tag: 'family' } });
    expect(await sendAll(1)).toEqual(['nerissa']);
    await write('announcement', { filter: { who: 'invited', event: 'welcome_party' } });
    expect(await sendAll(2)).toEqual(['nerissa', 'gratiano']);
  });

  test('are nobody whose reply is withdrawn, and for a reminder nobody who replied', async ({
    mailings: { database, find, invite, outbox, reply, sendAll, write },
  }) => {
    await invite('Nerissa');
    await invite('Portia of Belmont');
    await reply({});
    await reply({ guest_one_first: 'Jessica', email: 'jessica@belmont.example' });
    const reminder = await write('reminder', { filter: { who: 'all' } });
    await outbox.startMailings();
    expect(await find(reminder)).toMatchObject({ counts: { waiting: 1 } });
    await sendAll();
    const household = 'email:jessica@belmont.example';
    await insertReplyChange(database, { household, action: 'withdraw', reply: null });
    await write('announcement');
    expect(await sendAll(5)).toEqual(['nerissa', 'nerissa', 'portia']);
  });

  test('are no address that only typed the name of a household, until the couple confirms it', async ({
    mailings: { database, emails, invite, reply, sendAll, write },
  }) => {
    const people = [
      { first: 'Nerissa', last: 'Rossi' },
      { first: 'Pia', last: 'Rossi', isChild: true },
    ];
    const householdId = await invite('Nerissa & Pia Rossi', { emails: [], people });
    await reply({ ...NERISSA, email: 'stranger@b.co' });
    await write('announcement');
    expect(await sendAll()).toEqual([]);
    const household = 'email:stranger@b.co';
    await saveMatchDecision(database, { householdId, household, isMatch: true });
    await write('announcement');
    expect(await sendAll(5)).toEqual(['stranger@b.co']);
    expect(emails[0]?.parsed.text).toContain('Nerissa and Pia');
  });

  test('are not the open reply beside one by personal link', async ({ mailings }) => {
    const { invite, reply, sendAll, write } = mailings;
    const invitation = await invite('Nerissa Rossi', { emails: [] });
    const answers = { invitation, household: `invitation:${invitation}` };
    await reply({ email: 'nerissa@b.co', answers });
    await reply({ ...NERISSA, email: 'stranger@b.co' });
    await write('announcement', { filter: { who: 'attending', event: 'welcome_party' } });
    expect(await sendAll()).toEqual(['nerissa@b.co']);
  });
});

test('households with the same address get one email with all names', async ({ mailings }) => {
  const shared = { emails: ['both@belmont.example'] };
  const people = [
    { first: 'Gratiano', last: '' },
    { first: 'Jessica', last: '' },
  ];
  await mailings.invite('Nerissa Rossi', shared);
  await mailings.invite('Mr and Mrs Gratiano', { emails: ['Both@belmont.example'], people });
  await mailings.invite('Nerissa', shared);
  await mailings.write('save-the-date');
  expect(await mailings.sendAll(5)).toEqual(['both']);
  expect(mailings.emails[0]?.parsed.text).toContain('Dear Nerissa, Gratiano and Jessica,');
});

test('a greeting has first names, or the name on the envelope if they are not certain', async ({
  mailings: { emails, invite, sendAll, write },
}) => {
  for (const name of ['Jessica Levi & Lorenzo da Ponte', 'Mr & Mrs Thorne', 'The Gobbo family']) {
    await invite(name);
  }
  await write('save-the-date');
  await sendAll(1);
  expect(emails.map(({ parsed }) => parsed.text?.split('\n')[0])).toEqual([
    'Dear Jessica and Lorenzo,',
    'Dear Mr & Mrs Thorne,',
    'Dear The Gobbo family,',
  ]);
});

test('a household reads its language, and only the events that it is invited to', async ({
  mailings: { emails, invite, sendAll, write },
}) => {
  await invite('Nerissa Rossi', { language: 'it', events: ['wedding'] });
  await write('invitation');
  await sendAll();
  const [{ parsed } = expect.fail()] = emails;
  expect(parsed.subject).toBe('Siete invitati al nostro matrimonio · Portia & Bassanio');
  const text = parsed.text?.replaceAll(/\s+/g, ' ');
  for (const expected of ['Ciao Nerissa,', `${PUBLIC_URL}/it/`, '6 giugno 2026']) {
    expect(text).toContain(expected);
  }
  expect(text).not.toContain('5 giugno 2026');
  expect(parsed.attachments).toEqual([]);
  expect(parsed.replyTo?.text).toBe('antonio@rialto.example');
});

test('a household without a language reads the one in which it replied', async ({ mailings }) => {
  await mailings.outbox.addReply({}, ['receipt'], 'it');
  await mailings.outbox.sendNext();
  await mailings.write('save-the-date');
  await mailings.sendAll(5);
  expect(mailings.emails[1]?.parsed.text).toMatch(/Ciao Portia of Belmont.*ci sposiamo/s);
});

test('a household reads the text of another language that the website had when it was written', async ({
  mailings: { emails, invite, sendAll, write },
}) => {
  await invite('Nerissa', { language: 'it' });
  const de = { subject: 'Neuigkeiten', body: 'Liebe Gäste!\n\nDas Boot fährt um fünf.' };
  await write('announcement', { texts: { en: { subject: 'News', body: '' }, de } });
  await sendAll();
  expect(emails[0]?.parsed.subject).toBe('Neuigkeiten');
  expect(emails[0]?.parsed.text).toContain('Das Boot fährt um fünf.');
});

test('an invitation has the personal link, and its QR code as a picture', async ({ mailings }) => {
  const shared = { emails: ['both@belmont.example'] };
  const nerissa = await mailings.invite('Nerissa');
  await mailings.invite('Jessica', shared);
  await mailings.invite('Lorenzo', shared);
  await createMissingCodes(mailings.database);
  const codes = await listCodes(mailings.database);
  await mailings.write('invitation');
  await mailings.sendAll();
  const link = createPersonalLink(PUBLIC_URL, codes.get(nerissa)?.code ?? '');
  const [one, both] = mailings.emails.map(({ parsed }) => parsed);
  expect(one?.text).toContain(`Reply to the invitation:\n${link}`);
  const [picture] = one?.attachments ?? [];
  expect(picture).toMatchObject({ contentType: 'image/png', cid: 'qr-code', related: true });
  expect(await scan(picture?.content ?? '')).toBe(link);
  // Each household with a shared address has a button of its own.
  expect(both?.text).toContain('Reply to the invitation (Jessica):');
  expect(both?.text).toContain('Reply to the invitation (Lorenzo):');
  expect(both?.attachments).toEqual([]);
});

test('a personal link is not sent to an address that only typed the name of its household', async ({
  mailings: { database, emails, invite, reply, sendAll, write },
}) => {
  const nerissa = await invite('Nerissa Rossi', { emails: [] });
  await invite('Iago Moro');
  await createMissingCodes(database);
  const code = formatInvitationCode((await listCodes(database)).get(nerissa)?.code ?? '');
  await reply({ ...NERISSA, email: 'iago@belmont.example' });
  await write('invitation');
  expect(await sendAll()).toEqual(['iago']);
  expect(emails[0]?.parsed.text).toContain('Iago');
  expect(emails[0]?.parsed.text).not.toContain(code);
});

test('every mailing can be unsubscribed with one request of the mail program', async ({
  mailings: { emails, invite, readTokens, sendAll, write },
}) => {
  await invite('Nerissa');
  await write('announcement');
  await sendAll();
  const url = `${PUBLIC_URL}/unsubscribe/${await readTokens()}?language=en`;
  const [{ raw, parsed } = expect.fail()] = emails;
  expect(raw.replaceAll(/\r\n\s+/g, '')).toContain(`List-Unsubscribe: <${url}>`);
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(parsed.text).toContain(url);
  expect(parsed.html).toContain(url.replace('&', '&amp;'));
});

describe('with a private event', () => {
  const [party, wedding] = content.celebrate.events;
  if (!party || !wedding) throw new Error('The demo has two events.');
  const events = [party, { ...wedding, guests: 'invited' as const }];
  const document = { ...content, celebrate: { ...content.celebrate, events } };
  test.override('site', { content: document, publicUrl: PUBLIC_URL });

  test('a mailing names it to the households that are invited to it', async ({ mailings }) => {
    await mailings.invite('Nerissa', { events: ['welcome_party', 'wedding'] });
    await mailings.invite('Gratiano', { events: ['welcome_party'] });
    // Not on the guest list: she has used the open form.
    await mailings.reply({});
    const text = { subject: 'x', body: 'Dear {names},\n\n{events}' };
    await mailings.write('announcement', { texts: { en: text } });
    expect(await mailings.sendAll(1)).toEqual(['nerissa', 'gratiano', 'portia']);
    const named = mailings.emails.map(({ parsed }) => parsed.text?.includes('THE WEDDING'));
    expect(named).toEqual([true, false, false]);
    for (const { parsed } of mailings.emails) expect(parsed.text).toContain('WELCOME PARTY');
  });
});

describe('the emails of a mailing', () => {
  test('go out at their rate, and a receipt does not wait for them', async ({ mailings }) => {
    const { database, emails, invite, outbox, sendAll, write } = mailings;
    for (let number = 0; number < 20; number += 1) await invite(`guest-${number}`);
    await write('save-the-date');
    expect(await sendAll(0)).toHaveLength(6);
    await outbox.addReply();
    // The server was stopped, so that all of them are overdue.
    await database.query(
      "UPDATE emails SET due_at = '2026-01-01T00:00:00Z' WHERE kind = 'mailing'",
    );
    expect(await sendAll(10)).toHaveLength(6 + 10 + 1);
    expect(emails[6]?.to).toEqual(['portia@belmont.example']);
    expect(await sendAll(10)).toHaveLength(17);
    expect(await sendAll(12)).toHaveLength(21);
  });

  test('are due after those of another mailing, and do not wait for its retries', async ({
    mailings: { database, invite, outbox, write },
  }) => {
    for (const name of ['Nerissa', 'Gratiano', 'Jessica']) await invite(name);
    const listTimes = async () => (await outbox.list()).map(({ due_at }) => Date.parse(due_at));
    for (const kind of ['save-the-date', 'invitation'] as const) {
      await write(kind);
      await outbox.startMailings();
    }
    const dueAt = await listTimes();
    await database.query(
      "UPDATE emails SET attempts = 1, due_at = '2099-01-01T00:00:00Z' WHERE id = 1",
    );
    await write('announcement');
    await outbox.startMailings();
    dueAt.push(...(await listTimes()).slice(dueAt.length));
    const seconds = dueAt.slice(1).map((time, index) => (time - (dueAt[index] ?? 0)) / 1000);
    expect(seconds).toEqual(Array(8).fill(6));
  });

  test('are queued once by several copies of the server', async ({ mailings }) => {
    const { outbox } = mailings;
    for (let number = 0; number < 120; number += 1) await mailings.invite(`guest-${number}`);
    await mailings.write('save-the-date');
    await Promise.all([outbox.startMailings(), outbox.startMailings(), outbox.startMailings()]);
    expect(await outbox.list()).toHaveLength(120);
  });

  test('fail at once for a permanent answer, and are tried again after a temporary one', async ({
    mailings: { find, invite, sendAll, write },
    mailbox: { rejectedRecipients },
  }) => {
    rejectedRecipients.set('nobody@belmont.example', { code: 550, text: 'No such mailbox' });
    rejectedRecipients.set('full@belmont.example', { code: 452, text: 'Mailbox full' });
    for (const name of ['nobody', 'full', 'nerissa']) await invite(name);
    const id = await write('invitation');
    expect(await sendAll(1)).toEqual(['nerissa']);
    const counts = { sent: 1, waiting: 1, failed: 1 };
    expect(await find(id)).toMatchObject({ state: 'sending', counts });
    rejectedRecipients.clear();
    expect(await sendAll(30)).toEqual(['nerissa', 'full']);
    expect(await find(id)).toMatchObject({
      ...{ state: 'sent', counts: { sent: 2, waiting: 0, failed: 1 } },
    });
  });

  test('that were stopped are not sent until the couple continues', async ({ mailings }) => {
    const { database, invite, outbox, sendAll, write } = mailings;
    for (const name of ['Nerissa', 'Gratiano']) await invite(name);
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
  mailings: { database, find, invite, write },
  guestData,
}) => {
  await invite('Nerissa');
  const own = { ...content, couple: ['Jessica', 'Lorenzo'] as [string, string] };
  const settings = { ...SETTINGS, getContent: () => own };
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
    expect(await find(id)).toMatchObject({ state: 'draft', startedAt: null });
  }
});

describe('a reminder that follows the deadline', () => {
  const minutesUntil = (time: string) => (Date.parse(time) - Date.now()) / 60_000;

  // The deadline of the content is March 15, 2026, which has passed.
  test('becomes a draft after the deadline', async ({ mailings }) => {
    await mailings.invite('Nerissa');
    const id = await mailings.write('reminder');
    await scheduleMailing(mailings.database, id, new Date(), 3);
    expect(await mailings.sendAll(1)).toEqual([]);
    const draft = { state: 'draft', sendAt: null, daysBeforeDeadline: null };
    expect(await mailings.find(id)).toMatchObject(draft);
  });

  test('is sent on its day, and announced for a day if the deadline has moved', async ({
    mailings: { database, find, invite, outbox, sendAll, write },
  }) => {
    await invite('Nerissa');
    const id = await write('reminder');
    // Before the deadline was moved, the reminder was due in May.
    await scheduleMailing(database, id, new Date('2026-05-01T10:00Z'), 5);
    await outbox.startMailings(minutesUntil('2026-03-01T00:00Z'));
    const scheduled = { state: 'scheduled', sendAt: '2026-03-10T09:00:00.000Z' };
    expect(await find(id)).toMatchObject(scheduled);
    await scheduleMailing(database, id, new Date('2026-05-01T10:00Z'), 5);
    const moved = minutesUntil('2026-03-12T08:00Z');
    expect(await sendAll(moved)).toEqual([]);
    expect(await sendAll(moved + DAY_MINUTES - 60)).toEqual([]);
    expect(await sendAll(moved + DAY_MINUTES + 1)).toEqual(['nerissa']);
  });
});
