import type { Locator, Page, Route } from '@playwright/test';
import type { GuestListHousehold, NewPerson } from '../domain/guest-list/guest-list.ts';
import type { WeddingDocument } from '../domain/wedding/wedding.ts';
import { createContent } from '../server/fixtures/content.ts';
import { expectAccessible } from './axe.ts';
import { type Couple, signInAsCouple } from './dashboard.ts';
import { enterPassword, passwordField, weddingHeading } from './gate.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { PASSWORD } from './locked-site.ts';
import { field, replyCard, rsvpForm, submitButton, THANK_YOU, UNREACHABLE } from './rsvp-form.ts';
import { startSite } from './site.ts';
import { test as base, expect, HTTP_ERROR, NETWORK_ERROR } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

const ADA: NewPerson = { first: 'Ada', last: 'Rossi' };
const LUCA: NewPerson = { first: 'Luca', last: 'Rossi' };
const PIA: NewPerson = { first: 'Pia', last: 'Neri' };
const MIA: NewPerson = { first: 'Mia', last: 'Rossi', isChild: true };
const UNNAMED: NewPerson = { first: '', last: '', isGuest: true };

const UNKNOWN_LINK = 'This link does not work';
const REVOKED =
  'Your personal link does not work any more. You can reply here all the same, or ask us for a new link.';

const test = base.extend<{ couple: Couple }>({
  couple: async ({ request, site }, use) => {
    await use(await signInAsCouple(request, site));
  },
});

/** Adds a household. A name that is on the list already would not be added again. */
function invite(
  couple: Couple,
  people: NewPerson[],
  values: object = {},
): Promise<GuestListHousehold> {
  return couple.invite({ name: `Rossi ${crypto.randomUUID()}`, people, ...values });
}

async function openLink(page: Page, { code }: GuestListHousehold, site = ''): Promise<void> {
  await page.goto(`${site}/i/${code}`);
}

/** The answers of one person. */
function person(page: Page, name: string): Locator {
  return rsvpForm(page).getByRole('group', { name, exact: true });
}

function answer(page: Page, name: string, event: string, label: 'Accepts' | 'Declines'): Locator {
  return person(page, name)
    .getByRole('group', { name: new RegExp(`^${event}`) })
    .getByLabel(label, { exact: true });
}

function everybody(page: Page, label: string): Locator {
  return rsvpForm(page).getByRole('button', { name: label });
}

/** An address that no other test uses. */
function createAddress(): string {
  return `ada-${crypto.randomUUID()}@example.org`;
}

test('a wrong link opens nothing, a revoked one leaves the form for everybody, and a guest without a connection loses nothing', async ({
  page,
  couple,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await page.goto('/i/ABC-DEF-GHJ');
  await expect(toasts(page)).toContainText(UNKNOWN_LINK);
  await expect(passwordField(page)).toBeVisible();
  await expect(weddingHeading(page)).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');

  const ada = await invite(couple, [ADA]);
  await invite(couple, [{ first: 'Zoë', last: 'Álvarez' }]);
  // The gate accepts the code, too.
  await enterPassword(page, `${ada.code}`.toLowerCase().replace(/^.../, '$& '));
  await expect(page.locator('#rsvp')).toContainText('Dear Ada');
  await expect(toasts(page)).not.toContainText(UNKNOWN_LINK);
  // A household has no way to another one.
  const invitation = await page.request.get('/invitation');
  expect(await invitation.text()).not.toContain('Zoë');
  const reply = { people: [{ first: 'Zoë', last: null, attendance: { brunch: 'attending' } }] };
  const headers = { Origin: new URL(page.url()).origin };
  const rejected = await page.request.post('/invitation/reply', { data: reply, headers });
  expect(rejected.status()).toBe(400);

  const revoked = await couple.request(couple.session, 'DELETE', `guest-list/${ada.id}/code`);
  expect(revoked.ok()).toBe(true);
  await everybody(page, 'I’ll be there').click();
  await field(page, 'email').fill(createAddress());
  await submitButton(page).click();
  await expect(toasts(page).last()).toContainText('your personal link does not work any more');
  await expect(everybody(page, 'I’ll be there')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByText(REVOKED)).toBeVisible();
  await expect(field(page, 'guestOneFirst')).toBeVisible();
  await expectAccessible(page);
  // Said once: the browser has forgotten the link.
  await page.reload();
  await expect(field(page, 'guestOneFirst')).toBeVisible();
  await expect(page.getByText(REVOKED)).toHaveCount(0);

  await test.step('a household that is invited to no event is asked about none', async () => {
    await openLink(page, await invite(couple, [PIA], { events: ['brunch'] }));
    await expect(page.locator('#rsvp')).toContainText('There is nothing for you to answer here');
    await expect(rsvpForm(page)).toHaveCount(0);
  });

  expectOnConsole(NETWORK_ERROR);
  await test.step('without a connection nothing typed is lost, and the form for everybody is there', () =>
    replyWithoutConnection(page, couple));
});

async function replyWithoutConnection(page: Page, couple: Couple): Promise<void> {
  const email = createAddress();
  const ada = await invite(couple, [ADA, LUCA], { emails: [email] });
  await openLink(page, ada);
  await answer(page, 'Ada Rossi', 'The Wedding', 'Accepts').check();
  await field(page, 'dietaryRestrictions').fill('No nuts for Luca');
  await test.step('a household with the same name has its own form', () =>
    openNamesake(page, couple, ada));
  await submitButton(page).click();
  const missing = rsvpForm(page).getByText('Please select your attendance for the Welcome Party');
  await expect(missing).toHaveCount(2);
  await expect(answer(page, 'Ada Rossi', 'Welcome Party', 'Accepts')).toBeFocused();
  await everybody(page, 'We’ll all be there').click();
  await expect(missing).toHaveCount(0);
  await answer(page, 'Luca Rossi', 'Welcome Party', 'Declines').check();
  await expect(everybody(page, 'We’ll all be there')).toHaveAttribute('aria-pressed', 'false');

  await page.context().setOffline(true);
  await submitButton(page).click();
  await expectToast(page, ...UNREACHABLE);
  await page.context().setOffline(false);
  await page.route('/invitation', (route) => route.abort());
  await page.reload();
  await expect(field(page, 'guestOneFirst')).toBeVisible();
  await page.unroute('/invitation');
  await page.reload();
  await expect(answer(page, 'Luca Rossi', 'Welcome Party', 'Declines')).toBeChecked();
  await expect(field(page, 'dietaryRestrictions')).toHaveValue('No nuts for Luca');
  const offer = page.getByRole('status').filter({ hasText: 'Your reply has not been sent.' });
  await expect(offer).toBeVisible();
  await test.step('the link of another household is opened in another tab', async () => {
    await page.request.get(`/i/${(await invite(couple, [ADA])).code}`);
    await offer.getByRole('button', { name: 'Send it now' }).click();
    await expect(toasts(page).last()).toContainText('another personal link was opened');
    await expect(offer).toHaveCount(0);
    await page.request.get(`/i/${ada.code}`);
  });
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  expect((await couple.site.repliesFrom(email)).length).toBe(1);
}

test('a family replies for each of its people, and changes the reply on another device', async ({
  page,
  couple,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  const email = createAddress();
  const family = await invite(couple, [ADA, LUCA, MIA, UNNAMED], {
    emails: [email],
    maxGuests: 5,
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await openLink(page, family);
  await expect(page.locator('#rsvp')).toContainText('Dear Ada, Luca, Mia, and guest');
  await expect(page.locator('#top')).toContainText('Dear Ada, Luca, Mia, and guest');
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(page.getByText('Child', { exact: true })).toBeVisible();

  // Tap, name the guest, and send.
  await everybody(page, 'We’ll all be there').click();
  await person(page, 'Guest of Ada').getByLabel('First name (optional)').fill('Zoë');
  await answer(page, 'Mia Rossi Child', 'Welcome Party', 'Declines').check();
  await rsvpForm(page).getByRole('button', { name: 'Add a guest' }).click();
  await expect(answer(page, 'Guest of Ada (2)', 'Welcome Party', 'Accepts')).toBeFocused();
  await page.reload();
  await expect(answer(page, 'Guest of Ada (2)', 'Welcome Party', 'Accepts')).toBeChecked();
  await rsvpForm(page).getByRole('button', { name: 'Remove this guest' }).click();
  await expect(rsvpForm(page).getByRole('button', { name: 'Add a guest' })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  await expect(replyCard(page).getByRole('heading')).toBeFocused();
  await expect(replyCard(page)).toContainText('Regretfully decline · Mia');
  await expectAccessible(page);

  // Another device has neither the cookies nor the storage.
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await openLink(page, family);
  await expect(replyCard(page)).toContainText(/You replied on \w+ \d+, \d{4}/);
  await expect(replyCard(page).getByRole('heading')).toContainText('Zoë');
  await replyCard(page).getByRole('button', { name: 'Change my reply' }).click();
  await expect(person(page, 'Guest of Ada').getByLabel('First name (optional)')).toHaveValue('Zoë');
  await page.getByRole('button', { name: 'Keep my reply as it was' }).click();
  await replyCard(page).getByRole('button', { name: 'Change my reply' }).click();
  await everybody(page, 'None of us can come').click();
  const alone = page.getByText('Your guest would come without you. Is that right?');
  await expect(alone).toHaveCount(0);
  await answer(page, 'Guest of Ada', 'The Wedding', 'Accepts').check();
  await expect(alone).toHaveCount(1);
  await answer(page, 'Guest of Ada', 'The Wedding', 'Declines').check();
  await test.step('another phone of the household replies in the meantime, and neither reply is lost', () =>
    replyFromTwoPhones(page, email));
  await expect(replyCard(page)).toContainText('We will miss you.');

  const replies = (await couple.site.repliesFrom(email)).filter(
    ({ dietary_restrictions }) => !dietary_restrictions,
  );
  expect(replies).toMatchObject([
    {
      guest_one_first: 'Ada',
      guest_two_first: 'Luca',
      welcome_party: 'attending',
      wedding: 'attending',
      answers: { invitation: family.id, people: [{}, {}, { isChild: true }, { first: 'Zoë' }] },
    },
    { welcome_party: 'not-attending', wedding: 'not-attending' },
  ]);
  const { households } = await couple.loadGuestData(couple.session);
  expect(households.filter(({ current }) => current.email === email)).toHaveLength(1);
});

async function openNamesake(page: Page, couple: Couple, entry: GuestListHousehold): Promise<void> {
  const email = createAddress();
  const namesake = await couple.invite({ name: entry.name, people: [ADA, LUCA], emails: [email] });
  await openLink(page, namesake);
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(field(page, 'dietaryRestrictions')).toHaveValue('');
  await openLink(page, entry);
  await expect(field(page, 'dietaryRestrictions')).toHaveValue('No nuts for Luca');
}

async function replyFromTwoPhones(page: Page, email: string): Promise<void> {
  const replyElsewhere = async (note: string) => {
    const people = [{ ...LUCA, attendance: { wedding: 'attending' } }];
    const data = { people, email, note };
    const headers = { Origin: new URL(page.url()).origin };
    const response = await page.request.post('/invitation/reply', { data, headers });
    expect(response.status()).toBe(201);
  };
  const somebodyReplied = rsvpForm(page)
    .locator('..')
    .getByText('somebody has replied for your household');
  await replyElsewhere('Nut allergy');
  // The draft knows which reply it began with.
  await page.reload();
  await expect(everybody(page, 'None of us can come')).toHaveAttribute('aria-pressed', 'true');
  await submitButton(page).click();
  await expect(somebodyReplied).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Show that reply' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(replyCard(page)).toContainText('Nut allergy');
  await replyCard(page).getByRole('button', { name: 'Change my reply' }).click();
  await expect(everybody(page, 'None of us can come')).toHaveAttribute('aria-pressed', 'true');
  await replyElsewhere('Severe nut allergy');
  await submitButton(page).click();
  await expect(somebodyReplied).toBeVisible();
  await page.getByRole('button', { name: 'Send mine instead' }).click();
  await expectToast(page, ...THANK_YOU);
}

test('behind the lock, a link opens the form of a household, until the guest forgets it or replies are closed', async ({
  page,
  request,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  const document = {
    ...createContent(['welcome_party', 'wedding', 'brunch'], RSVP),
    wishes: { heading: 'Your wishes' },
  };
  const site = await startSite({ GATE: 'server', SITE_PASSWORD: PASSWORD }, { document });
  try {
    const couple = await signInAsCouple(request, site);
    const ada = await invite(couple, [ADA, UNNAMED]);
    await page.goto(site.url);
    await enterPassword(page, 'ABC DEF GHJ');
    await expect(toasts(page)).toContainText('Access Denied');
    await enterPassword(page, `${ada.code}`.toLowerCase());
    await expect(weddingHeading(page)).toBeVisible();
    await expect(page.locator('#rsvp')).toContainText('Dear Ada and guest');
    await page.getByRole('button', { name: 'Not you?' }).click();
    await expectToast(
      page,
      'Link removed',
      'This device shows the form for everybody again. The link in your invitation still works.',
    );
    await expect(field(page, 'guestOneFirst')).toBeVisible();
    await expect(page.locator('#top')).not.toContainText('Dear Ada');
    expect((await page.request.get(`${site.url}/invitation`)).status()).toBe(401);

    await page.context().clearCookies();
    await test.step('a person who comes is asked the couple’s questions', () =>
      answerQuestions(page, couple));
    await test.step('a wish does not replace one that another phone has sent', () =>
      sendWishFromTwoPhones(page));
    await test.step('after the deadline the reply stays as it is, and a question that closes later is answered', async () => {
      await page.route(`${site.url}/`, closeReplies);
      await page.reload();
      await expect(page.getByText('Replies are closed')).toBeVisible();
      await expect(replyCard(page)).toContainText('Luca: Fish');
      await expect(replyCard(page).getByRole('button')).toHaveCount(0);
      await expect(rsvpForm(page)).toHaveCount(0);
      const later = page.getByRole('form', { name: 'A few more questions' });
      await later.getByLabel('When do you arrive?').fill('2026-06-05T14:40');
      await expectAccessible(page);
      await later.getByRole('button', { name: 'Send answers' }).click();
      await expectToast(page, 'Thank you!', 'Your answers have reached us.');
      await expect(later).toHaveCount(0);
      await expect(replyCard(page)).toContainText('Fri, Jun 5, 2026, 2:40 PM');
      await expect(replyCard(page)).toContainText('Luca: Fish');
      await page.getByRole('button', { name: 'Change these answers' }).click();
      await expect(later.getByLabel('When do you arrive?')).toHaveValue('2026-06-05T14:40');
    });
    // The server waits for open connections.
    await page.context().close();
  } finally {
    await site.close();
  }
});

async function answerQuestions(page: Page, couple: Couple): Promise<void> {
  const { site } = couple;
  const email = createAddress();
  const events = ['wedding', 'brunch'];
  const ada = await invite(couple, [ADA, LUCA], { emails: [email], events });
  await openLink(page, ada, site.url);
  await everybody(page, 'None of us can come').click();
  await expect(rsvpForm(page).getByRole('group', { name: /^Which menu/ })).toHaveCount(0);
  await expect(rsvpForm(page)).not.toContainText('Welcome Party');
  await answer(page, 'Luca Rossi', 'The Wedding', 'Accepts').check();
  await submitButton(page).click();
  await expect(person(page, 'Luca Rossi')).toContainText('Please answer this question');
  await person(page, 'Luca Rossi').getByLabel('Fish').check();
  await person(page, 'Luca Rossi').getByLabel('Dietary restrictions (optional)').fill('No nuts');
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  await expect(replyCard(page)).toContainText('Luca: Fish');
  // The file with all events has those, too, to which the household is not invited.
  await expect(replyCard(page).getByRole('link')).toHaveAccessibleName(
    'Add to calendar: The Wedding',
  );
  const [reply] = await site.repliesFrom(email);
  expect(reply?.answers?.people).toEqual([
    {
      id: expect.any(Number),
      ...ADA,
      events: { wedding: 'not-attending', brunch: 'not-attending' },
    },
    {
      id: expect.any(Number),
      ...LUCA,
      events: { wedding: 'attending', brunch: 'not-attending' },
      dietary: 'No nuts',
      questions: { menu: 'fish' },
    },
  ]);
}

async function sendWishFromTwoPhones(page: Page): Promise<void> {
  const section = page.locator('#wishes');
  const form = page.getByRole('form', { name: 'Your wish' });
  const sendWish = form.getByRole('button', { name: 'Send wish' });
  await sendWish.click();
  await expect(form).toContainText('Please write something first');
  await form.getByLabel('Your wish').fill('Viva!');
  const { origin } = new URL(page.url());
  const { own } = await (await page.request.get(`${origin}/wishes`)).json();
  const data = { ...own, text: 'Much joy\nAda', before: '' };
  const options = { data, headers: { Origin: origin } };
  expect((await page.request.put(`${origin}/wishes`, options)).status()).toBe(201);
  // The draft knows which wish it began with.
  await page.reload();
  await sendWish.click();
  await expect(section.locator('blockquote')).toHaveText(data.text);
  await expect(section).toContainText('somebody from your household has sent this one');
  await expect(form.getByLabel('Your wish')).toHaveValue('Viva!');
  await expect(page.getByRole('button', { name: 'Keep that wish' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send mine instead' }).click();
  await expectToast(page, 'Wish received', 'Thank you! It will stay with us.');
  await expect(section.locator('blockquote')).toHaveText('Viva!');
  await section.getByRole('button', { name: 'Change the wish' }).click();
  await form.getByLabel('Your wish').fill('');
  await sendWish.click();
  await expectToast(page, 'Wish taken back', 'It is deleted.');
  await expect(form.getByLabel('Your wish')).toHaveValue('');
}

const RSVP: Partial<WeddingDocument['rsvp']> = {
  questions: [
    {
      id: 'menu',
      label: { en: 'Which menu would you like?', it: 'Quale menù preferite?' },
      kind: 'choice',
      choices: [
        { id: 'fish', label: { en: 'Fish', it: 'Pesce' } },
        { id: 'meat', label: { en: 'Meat', it: 'Carne' } },
      ],
      perPerson: true,
      event: 'wedding',
      required: true,
    },
    {
      ...{ id: 'arrival', label: 'When do you arrive?', kind: 'date-time', required: true },
      closesAt: '2099-06-01T12:00',
    },
  ],
  dietaryPerPerson: true,
};

/** Answers with the page of a wedding whose deadline has passed. */
async function closeReplies(route: Route): Promise<void> {
  const response = await route.fetch();
  const closed = { text: 'Replies are closed.', link: { text: 'Write to us', href: '#faq' } };
  const values = JSON.stringify({ closesAt: '2020-01-01T00:00:00Z', closed }).slice(1, -1);
  const html = await response.text();
  await route.fulfill({ response, body: html.replace('"maxGuests":', `${values},$&`) });
}
