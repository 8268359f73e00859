// `npm run build`: the whole site as static files in `dist/site`, for any host. With `-- --files` from the
// files in `content/`, also where a version was published in the dashboard.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAppIfOutdated, printDesignSizes, writeSite } from '../build/main.ts';
import { PATHS } from '../build/paths.ts';
import { leaveOutVideos, listVideoFiles } from '../domain/wedding/videos.ts';
import { loadSettings } from '../server/env-file.ts';
import { createContentSource } from '../server/pages/publisher.ts';
import { CommandError, runCommand } from '../server/platform/command-error.ts';
import { openDatabaseForReading } from '../server/store.ts';
import { readContentFiles } from '../server/website/content-files.ts';
import { publishCurrent } from '../server/website/site-publisher.ts';
import { loadPublishedContent } from '../server/website/website.ts';
import { createStaticGlobals } from './static-globals.ts';

await runCommand(async () => {
  const globals = createStaticGlobals();
  await buildAppIfOutdated();
  const filesOnly = process.argv.includes('--files');
  await withPublishedSite({ filesOnly }, (folder) => writeSite(globals, folder));
  if (globals.gate === 'closed') {
    process.stderr.write(
      'GATE=server: a static host cannot check the password. These files contain no password and work with `npm start` only.\n',
    );
  }
});

/**
 * Publishes the last version of the website in the database, or the files in `content/` without one, and
 * calls `use` with the folder. Throws CommandError.
 */
async function withPublishedSite(
  { filesOnly }: { filesOnly: boolean },
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const source = createContentSource(PATHS.root);
  // Before a database of an older version ends the build: a service cannot write these files when it starts.
  const folder = await source.publish();
  const files = readContentFiles();
  if (listVideoFiles(files.document).length > 0) {
    throw new CommandError(
      'content/wedding.ts has a section with a video, which only `npm start` sends. Remove the section, or publish in the dashboard.',
    );
  }
  const database = filesOnly ? null : await openDatabaseForReading(loadSettings());
  const dataDir = mkdtempSync(join(tmpdir(), 'serenissima-build-'));
  try {
    if (!database) {
      await use(folder);
      return await printDesignSizes(files.document);
    }
    const content = await loadPublishedContent(database, files);
    if (content.version) {
      process.stderr.write(`The content is version ${content.version.id} of the database.\n`);
    }
    const document = leaveOutVideos(content.document);
    if (listVideoFiles(content.document).length > 0) {
      process.stderr.write(
        'Its sections with a video are left out: only this server sends videos.\n',
      );
    }
    const options = { queries: database, dataDir, files, source };
    await use(await publishCurrent({ ...content, document }, options));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    await database?.close();
  }
}
