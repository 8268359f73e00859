import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const RECORD = ['domain/replies/rsvp-record.ts', 'domain/replies/rsvp-schema.ts'];
const COLUMNS = /\b(?:guest_(?:one|two)_(?:first|last)|guests_count|dietary_restrictions)\b/;
/** The id of an event in the default content, whose form field the specification names. */
const EVENT = /\bwelcome_party\b/;
const EVENT_FILES = [
  'content/wedding.ts',
  'domain/replies/reply-form.ts',
  'domain/wedding/wedding-sections.ts',
];

test('only two files know the columns of a reply', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) =>
      /^(?:build|commands|content|dashboard|domain|publish|server|site|ui)\//.test(file),
    )
    .filter((file) => !/\.test\.tsx?$|\/fixtures\//.test(file));
  const contents = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const find = (name: RegExp) => files.filter((file) => name.test(contents.get(file) ?? ''));
  expect(find(COLUMNS)).toEqual(RECORD);
  expect(find(EVENT)).toEqual([...EVENT_FILES, ...RECORD].sort());
});
