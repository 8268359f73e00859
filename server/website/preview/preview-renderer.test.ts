import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import content from '../../../content/wedding.ts';
import { listPictureFiles } from '../../../domain/wedding/checks/wedding-checks.ts';
import { createPreviewRenderer } from './preview-renderer.ts';

// The first preview starts a process, which is slow while the machine runs other tests.
const ROOT = join(import.meta.dirname, '..', '..', '..');
const APP = join(ROOT, 'dist', 'app');
const cacheDir = join(ROOT, 'node_modules', '.cache', 'serenissima');
const PICTURES = Object.fromEntries(
  [...listPictureFiles(content)].map((file) => [file, `/preview/${file}`]),
);

test('an app that is not built is an error, and so is every later preview', async () => {
  const render = createPreviewRenderer(ROOT);
  const options = { cacheDir, language: 'en', pictures: PICTURES, thumbnails: {} };
  for (let count = 0; count < 2; count += 1) {
    await expect(render(content, options)).rejects.toThrow('The site is not built.');
  }
});

test('a process that is killed is replaced, and stops nothing else a minute later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const render = createPreviewRenderer(ROOT);
    const options = { cacheDir, language: 'en', pictures: PICTURES, thumbnails: {} };
    const killed = expect(render(content, options)).rejects.toThrow('has ended');
    vi.advanceTimersByTime(60_000);
    await killed;
    vi.advanceTimersByTime(60_000);
    await expect(render(content, options)).rejects.toThrow('The site is not built.');
    // The next preview begins just as the idle process is asked to end.
    vi.advanceTimersByTime(60_000);
    await expect(render(content, options)).rejects.toThrow('The site is not built.');
  } finally {
    vi.useRealTimers();
  }
});

test('previews are pages without scripts, in each language, also several at once', async () => {
  const render = createPreviewRenderer(APP);
  const names = ['Jessica', 'Nerissa', 'Jessica', 'Desdemona'];
  const pages = await Promise.all(
    names.map((name, index) =>
      render(
        { ...content, couple: [name, '<script>'] },
        { cacheDir, language: index % 2 ? 'it' : 'en', pictures: PICTURES, thumbnails: {} },
      ),
    ),
  );
  for (const [index, page] of pages.entries()) {
    expect(page.slice(0, 50)).toContain(`<!doctype html><html lang="${index % 2 ? 'it' : 'en'}`);
    expect(page.includes(`${names[index]} &amp; &lt;script&gt;`)).toBe(true);
    expect(page.includes(`src="/preview/${content.couplePhoto?.file}"`)).toBe(true);
    expect(page.includes('src="data:image/svg+xml;base64,')).toBe(true);
    expect(/<script/i.test(page)).toBe(false);
  }
});

test('a preview that takes 20 seconds, as on a busy machine, is shown', async () => {
  const render = createPreviewRenderer(APP);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const page = render(content, { cacheDir, language: 'en', pictures: PICTURES, thumbnails: {} });
  vi.advanceTimersByTime(20_000);
  expect(await page).toContain('<!doctype html>');
  vi.useRealTimers();
});

test('a preview has the colours of the draft', async () => {
  const render = createPreviewRenderer(APP);
  const options = { cacheDir, language: 'en', pictures: PICTURES, thumbnails: {} };
  const page = await render({ ...content, theme: { preset: 'garden' } }, options);
  expect(page).toContain('<style>:root{--paper:#f9f8ee;');
});

test('a preview frames the photograph of the couple by its edges, as the published page does', async () => {
  const render = createPreviewRenderer(APP);
  const file = `${'a'.repeat(32)}.jpg`;
  const draw = async (background: string) => {
    const create = { width: 120, height: 80, channels: 3, background } as const;
    return (await sharp({ create }).webp().toBuffer()).toString('base64');
  };
  const show = async (frame: 'auto' | 'oval', background: string) =>
    render(
      { ...content, couplePhoto: { file, alt: 'Us', frame } },
      {
        ...{ cacheDir, language: 'en', pictures: { ...PICTURES, [file]: '/us.jpg' } },
        thumbnails: { [file]: await draw(background) },
      },
    );
  expect(await show('auto', '#f6f0e2')).toMatch(/<figure[^>]* data-frame="melt"/);
  const photograph = await show('auto', '#3a4b5c');
  expect(photograph).toMatch(/<figure[^>]* data-frame="mat"[^>]*--ratio:1.5/);
  expect(await show('oval', '#f6f0e2')).toMatch(/<figure[^>]* data-frame="oval"/);
});

test('a page that is edited names the field of each text', async () => {
  const render = createPreviewRenderer(APP);
  const options = { cacheDir, language: 'en', pictures: PICTURES, thumbnails: {}, hasMarks: true };
  const page = await render(content, options);
  expect(page).toContain('<meta name="content-marks" content="[{&quot;path&quot;:');
  expect(page).toMatch(/>[\ue000-\uf8fe]\ufeffWhere to Stay\ufeff\uf8ff</u);
});
