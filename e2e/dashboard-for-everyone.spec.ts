import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, openReply, openTab, passwordField, REFUSED, sheet, test } from './dashboard.ts';

async function expectClean(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await expectNoSidewaysScroll(page, where);
}

async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

const LIST = 'Name,E-mail\nThomas Smith,\nBen Wolf,ben@example.com\n';

for (const width of [390, 1280]) {
  test(`every page of the dashboard is for everyone at ${width} px`, async ({
    host,
    dashboard,
  }) => {
    test.setTimeout(90_000);
    await host.setViewportSize({ width, height: 860 });
    await expectClean(host, 'empty overview');
    for (const name of ['Replies', 'Invited', 'Data']) {
      await openTab(host, name);
      await expectClean(host, `empty ${name}`);
    }
    await dashboard.replies(
      { dietary_restrictions: 'Vegan' },
      {
        email: 'tom@example.com',
        guest_one_first: 'Tom',
        guest_one_last: 'Smith',
        guests_count: 2,
      },
    );
    await openTab(host, 'Overview');
    await host.locator('.recharts-area').first().waitFor();
    await expectClean(host, 'overview');

    await openReply(host, 'Zoë Álvarez');
    await expectClean(host, 'sheet');
    await sheet(host).getByRole('button', { name: 'Amend' }).click();
    await sheet(host).getByLabel('First name', { exact: true }).fill('');
    await sheet(host).getByRole('button', { name: 'Save the reply' }).click();
    await expectClean(host, 'form with an error');
    await host.keyboard.press('Escape');
    await expectClean(host, 'question');
    await host.getByRole('button', { name: 'Discard it' }).click();
    await expectClean(host, 'replies');

    await openReply(host, 'Tom Smith');
    await sheet(host).getByRole('button', { name: 'Withdraw' }).click();
    await sheet(host).getByRole('button', { name: 'Restore the reply' }).waitFor();
    await expectClean(host, 'withdrawn, with a toast');
    await sheet(host).getByRole('button', { name: 'Restore the reply' }).click();
    await sheet(host).getByRole('button', { name: 'Close' }).click();

    await openTab(host, 'Invited');
    await host.getByRole('button', { name: 'Add the list' }).click();
    await expectClean(host, 'import');
    await sheet(host).getByLabel('The list').fill(`${LIST},x@example.com\n`);
    await sheet(host).getByRole('button', { name: 'Look at it' }).click();
    await sheet(host).getByRole('region', { name: 'Faults' }).waitFor();
    await expectClean(host, 'faults');
    await sheet(host).getByRole('button', { name: 'Back to the list' }).click();
    await sheet(host).getByLabel('The list').fill(LIST);
    await sheet(host).getByRole('button', { name: 'Look at it' }).click();
    await sheet(host).getByRole('button', { name: 'Add 2 invitations' }).click();
    await host.getByText('Is this').waitFor();
    await expectClean(host, 'invited');

    for (const path of ['print/caterer', 'print/awaiting', 'nowhere', 'data']) {
      await host.goto(`/host/${path}`);
      await host.getByRole('heading', { level: 1 }).waitFor();
      await expectClean(host, path);
    }
  });

  test(`the sign-in and its errors are for everyone at ${width} px`, async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(REFUSED);
    await page.setViewportSize({ width, height: 860 });
    await page.goto('/host');
    await passwordField(page).fill('rialto');
    await expectClean(page, 'sign-in');
    await page.keyboard.press('Enter');
    await page.getByText('That is not the password.').waitFor();
    await expectClean(page, 'sign-in with an error');
  });
}

test('what a host touches on a phone is large enough', async ({ host, dashboard }) => {
  await host.setViewportSize({ width: 390, height: 844 });
  await dashboard.replies({ dietary_restrictions: 'Vegan' });
  const small: string[] = [];
  for (const name of ['Overview', 'Replies', 'Invited', 'Data']) {
    await openTab(host, name);
    const targets = host.locator(
      'a:visible, button:visible, select:visible, input:visible, label:has(input):visible',
    );
    small.push(
      ...(await targets.evaluateAll((elements) =>
        elements.flatMap((element) => {
          const { height } = (element.closest('label') ?? element).getBoundingClientRect();
          const isSkipLink = element.getAttribute('href') === '#page';
          const inLine = element.closest('p')?.textContent !== element.textContent;
          return height < 44 && !isSkipLink && !inLine ? [element.outerHTML] : [];
        }),
      )),
    );
    const texts = await host
      .locator('input:visible, select:visible, textarea:visible')
      .evaluateAll((inputs) =>
        inputs.map((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
      );
    expect(texts.filter((size) => size < 16 && size !== 13.3333)).toEqual([]);
  }
  expect(small).toEqual([]);
});

test('with letters of twice the size nothing leaves a phone’s screen', async ({
  host,
  dashboard,
}) => {
  await host.setViewportSize({ width: 390, height: 844 });
  const name = 'Featherstonehaugh-Cholmondeley';
  await dashboard.replies({
    guest_one_last: name,
    guest_two_first: 'Wilhelmina',
    guest_two_last: name,
  });
  await host.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const tab of ['Overview', 'Replies', 'Invited', 'Data']) {
    await openTab(host, tab);
    await expect(host.getByRole('link', { name: tab, exact: true })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(host, tab);
  }
});

test('a host skips to the page with the keyboard', async ({ host }) => {
  await host.keyboard.press('Tab');
  await expect(host.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await host.keyboard.press('Enter');
  await expect(host.getByRole('main')).toBeFocused();
});
