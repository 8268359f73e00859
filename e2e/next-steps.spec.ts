import { getMessages } from '../domain/dashboard/messages/messages.ts';
import { COUPLE_TEXTS } from '../domain/wedding/languages.ts';
import { expect, sheet } from './dashboard.ts';
import { loadDraft } from './editor.ts';
import {
  followStep,
  inviteGuests,
  openNextSteps,
  speakLanguage,
  testFromNothing as test,
} from './next-steps.ts';

const LANGUAGE = 'de';

test.use({ locale: LANGUAGE });

test('the list of next steps leads from nothing to the first invitation, in the language of the browser', async ({
  dashboardPage: page,
  dashboard,
  mailbox,
  browser,
}) => {
  speakLanguage(LANGUAGE);
  const { guide, publishing } = getMessages('website');
  const { fields } = getMessages('content');
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await openNextSteps(page, 0);

  await test.step('names and date', async () => {
    const proceed = page.getByRole('button', { name: guide.continue });
    const skip = page.getByRole('button', { name: guide.skipStep });
    const [name = '', other = ''] = guide.names;
    await followStep(page, 'names');
    await expect(page.getByLabel(name, { exact: true })).toBeFocused();
    await page.getByLabel(name, { exact: true }).fill('Inês');
    await page.getByLabel(other).fill('Jonas');
    await openNextSteps(page, 0);
    await followStep(page, 'names');
    await expect(page.getByLabel(guide.date)).toBeFocused();
    await page.getByLabel(guide.date).fill('2027-09-11');
    await page.getByLabel(guide.venue).fill('Quinta da Regaleira · Sintra');
    await page.getByLabel(fields.timeZone.label).fill('Europe/Lisbon');
    await proceed.click();
    await skip.click();
    await page.getByRole('button', { name: guide.openEditor }).click();
  });

  await test.step('the page', async () => {
    await openNextSteps(page, 1);
    await followStep(page, 'page');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await page.getByRole('button', { name: COUPLE_TEXTS.en.newWebsite.wedding }).click();
    await page.getByLabel(fields.place.label, { exact: true }).fill('Quinta da Regaleira');
    await page.getByLabel(fields.address.label, { exact: true }).fill('R. Barbosa du Bocage 5');
    await expect
      .poll(async () => JSON.stringify((await loadDraft(dashboard, page)).issues))
      .toBe('[]');
  });

  await test.step('publish', async () => {
    await openNextSteps(page, 2);
    await followStep(page, 'publish');
    await sheet(page).getByRole('button', { name: publishing.now }).click();
    await expect(sheet(page).getByText(publishing.done)).toBeVisible({ timeout: 90_000 });
    await sheet(page)
      .getByRole('button', { name: getMessages('shell').close })
      .click();
    await expect(sheet(page)).toHaveCount(0);
  });

  await inviteGuests(page, { browser, dashboard, mailbox });
});
