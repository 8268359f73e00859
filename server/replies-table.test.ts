import { expect, test } from 'vitest';
import type { StoredRsvp } from '../domain/rsvp.ts';
import { PORTIA } from './fixtures/site.ts';
import { repliesAsTable } from './replies-table.ts';

const STORED: StoredRsvp = { ...PORTIA, id: 1, created_at: '2026-01-02T03:04:05.678Z' };

test('a note cannot forge a line of the table', () => {
  const table = repliesAsTable([{ ...STORED, dietary_restrictions: 'a\r\nb\u2028c\u202Ed' }]);
  expect(table.split('\n')).toHaveLength(6);
  expect(table).toContain('a b c d\n');
});

test('no replies are said to be none', () => {
  expect(repliesAsTable([])).toBe('No replies yet.\n');
});

test('a reply is a line, aligned whatever the script', () => {
  const wide = { ...STORED, id: 2, guest_one_first: '王小明', email: 'ming@belmont.example' };
  expect(repliesAsTable([STORED, wide])).toBe(
    [
      'No.  Received (UTC)    Guests                        E-mail                  Welcome Party  Wedding  Count  Dietary restrictions',
      '───  ────────────────  ────────────────────────────  ──────────────────────  ─────────────  ───────  ─────  ────────────────────────────',
      '1    2026-01-02 03:04  Portia of Belmont & Bassanio  portia@belmont.example  yes            no       2      No pork, no "flesh" <b>',
      '2    2026-01-02 03:04  王小明 of Belmont & Bassanio  ming@belmont.example    yes            no       2      No pork, no "flesh" <b>',
      '',
      '2 replies.',
      '',
    ]
      .join('\n')
      .replace(/─{28}\n/, `${'─'.repeat(23)}\n`),
  );
});

test('who replied again is counted once', () => {
  const again = { ...STORED, id: 2, email: 'Portia@Belmont.example' };
  expect(repliesAsTable([STORED, again])).toContain('2 replies from 1 e-mail address; where one');
});
