// `npm run bench:page`: how near the pages come to a bare one, seen by a phone on a slow line.
// `npm run bench:page -- 1 simulate` looks once, and on the computed line alone.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserLaunch } from '../e2e/browser.ts';
import { startSite } from '../e2e/site.ts';
import { machine } from './machine.ts';
import { type Line, type Look, look } from './page/look.ts';
import { PAGE_NAMES, PAGES, type PageName } from './page/pages.ts';
import { missedBudgets, summary, summaryTable } from './page/report.ts';

const RUNS = Number(process.argv[2] ?? 5);
const LINES: Line[] = process.argv[3] === 'simulate' ? ['simulate'] : ['simulate', 'devtools'];

const site = await startSite({}, join(import.meta.dirname, 'page', 'serve.ts'));
const looks = new Map<Line, Map<PageName, Look[]>>();
try {
  for (let run = 1; run <= RUNS; run += 1) {
    for (const line of LINES) await lookAtEveryPage(line);
    process.stderr.write(`run ${run} of ${RUNS}\n`);
  }
} finally {
  await site.close();
}

/** One look at each, one after the other, so that what slows the machine slows them all. */
async function lookAtEveryPage(line: Line): Promise<void> {
  const seen = looks.get(line) ?? new Map<PageName, Look[]>();
  looks.set(line, seen);
  for (const name of PAGE_NAMES) {
    const { path, prepare } = PAGES[name];
    const one = await look(site.url + path, line, (context) => prepare(context, site.url));
    seen.set(name, [...(seen.get(name) ?? []), one]);
  }
}

const results = Object.fromEntries([...looks].map(([line, seen]) => [line, summary(seen)]));
const browser = await chromium.launch(await browserLaunch());
const about = { ...machine(`Chromium ${browser.version()}`), runs: RUNS };
await browser.close();

for (const [line, result] of Object.entries(results)) {
  process.stdout.write(`\n${line}\n${summaryTable(result)}\n`);
}
const missed = results.simulate ? missedBudgets(results.simulate) : [];
process.stdout.write(
  missed.length ? `\nMissed:\n${missed.join('\n')}\n` : '\nEvery budget kept.\n',
);
await writeFile(
  join(import.meta.dirname, 'results', 'page.json'),
  `${JSON.stringify({ ...about, missed, ...results }, null, 2)}\n`,
);
process.exitCode = missed.length ? 1 : 0;
