import { describe, expect } from 'vitest';
import content from '../../content/wedding.ts';
import type { RsvpRecord } from '../../domain/replies/rsvp-record.ts';
import { EMAIL_MESSAGES, LANGUAGES, type LanguageCode } from '../../domain/wedding/languages.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import { decodeSent, test } from '../fixtures/emails.ts';
import { PORTIA } from '../fixtures/portia.ts';
import { createCodes, revokeCodes } from '../invitations/invitation-codes.ts';
import { createEmailSite } from './email.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { composeReceipt } from './reply-emails.ts';

const DECLINED = { ...PORTIA, welcome_party: 'not-attending' } as const;

const ASKING: WeddingDocument = {
  ...content,
  rsvp: {
    ...content.rsvp,
    dietaryPerPerson: true,
    questions: [
      {
        ...{ id: 'menu', label: { en: 'Menu', it: 'Menù' }, kind: 'choice', perPerson: true },
        choices: [
          { id: 'fish', label: { en: 'Sea bass', it: 'Branzino' } },
          { id: 'meat', label: { en: 'Veal', it: 'Vitello' } },
        ],
        event: 'wedding',
      },
      { id: 'shuttle', label: { en: 'Shuttle?', it: 'Navetta?' }, kind: 'yes-no' },
      { id: 'song', label: 'Song', kind: 'text' },
    ],
  },
};

/** Ada comes to both, Luca only to the wedding. */
const FAMILY: RsvpRecord = {
  ...PORTIA,
  ...{ guest_one_first: 'Ada', guest_one_last: 'Levi' },
  ...{ guest_two_first: 'Luca', guest_two_last: 'Levi', guests_count: 2 },
  ...{ welcome_party: 'attending', wedding: 'attending', dietary_restrictions: null },
  answers: {
    people: [
      {
        ...{ first: 'Ada', last: 'Levi', dietary: 'no nuts', questions: { menu: 'fish' } },
        events: { welcome_party: 'attending', wedding: 'attending' },
      },
      {
        ...{ first: 'Luca', last: 'Levi', questions: { menu: 'meat' } },
        events: { welcome_party: 'not-attending', wedding: 'attending' },
      },
    ],
    questions: { shuttle: true },
  },
};

function compose(reply: RsvpRecord, document = content, language: LanguageCode = 'en') {
  const publicUrl = 'https://wedding.belmont.example';
  const site = createEmailSite({ getContent: () => document, publicUrl }, language);
  const email = composeReceipt(decodeSent(reply), site, { now: new Date() });
  const text = renderText(email, site.wedding).replaceAll(/\s+/g, ' ');
  return { email, text, html: renderHtml(email, site.wedding) };
}

test('guests read where an event is and when it ends', () => {
  const [party, ...others] = content.celebrate.events;
  const details = { ...party?.details, address: 'Giudecca 10, Venice' };
  const events = [{ ...party, details, endsAt: '2026-06-05T23:30' }, ...others];
  const celebrate = { ...content.celebrate, events } as WeddingDocument['celebrate'];
  const { text } = compose(DECLINED, { ...content, celebrate });
  expect(text).toContain('7:00 PM – 11:30 PM Casanova Garden, Giudecca 10, Venice');
});

describe('guests who decline', () => {
  test('get no calendar, no number of guests and no dietary notes', () => {
    const { email, text } = compose(DECLINED);
    expect(email.calendar).toBeNull();
    expect(text).not.toMatch(/Number of guests|Dietary|calendar|Joyfully/);
    expect(text).toContain('Regretfully declined');
    expect(text).toContain('Portia of Belmont');
  });

  test('read words of their own in every language, and never the thanks for coming', () => {
    for (const language of LANGUAGES) {
      const document = { ...content, languages: [language] };
      const { email } = compose(DECLINED, document, language);
      const text = EMAIL_MESSAGES[language].receipt.sorry;
      expect(email.parts[0]).toEqual({ kind: 'paragraph', text });
    }
    expect(compose(DECLINED).text).not.toContain('look forward');
  });

  test('read the couple’s words for them if there are any', () => {
    const rsvp = { ...content.rsvp, thanksDeclined: { en: 'What a pity!', it: 'Peccato!' } };
    expect(compose(DECLINED, { ...content, rsvp }).text).toContain('What a pity!');
    const { text } = compose(DECLINED, { ...content, rsvp }, 'it');
    expect(text).toContain('Peccato!');
    expect(text).not.toContain(EMAIL_MESSAGES.it.receipt.sorry);
  });
});

test('a receipt says who comes to which event, and what each person answered', () => {
  const { email, text } = compose(FAMILY, ASKING);
  expect(text).toContain('Joyfully accepted: Ada Levi · Regretfully declined: Luca Levi');
  // Both come to the wedding.
  expect(text.match(/Joyfully accepted(?!:)/g)).toHaveLength(1);
  expect(text).toContain('Menu: Ada Levi: Sea bass Luca Levi: Veal');
  expect(text).toContain('Shuttle? Yes');
  expect(text).toContain('Ada Levi: no nuts');
  expect(text).not.toContain('Song');
  expect(email.calendar?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

test('a receipt does not repeat the name of a guest who is alone', () => {
  const people = FAMILY.answers?.people?.slice(0, 1) ?? [];
  const alone = { ...FAMILY, guest_two_first: null, guest_two_last: null, guests_count: 1 };
  const { text } = compose({ ...alone, answers: { people } }, ASKING);
  expect(text).toContain('Menu: Sea bass');
  expect(text).toMatch(/Dietary restrictions:? no nuts/);
  expect(text).not.toContain('Ada Levi:');
});

test('answers and people are in the language of the guest, and escaped', () => {
  const { answers } = FAMILY;
  const song = { ...FAMILY, answers: { ...answers, questions: { song: '<b>Volare</b>' } } };
  const { html, text } = compose(song, ASKING, 'it');
  expect(text).toContain('Sì, con gioia: Ada Levi · Purtroppo no: Luca Levi');
  expect(text).toContain('Menù: Ada Levi: Branzino Luca Levi: Vitello');
  expect(text).not.toMatch(/accepted|declined|Sea bass/);
  expect(html).toContain('&lt;b&gt;Volare&lt;/b&gt;');
  expect(html).not.toContain('<b>Volare');
});

describe('the link of a receipt', () => {
  test('is the form’s without a personal link, or after it was revoked', async ({
    database,
    outbox,
    mailbox,
  }) => {
    await createCodes(database, [3]);
    await revokeCodes(database, 3);
    await outbox.addReply();
    await outbox.addReply({ answers: { invitation: 3 } });
    for (let number = 0; number < 2; number += 1) await outbox.sendNext();
    for (const { parsed } of mailbox.emails) {
      expect(parsed.text).toContain('Open the RSVP form:\nhttps://wedding.belmont.example/\n');
      expect(parsed.text).not.toContain('/i/');
    }
  });

  test('is the personal one of the household that replied by it', async ({
    database,
    outbox,
    mailbox,
  }) => {
    const codes = await createCodes(database, [3, 4]);
    await outbox.addReply({ answers: { invitation: 3 } });
    await outbox.sendNext();
    const code = codes.get(3)?.replace(/(...)(...)(...)/, '$1-$2-$3');
    const text = mailbox.emails[0]?.parsed.text;
    expect(text).toContain(`Open your invitation:\nhttps://wedding.belmont.example/i/${code}\n`);
    expect(text).toContain('open your invitation to change your reply');
    expect(text).not.toMatch(/Open the RSVP form|same email address/);
  });
});

test('repeats no address that somebody wrote into the open form', () => {
  const text = compose({
    ...PORTIA,
    guest_one_first: 'https://evil.example/a',
    guest_one_last: 'evil\u200b.example',
    guest_two_first: 'www．evil．example',
    guest_two_last: 'me@evil.example',
    dietary_restrictions: 'No fish, see evil.example/b now',
    answers: { questions: { song: 'HTTP://evil.example' } },
  });
  const all = JSON.stringify(text);
  expect(all).not.toMatch(/evil/i);
  expect(all).toContain('No fish, see … now');
  expect(all).toContain('Hello,');
});

test('repeats the names of people as they wrote them', () => {
  expect(JSON.stringify(compose({ ...PORTIA, guest_one_first: 'J.R. D’Arcy' }))).toContain(
    'Dear J.R. D’Arcy',
  );
});
