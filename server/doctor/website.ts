import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { formatContentIssues } from '../../domain/wedding/checks/wedding-checks.ts';
import { findPassedDates, isDemoWedding } from '../../domain/wedding/demo-wedding.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import { checkPublished } from '../pages/published-files.ts';
import { CommandError } from '../platform/command-error.ts';
import type { Database } from '../platform/database/database.ts';
import type { Settings } from '../settings.ts';
import { openDatabaseForReading } from '../store.ts';
import type { ContentFiles } from '../website/content-files.ts';
import { findContentIssues } from '../website/content-issues.ts';
import { listPictures } from '../website/pictures/pictures.ts';
import { loadPublishedContent, type PublishedContent } from '../website/website.ts';
import { listDraftSections } from '../website/wedding-draft.ts';
import { type CheckResult, error, ok, warning } from './report.ts';

const CONNECT_TIMEOUT_MS = 3_000;
const FIX = 'Edit it in the dashboard under Website, or in content/wedding.ts';

/** The wedding that the guests see, as far as it can be read; another check reports the rest. */
export async function loadWedding(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  files: ContentFiles,
): Promise<WeddingDocument> {
  const database = await openQuietly(settings);
  try {
    return database ? (await loadPublishedContent(database, files)).document : files.document;
  } catch {
    return files.document;
  } finally {
    await database?.close();
  }
}

/** Checks the content that the guests see: where it is, its pictures and its dates. */
export async function checkWebsite(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  files: ContentFiles,
  now = new Date(),
): Promise<CheckResult[]> {
  const database = await openQuietly(settings);
  try {
    const unreadable: CheckResult[] = [];
    const content = database
      ? await loadPublishedContent(database, files, (message) => unreadable.push(error(message)))
      : { document: files.document, version: null };
    return [
      ...unreadable,
      ...(await checkPublishedFiles(settings.dataDir)),
      ok(`The guests see ${describeSource(content)}.`),
      ...(await checkDocument(database, content, files, now)),
      ...(database ? await describeStored(database) : []),
    ];
  } catch (cause) {
    if (cause instanceof CommandError) return [error(cause.message)];
    throw cause;
  } finally {
    await database?.close();
  }
}

const CONTENT_FOLDER = join(import.meta.dirname, '..', '..', 'dist', 'published');

/** Checks the files of the published website. Without the private ones guests would see the gate for ever. */
async function checkPublishedFiles(dataDir: string): Promise<CheckResult[]> {
  const parent = join(dataDir, 'published');
  const names = await readdir(parent).catch(() => []);
  const folders = names
    .filter((name) => !/^\.|\.tmp$/.test(name))
    .map((name) => join(parent, name));
  const results: CheckResult[] = [];
  for (const folder of [CONTENT_FOLDER, ...folders]) {
    if ((await checkPublished(folder)) !== 'damaged') continue;
    const fix = 'Start the site again: it publishes them by itself';
    results.push(error(`Files of the published website are missing or damaged in ${folder}.`, fix));
  }
  return results;
}

/** Other checks explain why a database cannot be opened. */
async function openQuietly(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>) {
  const connect = { print: () => {}, timeoutMs: CONNECT_TIMEOUT_MS };
  return openDatabaseForReading(settings, { connect }).catch(() => null);
}

function describeSource({ version }: PublishedContent): string {
  if (!version) return 'the files in content/';
  return `version ${version.id} of the website, published on ${version.publishedAt.slice(0, 10)}`;
}

async function checkDocument(
  database: Database | null,
  { document }: PublishedContent,
  files: ContentFiles,
  now: Date,
): Promise<CheckResult[]> {
  const issues = await findContentIssues(database, document, files);
  const errors = formatContentIssues(issues).map((line) => error(line, FIX));
  if (isDemoWedding(document)) {
    return [...errors, warning('It is still the demo wedding of Portia and Bassanio.', FIX)];
  }
  return [...errors, ...findPassedDates(document, now).map(({ message }) => warning(message, FIX))];
}

async function describeStored(database: Database): Promise<CheckResult[]> {
  const pictures = await listPictures(database);
  const megabytes = pictures.reduce((sum, { size }) => sum + size, 0) / 1_000_000;
  const changed = await listDraftSections(database);
  return [
    ok(`Uploaded pictures: ${pictures.length}, ${megabytes.toFixed(1)} MB.`),
    ...(changed.length > 0
      ? [ok(`Sections changed and not published yet: ${changed.length}.`)]
      : []),
  ];
}
