import { beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../content/localized.ts';
import { formatMessage } from '../../domain/messages/format.ts';
import { createOpenForm, type FormAnswers } from '../../domain/replies/reply-form.ts';
import { LANGUAGES, MESSAGES } from '../../domain/wedding/languages.ts';
import type { Edition } from '../edition.tsx';
import { request } from '../request.ts';
import { createRsvpClient } from './submit-rsvp.ts';

const FAILED = 'Submission failed';
const FALLBACK = 'Unexpected error. Please try again.';
const NOT_SET_UP = 'RSVP service not set up yet. Please try again later.';
const DENIED = 'Permission denied. Please try again later.';
const UNREACHABLE =
  'Your reply may not have been sent. We could not reach the website. Please check your connection and try again.';
const NOT_CONFIGURED = [
  'RSVP not configured',
  'The Supabase URL and public anonymous key are missing. Please finish the setup.',
];

const ANSWERS: FormAnswers = {
  ...{ guestOneFirst: 'Portia', guestOneLast: 'of Belmont', email: 'portia@belmont.example' },
  ...{ guestTwoFirst: '', guestTwoLast: '', welcomeParty: 'attending', wedding: 'attending' },
  ...{ guestsCount: 1, dietaryRestrictions: '' },
};

const edition = { language: 'en', messages: MESSAGES.en, wedding: english } as unknown as Edition;
const client = createClient(edition);

function createClient(edition: Edition) {
  return createRsvpClient(edition, createOpenForm(edition.wedding), { formatMessage, request });
}

/** Sends the reply of a valid form. */
function send({ read, submit }: ReturnType<typeof createClient> = client): Promise<void> {
  const { errors, reply } = read(ANSWERS);
  expect(errors).toEqual({});
  return submit(reply, ANSWERS);
}

type Answer = { status: number; body?: string };
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  vi.stubGlobal('window', { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'public' });
  vi.stubGlobal('fetch', fetch.mockReset());
});

function setAnswer({ status, body = null }: { status: number; body?: string | null }) {
  fetch.mockResolvedValue(new Response(body, { status }));
}

/** Sends a reply that is not stored, and returns the toast. */
async function submit() {
  const error = await send().then(
    () => 'the guest is thanked',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  return client.toErrorToast(error);
}

/** An error in PostgREST's format. */
function createError(status: number, code: string | null, message: string | null): Answer {
  return json(status, { code, message, details: null, hint: null });
}

function json(status: number, body: unknown): Answer {
  return { status, body: JSON.stringify(body) };
}

function page(status: number, body: string): Answer {
  return { status, body };
}

describe('a guest', () => {
  it.each<[name: string, answer: Answer, message: string]>([
    ['42P01', createError(404, '42P01', 'relation "public.rsvps" does not exist'), NOT_SET_UP],
    ['PGRST205', createError(404, 'PGRST205', "Could not find 'public.rsvps'"), NOT_SET_UP],
    ['42501', createError(401, '42501', 'new row violates row-level security policy'), DENIED],
    ['PGRST301', createError(401, 'PGRST301', 'No suitable key or wrong key type'), DENIED],
    ['PGRST302', createError(401, 'PGRST302', 'Anonymous access is disabled'), DENIED],
    ['another code', createError(400, '23514', 'Please shorten it'), 'Please shorten it'],
    ['no code', json(503, { message: 'We are resting.' }), 'We are resting.'],
    ['a code of null', createError(503, null, 'Come back at one.'), 'Come back at one.'],
    ['an empty code', createError(503, '', 'Come back at noon.'), 'Come back at noon.'],
    ['an empty message', createError(500, 'XX000', ''), FALLBACK],
    ['a message of spaces', createError(500, 'XX000', ' '), FALLBACK],
    ['a message of null', createError(500, 'XX000', null), FALLBACK],
    ['neither code nor message', json(500, {}), FALLBACK],
    ['500 without a body', { status: 500 }, FALLBACK],
    ['the page of a broken proxy', page(502, '<h1>502 Bad Gateway</h1>'), FALLBACK],
    ['the page of a proxy that timed out', page(504, '<h1>504</h1>'), FALLBACK],
    ['a hotel’s terms with status 200', page(200, '<form>Accept</form>'), FALLBACK],
    ['a hotel’s terms with status 201', page(201, '<form>Accept</form>'), FALLBACK],
    ['404 without a body', { status: 404 }, FALLBACK],
    ['404 and an empty list', json(404, []), FALLBACK],
    ['404 and a row', json(404, { id: 1 }), FALLBACK],
    ['201 without a body', { status: 201 }, FALLBACK],
    ['201 and a row without an id', json(201, { email: 'x@example.org' }), FALLBACK],
    ['201 and an empty list', json(201, []), FALLBACK],
    ['200 and null', json(200, null), FALLBACK],
    ['204', { status: 204 }, FALLBACK],
  ])('sees an error if the backend answers with %s', async (_, answer, message) => {
    setAnswer(answer);
    expect(await submit()).toEqual([FAILED, message]);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('sees an error if the backend cannot be reached', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await submit()).toEqual([FAILED, UNREACHABLE]);
  });
});

it.each([{ SUPABASE_URL: 'https://a.supabase.co' }, { SUPABASE_ANON_KEY: 'public' }, {}])(
  'a page that has only %o says that RSVP is not configured',
  async (globals) => {
    vi.stubGlobal('window', globals);
    expect(await submit()).toEqual(NOT_CONFIGURED);
    expect(fetch).not.toHaveBeenCalled();
  },
);

it('an exception shows its message in English, or else the fallback', () => {
  expect(client.toErrorToast(new TypeError('Out of memory'))).toEqual([FAILED, 'Out of memory']);
  for (const error of [new Error(''), 'text', null]) {
    expect(client.toErrorToast(error)).toEqual([FAILED, FALLBACK]);
  }
});

it('a missing choice for an event is an error in every language', () => {
  const [party] = english.celebrate.events;
  const events = [...english.celebrate.events, { ...party, id: 'brunch', title: 'Brunch' }];
  const wedding = {
    ...{ ...english, celebrate: { ...english.celebrate, events } },
    rsvp: { ...english.rsvp, events: ['welcome_party', 'brunch'] },
  };
  const errors = LANGUAGES.map((language) => {
    const other = { ...edition, language, messages: MESSAGES[language], wedding };
    return createClient(other as unknown as Edition).read({
      ...ANSWERS,
      welcomeParty: '',
      'event:brunch': '',
    }).errors;
  });
  expect(errors[0]).toEqual({
    welcomeParty: 'Please select your attendance for the Welcome Party',
    'event:brunch': 'Please select your attendance for the Brunch',
  });
  expect(errors.map((one) => one['event:brunch'])).toEqual([
    'Please select your attendance for the Brunch',
    'Indicate se verrete: Brunch',
    'Bitte wählt aus, ob ihr kommt: Brunch',
    'Indiquez si vous viendrez\u00a0: Brunch',
    'Indicad si vendréis: Brunch',
    'Indiquem se vêm: Brunch',
  ]);
});

it('a reply is stored if the backend returns a row with an id', async () => {
  setAnswer(json(201, { id: 7 }));
  await send();
  expect(fetch).toHaveBeenCalledOnce();
});

it('a reply after the deadline is not sent, and the guest reads the couple’s words', async () => {
  const closed = { text: 'We have stopped counting.', link: { text: 'Write to us', href: '#' } };
  const rsvp = { ...english.rsvp, closed, closesAt: '2026-01-01T00:00:00Z' };
  const wedding = { ...english, rsvp };
  const late = createClient({ ...edition, wedding });
  const error = await send(late).catch((reason: unknown) => reason);
  expect(late.toErrorToast(error)).toEqual([FAILED, 'We have stopped counting. Write to us']);
  expect(fetch).not.toHaveBeenCalled();
});
