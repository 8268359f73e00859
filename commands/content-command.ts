import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatContentIssues } from '../domain/wedding/checks/wedding-checks.ts';
import { findMissingTranslations } from '../domain/wedding/content-texts.ts';
import { findPassedDates } from '../domain/wedding/demo-wedding.ts';
import type { WeddingDocument } from '../domain/wedding/wedding.ts';
import { loadDocument } from '../publish/content.ts';
import { CommandError } from '../server/platform/command-error.ts';
import type { Settings } from '../server/settings.ts';
import { openDatabase, openDatabaseForReading } from '../server/store.ts';
import { CONTENT_PICTURES, readContentFiles } from '../server/website/content-files.ts';
import { exportContent, importContent } from '../server/website/content-folder.ts';
import { findMissingVideos } from '../server/website/content-issues.ts';
import { loadPublishedContent } from '../server/website/website.ts';

const USAGE = `How to use the website's content as files:
  npm run content -- check [FOLDER]   checks content/, or another folder
  npm run content -- export FOLDER    writes the published content into a new folder
  npm run content -- import FOLDER    publishes the content of a folder; the website shows it at once`;

/** Runs `npm run content` and returns its output; throws CommandError. */
export async function runContentCommand(
  args: readonly string[],
  loadSettings: () => Settings,
): Promise<string> {
  const { action, folder } = parseArguments(args);
  if (action === 'check') return check(folder ? resolve(folder) : join(CONTENT_PICTURES, '..'));
  if (folder && action === 'export') return exportTo(resolve(folder), loadSettings());
  if (folder && action === 'import') return importFrom(resolve(folder), loadSettings());
  throw new CommandError(USAGE);
}

async function check(folder: string): Promise<string> {
  const document = await load(folder);
  const missing = findMissingTranslations(document).map(
    ({ path, language }) => `${path.join('.')}: there is no text in ${language}`,
  );
  const passed = formatContentIssues(findPassedDates(document));
  const notes = [...missing, ...passed].map((line) => `  ${line}\n`);
  return `${folder} has no errors.\n${notes.join('')}`;
}

async function exportTo(folder: string, settings: Settings): Promise<string> {
  const database = await openDatabaseForReading(settings);
  try {
    const files = readContentFiles();
    const content = database
      ? await loadPublishedContent(database, files)
      : { document: files.document, version: null };
    const options = { folder, contentPictures: CONTENT_PICTURES };
    const { pictures } = await exportContent(database, content.document, options);
    const source = content.version ? `version ${content.version.id}` : 'the files in content/';
    return `Exported ${source} with ${pictures} pictures into ${folder}\n`;
  } finally {
    await database?.close();
  }
}

async function importFrom(folder: string, settings: Settings): Promise<string> {
  if (settings.supabase && !settings.databaseUrl) {
    throw new CommandError(
      'A site whose replies go to Supabase shows the files in content/. Copy the folder there.',
    );
  }
  const document = await load(folder);
  const missing = await findMissingVideos(document, readContentFiles(settings));
  if (missing.length > 0) throw new CommandError(formatContentIssues(missing).join('\n'));
  const database = await openDatabase(settings);
  try {
    const options = { folder, contentPictures: CONTENT_PICTURES };
    const { version, pictures } = await importContent(database, document, options);
    return (
      `Published ${folder} as version ${version.id}, with ${pictures} new pictures. ` +
      'The dashboard can restore the version before.\n'
    );
  } finally {
    await database.close();
  }
}

async function load(folder: string): Promise<WeddingDocument> {
  try {
    return await loadDocument(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'ENOENT' && code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new CommandError(`${folder} must contain wedding.ts and a folder pictures.`, {
      cause: error,
    });
  }
}

function parseArguments(args: readonly string[]): {
  action: string | undefined;
  folder: string | undefined;
} {
  try {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    if (positionals.length > 2) throw new Error('Too many arguments');
    return { action: positionals[0], folder: positionals[1] };
  } catch {
    throw new CommandError(USAGE);
  }
}
