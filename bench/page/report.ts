import { type Measure, measure, table } from '../measures.ts';
import type { Look } from './look.ts';
import type { PageName } from './pages.ts';

type Summary = Record<keyof Look, Measure>;
export type Summaries = Record<PageName, Summary>;

const KEYS = [
  'fcp',
  'lcp',
  'tbt',
  'cls',
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
] as const satisfies (keyof Look)[];

/** The limit that a page is held to. */
const LIMIT_OF = (name: PageName): PageName =>
  name === 'wedding page' ? 'bare page with a picture' : 'bare page';

export function summary(looks: ReadonlyMap<PageName, readonly Look[]>): Summaries {
  const entries = [...looks].map(([name, seen]) => [
    name,
    Object.fromEntries(KEYS.map((key) => [key, measure(seen.map((one) => one[key]))])),
  ]);
  return Object.fromEntries(entries);
}

/** Median, range in brackets, and for times the ratio to the bare page's median. */
export function summaryTable(all: Summaries): string {
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
  return table([heading, ...rows]);
}

function seconds({ median, min, max }: Measure): string {
  return `${inSeconds(median)} (${inSeconds(min)}–${inSeconds(max)})`;
}

function inSeconds(time: number): string {
  return (time / 1000).toFixed(2);
}

function ratio(all: Summaries, name: PageName, key: 'fcp' | 'lcp'): number {
  return all[name][key].median / all[LIMIT_OF(name)][key].median;
}

const RATIOS: [PageName, 'fcp' | 'lcp', most: number][] = [
  ['gate', 'fcp', 1.15],
  ['gate', 'lcp', 1.15],
  ['wedding page', 'fcp', 1.3],
  ['wedding page', 'lcp', 1.5],
];

/** Every budget that was not kept, in words. */
export function missedBudgets(all: Summaries): string[] {
  const missed = RATIOS.filter(([name, key, most]) => ratio(all, name, key) > most).map(
    ([name, key, most]) =>
      `${name}: ${key} is ${ratio(all, name, key).toFixed(2)} times the bare page's, over ${most}`,
  );
  for (const name of ['gate', 'wedding page'] as const) {
    const { tbt, cls, performance, accessibility, bestPractices, seo } = all[name];
    if (tbt.median >= 50) missed.push(`${name}: ${tbt.median} ms of blocking time, 50 or more`);
    if (cls.max >= 0.001) missed.push(`${name}: something moves by ${cls.max}`);
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
