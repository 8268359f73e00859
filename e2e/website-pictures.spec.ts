import { join } from 'node:path';
import { expect, HTTP_ERROR, test } from './dashboard.ts';
import { openEditor, readSection, waitUntilSaved } from './editor.ts';

test.use({ loadsPictures: true });

const ROOT = join(import.meta.dirname, '..');
const HEIC = join(ROOT, 'server', 'fixtures', 'pictures', 'small.heic');
const JPEG = join(ROOT, 'e2e', 'another-wedding', 'pictures', 'deux.jpg');

test('each file that is not a picture is named with its reason, and can be left out', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  test.setTimeout(90_000);
  expectOnConsole(HTTP_ERROR);
  await openEditor(page, 'strip');
  const before = ((await readSection(dashboard, page, 'strip')) as unknown as unknown[]).length;
  const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await page.getByLabel('Add photographs').last().setInputFiles([text]);
  const row = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(row).toContainText('notes.jpg');
  await expect(row.getByRole('alert')).toHaveText(/\.$/);
  await row.getByRole('button', { name: 'Leave out: notes.jpg' }).click();
  await expect(row).toHaveCount(0);

  await page.getByLabel('Add photographs').last().setInputFiles([HEIC, JPEG]);
  await expect(page.getByText('2 things to correct before publishing')).toBeVisible({
    timeout: 60_000,
  });
  await waitUntilSaved(page);
  const strip = (await readSection(dashboard, page, 'strip')) as unknown as { file: string }[];
  expect(strip).toHaveLength(before + 2);
  for (const { file } of strip.slice(before)) expect(file).toMatch(/^[0-9a-f]{32}\.\w+$/);
});

test('a picture is replaced, described, and its important point set by tap and by keyboard', async ({
  dashboardPage: page,
  dashboard,
}) => {
  test.setTimeout(90_000);
  await openEditor(page, 'couplePhoto');
  // The second one is the version for wide screens.
  await page.locator('input[type="file"]').first().setInputFiles(JPEG);
  await expect(page.getByLabel('Description')).toHaveValue('', { timeout: 60_000 });
  await page.getByLabel('Description').fill('The two of us on a wall above the sea');
  const point = page.getByRole('button', { name: /^Most important point/ }).first();
  const box = await point.boundingBox();
  if (!box) throw new Error('The picture is not visible.');
  await point.click({ position: { x: box.width * 0.25, y: box.height * 0.5 } });
  await point.press('ArrowRight');
  await waitUntilSaved(page);
  expect(await readSection(dashboard, page, 'couplePhoto')).toMatchObject({
    alt: 'The two of us on a wall above the sea',
    focus: '30% 50%',
  });
  // It showed the couple of the replaced picture.
  expect(await readSection(dashboard, page, 'couplePhoto')).not.toHaveProperty('landscape');

  // It can be used again elsewhere.
  await page.goto('/host/website/carousel');
  await page.getByRole('button', { name: 'Choose from your pictures' }).last().click();
  await page.getByRole('button', { name: 'Picture 1', exact: true }).click();
  await waitUntilSaved(page);
  const { pictures } = await readSection(dashboard, page, 'carousel');
  const { file } = (await readSection(dashboard, page, 'couplePhoto')) as { file: string };
  expect((pictures as { file: string }[]).at(-1)?.file).toBe(file);
});
