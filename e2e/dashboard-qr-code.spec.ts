import { readPassword } from '../domain/guest-list/invitation-link.ts';
import { scan } from '../server/fixtures/scan.ts';
import { expect, openTab, test } from './dashboard.ts';

test('the couple downloads a QR code that opens the site, with the password if they type it', async ({
  dashboardPage: page,
}) => {
  await openTab(page, 'Data');
  const { origin } = new URL(page.url());
  const scanLink = async (link: string) => {
    const href = (await page.getByRole('link', { name: link }).getAttribute('href')) ?? '';
    const [head = '', body = ''] = href.split(/,(.*)/s);
    return scan(
      head.endsWith('base64') ? Buffer.from(body, 'base64') : Buffer.from(decodeURIComponent(body)),
    );
  };
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  expect(await scanLink('Download as SVG')).toBe(`${origin}/`);
  expect(await scanLink('Download as PNG')).toBe(`${origin}/`);

  await page.getByLabel('Guests’ password').fill('ponte & più');
  await expect.poll(() => scanLink('Download as PNG')).toContain('#enter=');
  const { hash } = new URL((await scanLink('Download as PNG')) ?? '');
  expect(readPassword(hash)).toBe('ponte & più');
});
