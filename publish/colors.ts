import { parse, wcagContrast } from 'culori';
import { parseTokens } from '../designs/design.ts';
import { DESIGN_NAMES, readTokens } from '../designs/designs.ts';
import { MIN_CONTRAST } from '../domain/wedding/theme.ts';
import { throwContentError } from './content.ts';

const BACKGROUNDS = ['--paper', '--paper-light', '--paper-deep', '--wash'];
const TEXT_COLORS = ['--ink', '--ink-soft', '--accent-deep', '--second-deep', '--gilt-deep'];
const OTHER_COLORS = ['--accent', '--accent-pale', '--second', '--apricot', '--wisteria', '--gilt'];

/** Throws ContentError when a colour of a design is invalid, or text in it would be unreadable. */
export function rejectColorIssues(): void {
  for (const name of DESIGN_NAMES) {
    const issues = findTokenIssues(readTokens(name));
    throwContentError(
      `The colours in designs/${name}/tokens.css or ui/tokens.css have errors:`,
      issues,
    );
  }
}

/** Finds the issues in the colours of a token file, one sentence each. */
export function findColorIssues(css: string): string[] {
  return findTokenIssues(parseTokens(css));
}

function findTokenIssues(tokens: ReadonlyMap<string, string>): string[] {
  // Without its semicolon a declaration contains the next one, colon included.
  const unclosed = [...tokens].filter(([, value]) => value.includes(':')).map(([name]) => name);
  if (unclosed.length > 0) return unclosed.map((name) => `${name} has no semicolon at its end`);
  const issues = [...BACKGROUNDS, ...TEXT_COLORS, ...OTHER_COLORS].flatMap((name) =>
    findValueIssues(name, tokens.get(name)),
  );
  return issues.length > 0 ? issues : findContrastIssues(tokens);
}

function findValueIssues(name: string, value: string | undefined): string[] {
  if (value === undefined) return [`${name} is missing`];
  if (parse(value)) return [];
  return [`${name} is '${value}', which is not a colour; an example is #fbf7ec`];
}

function findContrastIssues(tokens: ReadonlyMap<string, string>): string[] {
  const colorOf = (name: string) => tokens.get(name) ?? '';
  return TEXT_COLORS.flatMap((text) =>
    BACKGROUNDS.flatMap((background) => {
      const contrast = wcagContrast(colorOf(text), colorOf(background));
      if (contrast >= MIN_CONTRAST) return [];
      return [
        `text in ${text} on ${background} has a contrast of ${contrast.toFixed(1)} to 1, and is hard to read below ${MIN_CONTRAST}: make one of the two darker or lighter`,
      ];
    }),
  );
}
