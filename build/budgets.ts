import { readdir, readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { OFFLINE_LIST } from '../domain/pages/offline-list.ts';
import { APP_FILES } from '../publish/app.ts';
import { PATHS } from './paths.ts';

/** In bytes; text files gzipped. */
export type Sizes = {
  entryScript: number;
  allScripts: number;
  /** With the list of the files that it keeps. */
  serviceWorker: number;
  /** The form of a household, for guests who opened a personal link. */
  personalLink: number;
  /** The couple's own questions, also those after a reply, for a wedding that has some. */
  questions: number;
  /** The section for wishes, for a wedding that has one. */
  wishes: number;
  /** The sections that the couple has added, with their styles, for a wedding that has some. */
  addedSections: number;
  /** What is on and what comes next, on the days of the wedding. */
  nowAndNext: number;
  /** With the QR code. Browsers with a mouse load it when the page is idle. */
  printNote: number;
  /** All scripts of the guests' photographs: to see them large, and to add some. */
  photos: number;
  /** What the slideshow loads besides, with the QR code. */
  slideshow: number;
  /** The scripts of the dashboard before the couple has signed in. */
  signIn: number;
};

/** The most that a browser may have to download, in bytes. A test enforces it. */
export const BUDGETS: Sizes = {
  entryScript: 75_400,
  allScripts: 118_000,
  // With the page of the photographs.
  serviceWorker: 4_300,
  // With the form for an address, the calendar feed, and the table and the transfers, which it keeps for offline visits.
  personalLink: 10_200,
  questions: 2_600,
  wishes: 2_500,
  addedSections: 4_000,
  // With the household's table and transfers.
  nowAndNext: 3_200,
  printNote: 10_500,
  photos: 35_000,
  slideshow: 12_000,
  signIn: 90_000,
};

/**
 * Extra bytes of script for a translation: its sentences are longer, and it contains translations of
 * the server's messages.
 */
export const TRANSLATION_EXTRA_BYTES = 1_200;

const LABELS: Record<keyof Sizes, string> = {
  entryScript: 'entry script (gzip)',
  allScripts: 'all scripts of the wedding page (gzip)',
  serviceWorker: 'service worker and its list, loaded later (gzip)',
  personalLink: 'form of a personal link, its styles and texts (gzip)',
  questions: 'questions of the couple (gzip)',
  wishes: 'wishes of guests, with styles (gzip)',
  addedSections: 'added sections and their styles (gzip)',
  nowAndNext: 'now and next on the days of the wedding (gzip)',
  printNote: 'address on the printed page, not for phones (gzip)',
  photos: 'scripts of the photographs (gzip)',
  slideshow: 'slideshow of the photographs (gzip)',
  signIn: 'scripts of the sign-in to the dashboard (gzip)',
};

const SERVICE_WORKER = 'sw.js';
const PERSONAL_LINK = /^personal-(link|form)-.*\.(js|css|json)$/;
const PRINT_NOTE = /^print-note-.*\.(js|css)$/;
const NOW_AND_NEXT = /^now-and-next-.*\.(js|css)$/;
const SLIDESHOW = /^slideshow-/;
const QUESTIONS = /^question-fields-.*\.js$/;
const WISHES = /^wishes-.*\.(js|css)$/;
const ADDED_SECTIONS = /^added-section-.*\.(js|css)$/;

/** Measures the files that a guests' page and the sign-in load, by following the file names in them. */
export async function measureSizes(dir: string, page = 'index.html'): Promise<Sizes> {
  const html = await readFile(join(dir, page), 'utf8');
  const [, weddingPath = ''] = /data-wedding="([^"]+)"/.exec(html) ?? [];
  const weddingHtml = await readFile(join(dir, weddingPath), 'utf8');
  const all = await readdir(dir, { recursive: true });
  const isPersonal = (file: string) => PERSONAL_LINK.test(basename(file));
  // A page names the texts of its language only.
  const isOfPage = (file: string) =>
    !file.endsWith('.json') || weddingHtml.includes(basename(file));
  const isQuestions = (file: string) => QUESTIONS.test(basename(file));
  const isAdded = (file: string) => ADDED_SECTIONS.test(basename(file));
  const isWishes = (file: string) => WISHES.test(basename(file)) && !file.startsWith(`host${sep}`);
  const isPrintNote = (file: string) => PRINT_NOTE.test(basename(file));
  const isNowAndNext = (file: string) => NOW_AND_NEXT.test(basename(file));
  const hasOwnBudget = (file: string) =>
    file === SERVICE_WORKER ||
    [isPersonal, isQuestions, isWishes, isAdded, isPrintNote, isNowAndNext].some((is) => is(file));
  const files = all.filter((file) => !file.startsWith(`host${sep}`) && !hasOwnBudget(file));
  const readAll = (isWanted: (file: string) => boolean) =>
    Promise.all(all.filter(isWanted).map((file) => readFile(join(dir, file), 'utf8')));
  const texts = new Map<string, string>();
  const follow = async (text: string) => {
    for (const file of files) {
      const name = basename(file);
      if (texts.has(file) || !name.endsWith('.js') || !text.includes(name)) continue;
      const content = await readFile(join(dir, file), 'utf8');
      texts.set(file, content);
      await follow(content);
    }
  };
  await follow(html);

  const scripts = [...texts];
  const entry = scripts.filter(([file]) => html.includes(`data-entry="/${file}"`));
  const signIn = await readFile(join(dir, 'host', 'index.html'), 'utf8');
  const signInScripts = all.filter(
    (file) =>
      file.startsWith(`host${sep}`) && file.endsWith('.js') && signIn.includes(basename(file)),
  );
  // In one of the languages.
  const signInTexts = await Promise.all(
    all
      .filter((file) => /^sign-in-[a-z]{2}-.*\.js$/.test(basename(file)))
      .map((file) => readFile(join(dir, file), 'utf8')),
  );
  return {
    entryScript: computeGzippedSize(entry.map(([, text]) => text)),
    allScripts: computeGzippedSize(scripts.map(([, text]) => text)),
    serviceWorker: computeGzippedSize([
      await readFile(join(dir, SERVICE_WORKER), 'utf8'),
      await readFile(join(dir, OFFLINE_LIST), 'utf8'),
    ]),
    personalLink: computeGzippedSize(await readAll((file) => isPersonal(file) && isOfPage(file))),
    questions: computeGzippedSize(await readAll(isQuestions)),
    wishes: computeGzippedSize(await readAll(isWishes)),
    addedSections: computeGzippedSize(await readAll(isAdded)),
    nowAndNext: computeGzippedSize(await readAll(isNowAndNext)),
    printNote: computeGzippedSize(await readAll(isPrintNote)),
    photos: await measurePhotos((file) => !SLIDESHOW.test(file)),
    slideshow: await measurePhotos((file) => SLIDESHOW.test(file)),
    signIn:
      computeGzippedSize(
        await Promise.all(signInScripts.map((file) => readFile(join(dir, file), 'utf8'))),
      ) + Math.max(...signInTexts.map((text) => computeGzippedSize([text]))),
  };
}

/** The static site has no photographs, so these are the files of the built app. */
async function measurePhotos(isWanted: (file: string) => boolean): Promise<number> {
  const dir = join(PATHS.app, APP_FILES.files, 'assets', 'photos');
  const names = (await readdir(dir)).filter((name) => name.endsWith('.js') && isWanted(name));
  return computeGzippedSize(
    await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8'))),
  );
}

/** The sizes beside their budgets, one line each. */
export function renderSizesTable(sizes: Sizes): string {
  return Object.entries(sizes)
    .map(([name, bytes]) => {
      const key = name as keyof Sizes;
      return `${LABELS[key].padEnd(48)} ${formatKilobytes(bytes)} of ${formatKilobytes(BUDGETS[key])}`;
    })
    .join('\n');
}

function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}

function computeGzippedSize(texts: string[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}
