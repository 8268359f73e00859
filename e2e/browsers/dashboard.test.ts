import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { HOST_PASSWORD, type Site, startSite } from '../site.ts';
import { BROWSERS, type BrowserPage, eventually } from './browsers.ts';
import { waitForHeading, waitForText } from './wait.ts';

const REPLY = {
  guest_one_first: 'Zoë',
  guest_one_last: 'Álvarez',
  guest_two_first: 'Luca',
  guest_two_last: null,
  email: 'zoe@example.com',
  welcome_party: 'attending',
  wedding: 'attending',
  guests_count: 2,
  dietary_restrictions: 'No nuts',
};

for (const { name, isInstalled, open } of BROWSERS) {
  describe(`the couple with ${name}`, { skip: !isInstalled && `${name} is not installed` }, () => {
    let site: Site;
    let page: BrowserPage;

    before(async () => {
      site = await startSite();
      page = await open();
      await page.resize(1280, 900);
      await page.open(`${site.url}/host`);
    });
    after(async () => {
      await page?.close();
      await site?.close();
    });

    test('is rejected with a wrong password', async () => {
      await page.fill('input[type=password]', 'not the password');
      await page.click('button', 'Sign in');
      await waitForText(page, 'That is not the password.');
    });

    test('signs in to an empty overview', async () => {
      await page.fill('input[type=password]', HOST_PASSWORD);
      await page.click('button', 'Sign in');
      await waitForHeading(page, 'h1', 'Overview');
    });

    test('sees a new reply without reloading', async () => {
      const response = await fetch(`${site.url}/rest/v1/rsvps`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', apikey: 'serenissima-anonymous-key' },
        body: JSON.stringify(REPLY),
      });
      assert.equal(response.status, 201);
      await waitForText(page, 'Zoë Álvarez');
    });

    test('edits the reply, and the history keeps both versions', async () => {
      await page.click('nav a', 'Replies');
      await page.click('table button', 'Zoë Álvarez');
      await page.click('[role=dialog] button', 'Edit');
      await page.fill('[role=dialog] textarea', 'No nuts, no shellfish');
      await page.click('[role=dialog] button', 'Save');
      await waitForText(page, 'No nuts, no shellfish');
      await page.press('Escape');
    });

    test('adds a guest list and sees the guest without a reply', async () => {
      await page.click('nav a', 'Guest list');
      await page.click('button', 'Import a list');
      await page.fill('[role=dialog] textarea', 'Name;E-mail\nMarta Rossi;marta@example.com');
      await page.click('[role=dialog] button', 'Preview');
      await page.click('[role=dialog] button', 'Add 1 household');
      await waitForText(page, 'Marta Rossi');
    });

    test('reads every page on a phone without scrolling sideways', async () => {
      await page.resize(430, 900);
      for (const tab of ['Overview', 'Replies', 'Guest list', 'Data']) {
        await page.click('nav a', tab);
        await eventually(async () => {
          const overflow = await page.run(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          assert.equal(overflow, 0, tab);
        });
      }
    });

    test('signs out, and the replies are gone from the screen', async () => {
      await page.click('button', 'Sign out');
      await page.run(() => null);
      await eventually(async () =>
        assert.equal(await page.run(() => document.body.innerText.includes('Álvarez')), false),
      );
    });
  });
}
