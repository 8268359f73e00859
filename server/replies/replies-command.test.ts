import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from '../fixtures/read-csv.ts';
import { rsvpRecords } from '../fixtures/rsvp-records.ts';
import { PORTIA } from '../fixtures/site.ts';
import { formatRepliesAsCsv, formatRepliesAsTable } from './replies-command.ts';
import { type RsvpRow, toStoredReply } from './rsvps.ts';

const STORED = { ...PORTIA, id: 1, created_at: '2026-01-02T03:04:05.678Z', answers: null };
const COLUMNS = ['id', 'created_at', ...Object.keys(PORTIA)] as (keyof typeof STORED)[];
const FAMILY = {
  ...STORED,
  answers: JSON.stringify({
    events: { brunch: 'attending' },
    notAsked: ['wedding'],
    guests: [{ first: 'Zoë', last: null }],
  }),
};
const formatTable = (rows: RsvpRow[]) => formatRepliesAsTable(rows.map(toStoredReply));

describe('replies as CSV', () => {
  test.each(['=1+1', '+1', '-1', '@A1', '\tx', '\rx', '＝1+1'])(
    'make the formula %j harmless',
    (note) => {
      const csv = formatRepliesAsCsv([{ ...STORED, dietary_restrictions: note }]);
      expect(readCsv(csv.slice(1))[1]?.at(-1)).toBe(`'${note}`);
    },
  );

  test('start with a byte order mark, which tells Excel that it is UTF-8', () => {
    const csv = formatRepliesAsCsv([{ ...STORED, guest_one_first: 'Sofía' }]);
    expect(Buffer.from(csv).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(csv).toContain(',Sofía,');
  });

  test('without replies have only the headings', () => {
    expect(formatRepliesAsCsv([])).toBe(`\uFEFF${COLUMNS.join(',')}\r\n`);
  });

  test('have the answers as JSON in one more column if a reply has some', () => {
    const [headings, , row] = readCsv(formatRepliesAsCsv([STORED, FAMILY]).slice(1));
    expect(headings).toEqual([...COLUMNS, 'answers']);
    expect(row?.at(-1)).toBe(FAMILY.answers);
  });

  test('read back as they were sent, with harmless formulas', () => {
    const guarded = (value: string | number | null) =>
      String(value ?? '')
        .replace(/([;|\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g, "$1'")
        .replace(/^(?=[=+\-@\t\r＝＋－＠])/, "'");
    fc.assert(
      fc.property(fc.array(rsvpRecords, { maxLength: 5 }), (records) => {
        const replies = records.map((record, index) => ({
          ...{ ...STORED, ...record },
          ...{ answers: null, id: index + 1 },
        }));
        const [headings, ...rows] = readCsv(formatRepliesAsCsv(replies).slice(1));
        expect(headings).toEqual(COLUMNS);
        expect(rows).toEqual(
          replies.map((reply) => COLUMNS.map((column) => guarded(reply[column]))),
        );
        for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('replies as a table', () => {
  test('keep a note from forging a line', () => {
    const table = formatTable([{ ...STORED, dietary_restrictions: 'a\r\nb\u2028c\u202Ed' }]);
    expect(table.split('\n')).toHaveLength(6);
    expect(table).toContain('a b c d\n');
  });

  test('without replies say so', () => {
    expect(formatTable([])).toBe('No replies yet.\n');
  });

  test('have an aligned line for each reply in any script', () => {
    const wide = { ...STORED, id: 2, guest_one_first: '王小明', email: 'ming@belmont.example' };
    expect(formatTable([STORED, wide])).toBe(
      [
        'No.  Received (UTC)    Guests                        Email                   Welcome Party  Wedding  Count  Dietary restrictions',
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

  test('have a column for each further event and count all guests', () => {
    const lines = formatTable([STORED, FAMILY]).split('\n');
    expect(lines[0]).toMatch(/Welcome Party {2}Wedding {2}brunch {2}Count/);
    expect(lines[2]).toMatch(/Portia of Belmont & Bassanio .*yes +no +2 /);
    expect(lines[3]).toMatch(/Portia of Belmont & Bassanio & Zoë .* yes {21}yes {5}3 /);
  });

  test('are complete for 130,000 replies, more than a function can have arguments', () => {
    const replies = Array.from({ length: 130_000 }, (_, index) => ({ ...STORED, id: index + 1 }));
    const lines = formatTable(replies).split('\n');
    expect(lines[130_001]).toMatch(/^130000 {2}2026-01-02 03:04 {2}Portia of Belmont/);
  });

  test('count a guest who replied twice once', () => {
    const again = { ...STORED, id: 2, email: 'Portia@Belmont.example' };
    expect(formatTable([STORED, again])).toContain('2 replies from 1 email address. Of several');
  });
});
