import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { createReply, test } from '../fixtures/dashboard.ts';
import { readCsv } from '../fixtures/read-csv.ts';

const office = ['libreoffice', 'soffice'].find(isInstalled);

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test.for([
  ['csv', "'=1+1"],
  ['xlsx', '=1+1'],
] as const)(
  'LibreOffice opens the %s export with every accent, quote and line break',
  async ([ending, formula], { client, folder, skip }) => {
    skip(!office, 'Neither libreoffice nor soffice is on the PATH.');
    const reply = createReply({
      guest_one_first: 'Sofía "Zoë"',
      guest_one_last: 'Łęcka; O’Brien, 王',
      guest_two_first: '=1+1',
      guests_count: 2,
      dietary_restrictions: 'No nuts,\nno "flesh"\n\t1;2',
    });
    await client.send('households', { reply });
    const sent = Buffer.from(
      await (await client.request(`exports/replies.${ending}`)).arrayBuffer(),
    );
    const file = join(folder, `replies.${ending}`);
    writeFileSync(file, sent);
    mkdirSync(join(folder, 'out'));
    // Reads and writes commas, double quotes and UTF-8.
    await promisify(execFile)(office ?? '', [
      `-env:UserInstallation=file://${join(folder, 'profile')}`,
      '--headless',
      ...(ending === 'csv' ? ['--infilter=CSV:44,34,76,1'] : []),
      '--convert-to',
      'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false',
      '--outdir',
      join(folder, 'out'),
      file,
    ]);
    const opened = readCsv(
      readFileSync(join(folder, 'out', 'replies.csv'), 'utf8').replaceAll(/(?<!\r)\n/g, '\r\n'),
    );
    const [, row] = opened;
    expect(row?.slice(0, 3)).toEqual(['Sofía "Zoë"', 'Łęcka; O’Brien, 王', formula]);
    expect(row?.[8]?.replaceAll('\r\n', '\n')).toBe('No nuts,\nno "flesh"\n\t1;2');
  },
);
