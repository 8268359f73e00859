import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { formatContentIssues } from '../../domain/wedding/checks/wedding-checks.ts';
import { findPassedDates, isDemoWedding } from '../../domain/wedding/demo-wedding.ts';
import { checkPublished } from '../pages/published-files.ts';
import type { Settings } from '../settings.ts';
import { openDatabaseForReading } from '../store.ts';
import type { ContentFiles } from '../website/content-files.ts';
import { findContentIssues } from '../website/content-issues.ts';
import { loadPublishedContent } from '../website/website.ts';
import { type CheckResult, error, ok, warning } from './check.ts';

const CONNECT_TIMEOUT_MS = 3_000;
const CONTENT_FOLDER = join(import.meta.dirname, '..', '..', 'dist', 'published');
const FIX = 'Edit it in the dashboard under Website, or in content/wedding.ts';
const FIX_FILES = 'Start the site again: it publishes them by itself';

/** Checks the content that the guests see: where it is, its pictures and its dates. */
export async function checkWebsite(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  files: ContentFiles,
  now = new Date(),
): Promise<CheckResult[]> {
  const results = await checkPublishedFiles(settings.dataDir);
  const connect = { print: () => {}, timeoutMs: CONNECT_TIMEOUT_MS };
  // Other checks explain why a database cannot be opened.
  const database = await openDatabaseForReading(settings, { connect }).catch(() => null);
  try {
    const { document, version } = database
      ? await loadPublishedContent(database, files, (message) => results.push(error(message)))
      : { document: files.document, version: null };
    const source = version
      ? `version ${version.id} of the website, published on ${version.publishedAt.slice(0, 10)}`
      : 'the files in content/';
    results.push(ok(`The guests see ${source}.`));
    const issues = await findContentIssues(database, document, files);
    results.push(...formatContentIssues(issues).map((line) => error(line, FIX)));
    const warnings = isDemoWedding(document)
      ? ['It is still the demo wedding of Portia and Bassanio.']
      : findPassedDates(document, now).map(({ message }) => message);
    return [...results, ...warnings.map((message) => warning(message, FIX))];
  } finally {
    await database?.close();
  }
}

/** Checks the files of the published website. Without the private ones guests would see the gate for ever. */
async function checkPublishedFiles(dataDir: string): Promise<CheckResult[]> {
  const parent = join(dataDir, 'published');
  const names = (await readdir(parent).catch(() => [])).filter((name) => !/^\.|\.tmp$/.test(name));
  const results: CheckResult[] = [];
  for (const folder of [CONTENT_FOLDER, ...names.map((name) => join(parent, name))]) {
    if ((await checkPublished(folder)) !== 'damaged') continue;
    const message = `Files of the published website are missing or damaged in ${folder}.`;
    results.push(error(message, FIX_FILES));
  }
  return results;
}
