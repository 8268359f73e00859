import { passwordIn } from '../domain/invitation-address.ts';
import { scan } from '../server/fixtures/scan.ts';
import { expect, openTab, test } from './dashboard.ts';

test('a host downloads a code that leads guests to the site, with the password when it is typed', async ({
  dashboardPage: page,
}) => {
  await openTab(page, 'Data');
  const { origin } = new URL(page.url());
  const scanned = async (link: string) => {
    const href = (await page.getByRole('link', { name: link }).getAttribute('href')) ?? '';
    const [head = '', body = ''] = href.split(/,(.*)/s);
    return scan(
      head.endsWith('base64') ? Buffer.from(body, 'base64') : Buffer.from(decodeURIComponent(body)),
    );
  };
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  expect(await scanned('Download as SVG')).toBe(`${origin}/`);
  expect(await scanned('as PNG')).toBe(`${origin}/`);

  await page.getByLabel('The guests’ password').fill('ponte & più');
  await expect.poll(() => scanned('as PNG')).toContain('#enter=');
  const { hash } = new URL((await scanned('as PNG')) ?? '');
  expect(passwordIn(hash)).toBe('ponte & più');
});
