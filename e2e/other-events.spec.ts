import { readFile } from 'node:fs/promises';
import { createContent } from '../server/fixtures/content.ts';
import { createDashboard, expect, HOST_PASSWORD, openTab, sheet, test } from './dashboard.ts';
import {
  createAnswers,
  fillRsvp,
  replyCard,
  rsvpForm,
  submitButton,
  THANK_YOU,
} from './rsvp-form.ts';
import { startSite } from './site.ts';
import { expectToast } from './toasts.ts';

test('a family of four replies to three events, and the couple sees, corrects and exports the reply', async ({
  page,
}) => {
  const document = createContent(['welcome_party', 'wedding', 'brunch'], { maxGuests: 4 });
  const site = await startSite({}, { document });
  try {
    await page.addInitScript(() => localStorage.setItem('wedding-authenticated', 'true'));
    await page.goto(site.url);
    const form = rsvpForm(page);
    await expect(form.getByRole('group', { name: /Welcome|Wedding|brunch/ })).toHaveCount(3);
    await expect(form.getByLabel('Guest 3: first name (optional)')).toBeHidden();
    const answers = createAnswers();
    await fillRsvp(page, { ...answers, guestsCount: '5' });
    await submitButton(page).click();
    await expect(form.getByText('Please choose 1 to 4 guests')).toBeVisible();
    await form.getByLabel('Number of guests').fill('4');
    await form.getByLabel('Guest 3: first name (optional)').fill('Zoë');
    await form.getByRole('group', { name: 'The brunch' }).getByLabel('Regretfully decline').check();
    // The names outlast a reload.
    await page.reload();
    await expect(form.getByLabel('Guest 3: first name (optional)')).toHaveValue('Zoë');
    await expect(form.getByLabel('Guest 4: first name (optional)')).toBeVisible();
    await submitButton(page).click();
    await expectToast(page, ...THANK_YOU);
    await expect(form.getByLabel('Guest 3: first name (optional)')).toBeHidden();
    await expect(replyCard(page).getByRole('heading')).toHaveText(
      'Your reply Lorenzo da Ponte, Jessica Levi, and Zoë',
    );
    await expect(replyCard(page).getByRole('link')).toHaveAccessibleName(
      'Add to calendar: The Wedding',
    );
    expect(await site.repliesFrom(answers.email)).toMatchObject([
      {
        ...{ welcome_party: 'not-attending', wedding: 'attending', guests_count: 2 },
        answers: {
          events: { brunch: 'not-attending' },
          guests: [
            { first: 'Zoë', last: null },
            { first: null, last: null },
          ],
        },
      },
    ]);

    await createDashboard(site).request(page, 'POST', 'session', { password: HOST_PASSWORD });
    await page.goto(`${site.url}/host`);
    await expect(page.getByRole('region', { name: 'The Wedding' })).toContainText('4 guests');
    await expect(page.getByRole('region', { name: 'The brunch' })).toContainText('0 guests');
    await openTab(page, 'Replies');
    await page.getByRole('rowheader', { name: 'Lorenzo da Ponte' }).getByRole('button').click();
    await expect(sheet(page)).toContainText('with Zoë, Guest of Lorenzo da Ponte');
    await sheet(page).getByRole('button', { name: 'Edit' }).click();
    await sheet(page).getByRole('group', { name: 'The brunch' }).getByLabel('Attending').check();
    await sheet(page).getByLabel('Guest 4: first name (optional)').fill('Max');
    await sheet(page).getByRole('button', { name: 'Save reply' }).click();
    const history = sheet(page).getByRole('region', { name: 'History' });
    await expect(history).toContainText('The brunch: Declined Attending');
    await expect(history).toContainText('Guests: 4 (Zoë) 4 (Zoë, Max)');
    await page.keyboard.press('Escape');
    await openTab(page, 'Overview');
    await expect(page.getByRole('region', { name: 'The brunch' })).toContainText('4 guests');

    await openTab(page, 'Data');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'All replies: download as CSV' }).click();
    const csv = await readFile(await (await downloading).path(), 'utf8');
    expect(csv).toContain('Further guests,Email,Welcome Party,The Wedding,The brunch,Guests');
    expect(csv).toContain(`"Zoë, Max",${answers.email},no,yes,yes,4`);
    const response = await page.request.get(`${site.url}/host/api/exports/guests-brunch.csv`);
    expect((await response.text()).trim().split('\r\n')).toHaveLength(5);
  } finally {
    // An open dashboard would report the lost connection.
    await page.close();
    await site.close();
  }
});
