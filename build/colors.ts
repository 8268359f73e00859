import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, wcagContrast } from 'culori';
import { refuse } from './content.ts';
import { PATHS } from './paths.ts';

/** The colours of both pages, and much else. */
export const TOKENS = join(PATHS.root, 'ui', 'tokens.css');

/** What stands in such a file, by its name: `--paper` and so on. */
export function tokensIn(css: string): ReadonlyMap<string, string> {
  const said = [...css.matchAll(/(--[\w-]+)\s*:\s*([^;}]*)/g)];
  return new Map(
    said.map(([, name = '', value = '']) => [name, value.trim().replace(/\s+/g, ' ')]),
  );
}

/** What words lie on, on every page, and what they are written in. */
const GROUNDS = ['--paper', '--paper-light', '--paper-deep'];
const WORDS = ['--ink', '--ink-soft', '--lagoon-deep', '--rose-deep', '--gilt-deep'];
const OTHERS = ['--lagoon', '--lagoon-pale', '--rose', '--apricot', '--wisteria', '--gilt'];
/** Of letters to their ground, in WCAG's measure (2.2, 1.4.3). */
const READABLE = 4.5;

/** Throws ContentError when the colours of ui/tokens.css cannot be drawn, or words in them not be read. */
export async function rejectColorIssues(): Promise<void> {
  const faults = colorIssues(await readFile(TOKENS, 'utf8'));
  refuse('The colours in ui/tokens.css have faults:', faults);
}

/** What is wrong with the colours of such a file, one sentence a fault. */
export function colorIssues(css: string): string[] {
  const said = tokensIn(css);
  const open = [...said].filter(([, value]) => value.includes(':')).map(([name]) => name);
  if (open.length > 0) return open.map((name) => `${name} has no semicolon at its end`);
  const faults = [...GROUNDS, ...WORDS, ...OTHERS].flatMap((name) =>
    shapeFault(name, said.get(name)),
  );
  return faults.length > 0 ? faults : contrastIssues(said);
}

function shapeFault(name: string, value: string | undefined): string[] {
  if (value === undefined) return [`${name} is missing`];
  if (parse(value)) return [];
  return [`${name} is '${value}', which is no colour; one is #fbf7ec`];
}

function contrastIssues(said: ReadonlyMap<string, string>): string[] {
  const colorOf = (name: string) => said.get(name) ?? '';
  return WORDS.flatMap((word) =>
    GROUNDS.flatMap((ground) => {
      const contrast = wcagContrast(colorOf(word), colorOf(ground));
      if (contrast >= READABLE) return [];
      return [
        `words in ${word} on ${ground} stand out ${contrast.toFixed(1)} to 1, and not everybody can read them below ${READABLE}: make one of the two darker or lighter`,
      ];
    }),
  );
}
