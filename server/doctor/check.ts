/** A warning does not stop the site from working. An error does, or affects its guests. */
type Level = 'ok' | 'warning' | 'error';

/** One line of the report; `fix` tells the reader what to do. */
export type CheckResult = { level: Level; message: string; fix?: string | undefined };

/** Checks one subject and changes nothing of the site. */
export type Check = { name: string; run: () => CheckResult[] | Promise<CheckResult[]> };

export const ok = (message: string): CheckResult => ({ level: 'ok', message });
export const warning = (message: string, fix?: string): CheckResult => {
  return { level: 'warning', message, fix };
};
export const error = (message: string, fix?: string): CheckResult => {
  return { level: 'error', message, fix };
};

const WIDTH = 80;
const LABELS: Record<Level, string> = { ok: 'ok', warning: 'warning', error: 'ERROR' };
const INDENT = ' '.repeat(11);

/** The results of a check, laid out for the terminal. */
export function formatResults(name: string, results: readonly CheckResult[]): string {
  return [name, ...results.flatMap(formatResult), '', ''].join('\n');
}

/** The last line of the report, and the exit code. */
export function summarize(results: readonly CheckResult[]): { text: string; code: 0 | 1 } {
  const errors = results.filter(({ level }) => level === 'error').length;
  const warnings = results.filter(({ level }) => level === 'warning').length;
  if (errors > 0) return { text: `${count(errors, 'error')} to fix.\n`, code: 1 };
  if (warnings > 0) return { text: `No errors, ${count(warnings, 'warning')}.\n`, code: 0 };
  return { text: 'No problems found.\n', code: 0 };
}

function formatResult({ level, message, fix }: CheckResult): string[] {
  const [first = '', ...more] = wrap(message, WIDTH - INDENT.length);
  const lines = [`  ${LABELS[level].padEnd(9)}${first}`, ...more.map((line) => INDENT + line)];
  if (fix === undefined) return lines;
  const advice = wrap(fix, WIDTH - INDENT.length - 2);
  return [...lines, ...advice.map((line, index) => `${INDENT}${index === 0 ? '→' : ' '} ${line}`)];
}

// Commands (indented lines) and long paths are not broken, so that they can be copied.
function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    if (paragraph.startsWith('  ')) return [paragraph];
    const lines: string[] = [];
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= width) {
        lines[lines.length - 1] = `${last} ${word}`;
      } else lines.push(word);
    }
    return lines;
  });
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
