import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import content from '../content/wedding.ts';
import type { WeddingDocument } from '../domain/wedding/wedding.ts';
import { type Outcome, runContent, runHere } from '../server/fixtures/program.ts';
import { test as base } from '../server/fixtures/site.ts';
import { readSettings } from '../server/settings.ts';
import { listPictures, parsePictureFile } from '../server/website/pictures/pictures.ts';
import { findLatestVersion, listVersions } from '../server/website/wedding-versions.ts';
import { runContentCommand } from './content-command.ts';

// Some tests start programs, which is slow while the machine runs other tests.
const PICTURES = join(import.meta.dirname, '..', 'content', 'pictures');

type Fixtures = {
  /** The command in this process. */
  run: (...args: string[]) => Promise<Outcome>;
  /** The program, in the folder of the test. */
  start: (...args: string[]) => Promise<Outcome>;
  /** Writes a folder like `content/`; returns its path. */
  writeContent: (document: unknown, pictures?: Record<string, Buffer>) => string;
};

const test = base.extend<Fixtures>({
  run: ({ dataDir }, use) =>
    use((...args) =>
      runHere(() => runContentCommand(args, () => readSettings({ DATA_DIR: dataDir }))),
    ),
  start: ({ folder, dataDir }, use) =>
    use((...args) => runContent(folder, args, { DATA_DIR: dataDir })),
  writeContent: ({ folder }, use) =>
    use((document, pictures = {}) => {
      const ours = join(folder, 'ours');
      mkdirSync(join(ours, 'pictures'), { recursive: true });
      writeFileSync(join(ours, 'wedding.ts'), `export default ${JSON.stringify(document)};`);
      for (const name of readdirSync(PICTURES)) {
        const bytes = pictures[name] ?? readFileSync(join(PICTURES, name));
        writeFileSync(join(ours, 'pictures', name), bytes);
      }
      return ours;
    }),
});

async function readFolder(folder: string): Promise<WeddingDocument> {
  return (await import(pathToFileURL(join(folder, 'wedding.ts')).href)).default;
}

function expectRefused({ code, stdout, stderr }: Outcome, line: RegExp) {
  expect(stderr).toMatch(line);
  expect(stderr).not.toMatch(/^ {4}at /m);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
}

describe('npm run content', () => {
  test('rejects missing and unknown arguments', async ({ run }) => {
    for (const args of [[], ['delete'], ['export'], ['import'], ['check', 'a', 'b'], ['--force']]) {
      expectRefused(await run(...args), /^How to use the website's content as files:/);
    }
  });

  test('rejects a folder without content', async ({ run, folder }) => {
    for (const action of ['check', 'import']) {
      expectRefused(await run(action, folder), /must contain wedding\.ts and a folder pictures/);
    }
  });

  test('rejects content with errors, lists all of them and publishes nothing', async ({
    run,
    database,
    writeContent,
  }) => {
    const ours = writeContent({
      ...content,
      venueLine: '',
      ornament: 'none.svg',
      couple: ['', 'B'],
    });
    for (const action of ['check', 'import']) {
      expectRefused(await run(action, ours), /errors:\n {2}couple\.0: .*\n {2}venueLine: /);
    }
    expect(await listVersions(database)).toEqual([]);
  });

  test('rejects a video that is not stored on this server', async ({
    run,
    database,
    writeContent,
  }) => {
    const video = { sha256: '0'.repeat(64), name: 'film.mp4', width: 16, height: 9 };
    const film = { kind: 'video', heading: 'Our Film', video };
    const ours = writeContent({ ...content, sections: { film } });
    expectRefused(await run('import', ours), /^sections\.film\.video: The video film\.mp4 is not/);
    expect(await listVersions(database)).toEqual([]);
  });

  test('does not export over existing files', async ({ start, writeContent }) => {
    const ours = writeContent({ kept: true });
    expectRefused(await start('export', 'ours'), /Choose a new or an empty folder/);
    expect(await readFolder(ours)).toEqual({ kept: true });
  });

  test('does not import into a site without a database', async ({ writeContent }) => {
    const env = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'public' };
    const args = ['import', writeContent(content)];
    const outcome = await runHere(() => runContentCommand(args, () => readSettings(env)));
    expectRefused(outcome, /shows the files in content\/\. Copy the folder there/);
  });
});

describe('npm run content', () => {
  test('checks the files of the site', async ({ run }) => {
    const { code, stdout, stderr } = await run('check');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/content has no errors\.\n/);
  });

  test('exports the files of a site that has published nothing', async ({ run, folder }) => {
    const { code, stdout } = await run('export', join(folder, 'out'));
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^Exported the files in content\/ with \d+ pictures into /),
    });
    expect(await readFolder(join(folder, 'out'))).toEqual(JSON.parse(JSON.stringify(content)));
    const photo = content.couplePhoto?.file ?? '';
    const exported = readFileSync(join(folder, 'out', 'pictures', photo));
    expect(exported.equals(readFileSync(join(PICTURES, photo)))).toBe(true);
  });

  test('imports a folder as a new version, and exports the same again', async ({
    start,
    database,
    folder,
    writeContent,
  }) => {
    const create = { width: 400, height: 300, channels: 3, background: '#c82828' } as const;
    const photo = await sharp({ create })
      .withExif({ IFD0: { Artist: 'Shylock' } })
      .jpeg()
      .toBuffer();
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/>');
    const ours = writeContent(
      { ...content, couple: ['Jessica', 'Lorenzo'] },
      { 'couple.jpg': photo, 'corner.svg': drawing },
    );
    const { code, stdout, stderr } = await start('import', ours);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Published .*ours as version 1, with 2 new pictures\./);

    const latest = await findLatestVersion(database);
    const document = JSON.parse(latest?.document ?? '') as WeddingDocument;
    expect(latest).toMatchObject({ id: 1, note: 'Imported from ours', publishedBy: null });
    expect(document.couple).toEqual(['Jessica', 'Lorenzo']);
    expect(parsePictureFile(document.couplePhoto?.file ?? '')).not.toBeNull();
    expect(document.ornament).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect(document.carousel).toEqual(content.carousel);
    expect(await listPictures(database)).toHaveLength(2);

    expect((await start('export', 'out')).stdout).toMatch(/^Exported version 1 with /);
    expect(await readFolder(join(folder, 'out'))).toEqual(document);
    const file = readFileSync(join(folder, 'out', 'pictures', document.couplePhoto?.file ?? ''));
    expect(file.includes('Shylock')).toBe(false);
    expect((await start('import', 'out')).code).toBe(0);
    expect(await listVersions(database)).toHaveLength(2);
  });
});
