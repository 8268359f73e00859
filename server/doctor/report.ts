/** A warning does not stop the site from working. An error does, or affects its guests. */
export type Level = 'ok' | 'warning' | 'error';

/** The result of one check; `fix` tells the reader what to do. */
export type CheckResult = { level: Level; message: string; fix?: string };

export const ok = (message: string): CheckResult => ({ level: 'ok', message });
export const warning = (message: string, fix?: string): CheckResult =>
  createResult('warning', message, fix);
export const error = (message: string, fix?: string): CheckResult =>
  createResult('error', message, fix);

/** An urgent problem, and the SQL that fixes it. */
export type Alarm = {
  title: string;
  message: string;
  list: string[];
  instructions: string;
  sql: string;
};

/** The results of all checks of one subject. */
export type CheckSection = { title: string; results: CheckResult[]; alarm?: Alarm };

const WIDTH = 80;
const LABELS: Record<Level, string> = { ok: 'ok', warning: 'warning', error: 'ERROR' };
const INDENT = ' '.repeat(11);

/** A section, laid out for the terminal. */
export function formatSection({ title, results }: CheckSection): string {
  return [title, ...results.flatMap(formatResult), '', ''].join('\n');
}

/** An alarm, laid out for the end of the report, where it stays in view. */
export function formatAlarm({ title, message, list, instructions, sql }: Alarm): string {
  const bar = '█'.repeat(WIDTH);
  const indent = (text: string) => wrap(text, WIDTH - 4).map((line) => `  ${line}`);
  const items = list.flatMap((item) =>
    wrap(item, WIDTH - 6).map((line, index) => `  ${index === 0 ? '•' : ' '} ${line}`),
  );
  return [
    // The marks are SQL comments, so copying them along does no harm.
    ...['-- FROM HERE '.padEnd(WIDTH, '-'), sql, '-- TO HERE '.padEnd(WIDTH, '-'), ''],
    ...[bar, '', `  ${title.toUpperCase()}`, ''],
    ...[...indent(message), ...items, '', ...indent(instructions)],
    ...['', bar, '', ''],
  ].join('\n');
}

/** The last line of the report, and the exit code. */
export function summarize(sections: readonly CheckSection[]): { text: string; code: 0 | 1 } {
  const levels = sections.flatMap(({ results }) => results).map(({ level }) => level);
  const errors = levels.filter((level) => level === 'error').length;
  const warnings = levels.filter((level) => level === 'warning').length;
  if (errors > 0) return { text: `${count(errors, 'error')} to fix.\n`, code: 1 };
  if (warnings > 0) return { text: `No errors, ${count(warnings, 'warning')}.\n`, code: 0 };
  return { text: 'No problems found.\n', code: 0 };
}

function createResult(level: Level, message: string, fix: string | undefined): CheckResult {
  return fix === undefined ? { level, message } : { level, message, fix };
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
