// `npm run bench:page`: compares the pages with a baseline page, on a phone with a slow connection.
// `npm run bench:page -- 1 simulate` audits each page once, with simulated throttling only, and `-- 3 --design riva` the
// gate and the wedding page of the demo in that design, without writing the results.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildAppIfOutdated } from '../build/main.ts';
import { getBrowserOptions } from '../e2e/browser.ts';
import { startSite } from '../e2e/site.ts';
import { type Audit, auditPage, type Throttling } from './page/audit.ts';
import { PAGE_NAMES, PAGES, type PageName } from './page/pages.ts';
import { auditTable, missedBudgets, summarizeAudits } from './page/report.ts';
import { describeMachine, writeJson } from './results.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { design: { type: 'string' } },
});
const RUNS = Number(positionals[0] ?? 5);
const THROTTLINGS: Throttling[] =
  positionals[1] === 'simulate' ? ['simulate'] : ['simulate', 'devtools'];

/** A design changes nothing else. */
const names = values.design
  ? PAGE_NAMES.filter((name) => /^baseline|^gate$|^wedding page$/.test(name))
  : PAGE_NAMES;
const settings = values.design === undefined ? {} : { DESIGN: values.design };
await buildAppIfOutdated();
const site = await startSite(settings, { program: join(import.meta.dirname, 'page', 'serve.ts') });
const auditsByThrottling = new Map<Throttling, Map<PageName, Audit[]>>();
try {
  for (let run = 1; run <= RUNS; run += 1) {
    for (const throttling of THROTTLINGS) await auditAllPages(throttling);
    process.stderr.write(`run ${run} of ${RUNS}\n`);
  }
} finally {
  await site.close();
}

/** Audits every page once, in turns, so that a slow moment of the machine affects all of them. */
async function auditAllPages(throttling: Throttling): Promise<void> {
  const auditsByPage = auditsByThrottling.get(throttling) ?? new Map<PageName, Audit[]>();
  auditsByThrottling.set(throttling, auditsByPage);
  for (const name of names) {
    const { path, prepare } = PAGES[name];
    const audit = await auditPage(site.url + path, throttling, (context) =>
      prepare(context, site.url),
    );
    auditsByPage.set(name, [...(auditsByPage.get(name) ?? []), audit]);
  }
}

const results = Object.fromEntries(
  [...auditsByThrottling].map(([throttling, audits]) => [throttling, summarizeAudits(audits)]),
);
const browser = await chromium.launch(await getBrowserOptions());
const about = { ...describeMachine(`Chromium ${browser.version()}`), runs: RUNS };
await browser.close();

for (const [throttling, result] of Object.entries(results)) {
  process.stdout.write(`\n${throttling}\n${auditTable(result)}\n`);
}
const missed = missedBudgets(results);
process.stdout.write(
  missed.length ? `\nMissed budgets:\n${missed.join('\n')}\n` : '\nAll budgets met.\n',
);
if (!values.design) writeJson('page', { ...about, missed, ...results });
process.exitCode = missed.length ? 1 : 0;
