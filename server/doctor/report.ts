import type { Alarm, CheckResult, CheckSection, Level } from './check-result.ts';

const WIDTH = 80;
const LABELS: Record<Level, string> = { well: 'well', warning: 'note', fault: 'FAULT' };
const INDENT = ' '.repeat(9);

/** A chapter as a person reads it in a terminal. */
export function sectionText({ title, results }: CheckSection): string {
  return [title, ...results.flatMap(findingLines), '', ''].join('\n');
}

/** What must not wait, for the end of the report: there it is still seen when all has scrolled by. */
export function alarmText({ title, says, list, how, sql }: Alarm): string {
  const bar = '█'.repeat(WIDTH);
  const indented = (text: string) => wrapped(text, WIDTH - 4).map((line) => `  ${line}`);
  const items = list.flatMap((item) =>
    wrapped(item, WIDTH - 6).map((line, index) => `  ${index === 0 ? '•' : ' '} ${line}`),
  );
  return [
    // Comments of SQL: who copies a line too much does no harm.
    ...['-- FROM HERE '.padEnd(WIDTH, '-'), sql, '-- TO HERE '.padEnd(WIDTH, '-'), ''],
    ...[bar, '', `  ${title.toUpperCase()}`, ''],
    ...[...indented(says), ...items, '', ...indented(how)],
    ...['', bar, '', ''],
  ].join('\n');
}

/** The last words: how it stands, and with which exit code. */
export function verdict(sections: readonly CheckSection[]): { text: string; code: 0 | 1 } {
  const levels = sections.flatMap(({ results }) => results).map(({ level }) => level);
  const faults = levels.filter((level) => level === 'fault').length;
  const notes = levels.filter((level) => level === 'warning').length;
  if (faults > 0) return { text: `${counted(faults, 'fault')} to mend.\n`, code: 1 };
  if (notes === 0) return { text: 'All is well.\n', code: 0 };
  return {
    text: `All is well; ${counted(notes, 'note')} above ${notes === 1 ? 'is' : 'are'} worth a look.\n`,
    code: 0,
  };
}

function findingLines({ level, says, mend }: CheckResult): string[] {
  const [first = '', ...more] = wrapped(says, WIDTH - INDENT.length);
  const lines = [`  ${LABELS[level].padEnd(7)}${first}`, ...more.map((line) => INDENT + line)];
  if (mend === undefined) return lines;
  const advice = wrapped(mend, WIDTH - INDENT.length - 2);
  return [...lines, ...advice.map((line, index) => `${INDENT}${index === 0 ? '→' : ' '} ${line}`)];
}

// Commands, which are indented, and words longer than a line, such as paths, stay whole, to be copied.
function wrapped(text: string, width: number): string[] {
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

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
