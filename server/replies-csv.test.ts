import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredRsvp } from '../domain/rsvp.ts';
import { readCsv } from './fixtures/read-csv.ts';
import { rsvpRecords } from './fixtures/rsvp-records.ts';
import { PORTIA } from './fixtures/site.ts';
import { repliesAsCsv } from './replies-csv.ts';
import { STORED_COLUMNS } from './tables/rsvps.ts';

const STORED: StoredRsvp = { ...PORTIA, id: 1, created_at: '2026-01-02T03:04:05.678Z' };

test.each(['=1+1', '+1', '-1', '@A1', '\tx', '\rx', '＝1+1'])('%j is no formula', (note) => {
  const csv = repliesAsCsv([{ ...STORED, dietary_restrictions: note }]);
  expect(readCsv(csv.slice(1))[1]?.at(-1)).toBe(`'${note}`);
});

test('Excel is told that it is UTF-8', () => {
  const csv = repliesAsCsv([{ ...STORED, guest_one_first: 'Sofía' }]);
  expect(Buffer.from(csv).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(csv).toContain(',Sofía,');
});

test('no replies are the headings alone', () => {
  expect(repliesAsCsv([])).toBe(`\uFEFF${STORED_COLUMNS.join(',')}\r\n`);
});

test('any replies read back as they are, formulas made harmless', () => {
  const guarded = (value: string | number | null) =>
    String(value ?? '').replace(/^(?=[=+\-@\t\r＝＋－＠])/, "'");
  fc.assert(
    fc.property(fc.array(rsvpRecords, { maxLength: 5 }), (records) => {
      const replies = records.map((record, index) => ({ ...STORED, ...record, id: index + 1 }));
      const [headings, ...rows] = readCsv(repliesAsCsv(replies).slice(1));
      expect(headings).toEqual(STORED_COLUMNS);
      expect(rows).toEqual(
        replies.map((reply) => STORED_COLUMNS.map((column) => guarded(reply[column]))),
      );
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
    { numRuns: 500 },
  );
});
