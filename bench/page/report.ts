import { formatTable } from '../results.ts';
import { type Summary, summarize } from '../statistics.ts';
import type { Audit, Throttling } from './audit.ts';
import type { PageName } from './pages.ts';

type AuditSummary = Record<keyof Audit, Summary>;
export type AuditSummaries = Record<PageName, AuditSummary>;

const KEYS = [
  'fcp',
  'lcp',
  'tbt',
  'cls',
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
] as const satisfies (keyof Audit)[];

const baselineOf = (name: PageName): PageName =>
  name.startsWith('wedding page') ? 'baseline page with a picture' : 'baseline page';

export function summarizeAudits(
  auditsByPage: ReadonlyMap<PageName, readonly Audit[]>,
): AuditSummaries {
  const entries = [...auditsByPage].map(([name, audits]) => [
    name,
    Object.fromEntries(KEYS.map((key) => [key, summarize(audits.map((audit) => audit[key]))])),
  ]);
  return Object.fromEntries(entries);
}

/** A table of medians with ranges in brackets, and for times the ratio to the baseline's median. */
export function auditTable(all: AuditSummaries): string {
  const names = Object.keys(all) as PageName[];
  const rows = names.map((name) => {
    const { fcp, lcp, tbt, cls, performance, accessibility, bestPractices, seo } = all[name];
    const scores = [performance, accessibility, bestPractices, seo].map(({ median }) => median);
    return [
      name,
      seconds(fcp),
      `×${ratio(all, name, 'fcp').toFixed(2)}`,
      seconds(lcp),
      `×${ratio(all, name, 'lcp').toFixed(2)}`,
      `${Math.round(tbt.median)} (${Math.round(tbt.max)})`,
      cls.max.toFixed(3),
      scores.join('/'),
    ];
  });
  const heading = ['', 'FCP s', '', 'LCP s', '', 'TBT ms (max)', 'CLS max', 'P/A/B/S'];
  return formatTable([heading, ...rows]);
}

function seconds({ median, min, max }: Summary): string {
  return `${inSeconds(median)} (${inSeconds(min)}–${inSeconds(max)})`;
}

function inSeconds(time: number): string {
  return (time / 1000).toFixed(2);
}

function ratio(all: AuditSummaries, name: PageName, key: 'fcp' | 'lcp'): number {
  return all[name][key].median / all[baselineOf(name)][key].median;
}

type MaxRatio = [PageName, 'fcp' | 'lcp', most: number];

const MAX_RATIOS: Record<Throttling, MaxRatio[]> = {
  simulate: [
    ['gate', 'fcp', 1.15],
    ['gate', 'lcp', 1.15],
    ['wedding page', 'fcp', 1.3],
    ['wedding page', 'lcp', 1.5],
  ],
  devtools: [
    ['wedding page', 'fcp', 1.3],
    ['wedding page', 'lcp', 1.3],
  ],
};

/** The budgets that were not met, one sentence each. */
export function missedBudgets(results: Partial<Record<Throttling, AuditSummaries>>): string[] {
  const { simulate, devtools } = results;
  return [
    ...(simulate ? [...missedRatios(simulate, 'simulate'), ...missedScores(simulate)] : []),
    ...(devtools ? missedRatios(devtools, 'devtools') : []),
  ];
}

function missedRatios(all: AuditSummaries, throttling: Throttling): string[] {
  return MAX_RATIOS[throttling]
    .filter(([name, key, most]) => ratio(all, name, key) > most)
    .map(
      ([name, key, most]) =>
        `${name}, ${throttling}: ${key} is ${ratio(all, name, key).toFixed(2)} times the baseline's, over ${most}`,
    );
}

function missedScores(all: AuditSummaries): string[] {
  const missed: string[] = [];
  for (const name of ['gate', 'wedding page'] as const) {
    const { tbt, cls, performance, accessibility, bestPractices, seo } = all[name];
    if (tbt.median >= 50)
      missed.push(`${name}: total blocking time is ${tbt.median} ms, not below 50`);
    if (cls.max >= 0.001) missed.push(`${name}: layout shift is ${cls.max}, not below 0.001`);
    for (const [category, { median }] of Object.entries({
      performance,
      accessibility,
      bestPractices,
      seo,
    })) {
      if (median < 100) missed.push(`${name}: ${category} is ${median}, not 100`);
    }
  }
  return missed;
}
