import { execFile } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { test } from '../fixtures/site.ts';
import { mountSmallDisk } from '../fixtures/small-disk.ts';
import { readOrCreateLine, readPrivateLine } from './files.ts';

const run = promisify(execFile);

test('a full disk leaves no partial file, and a file is created once there is room', ({
  folder,
  skip,
}) => {
  const disk = mountSmallDisk(folder, '64k');
  if (!disk) return skip('mounting the small disk needs root');
  try {
    const ballast = join(disk.path, 'ballast');
    expect(() => writeFileSync(ballast, Buffer.alloc(2 ** 17))).toThrow('ENOSPC');
    const file = join(disk.path, 'secret');
    expect(() => readOrCreateLine(file, () => 'a line')).toThrow(
      `${file} cannot be written (ENOSPC).`,
    );
    expect(readdirSync(disk.path)).toEqual(['ballast']);

    rmSync(ballast);
    expect(readOrCreateLine(file, () => 'a line')).toBe('a line');
    expect(readdirSync(disk.path)).toEqual(['secret']);
  } finally {
    disk.remove();
  }
});

test('many processes that create the file at once all read the same line', async ({ folder }) => {
  const file = join(folder, 'data', 'secret');
  const module = JSON.stringify(join(import.meta.dirname, 'files.ts'));
  const script = `import { readOrCreateLine } from ${module};
    process.stdout.write(readOrCreateLine(${JSON.stringify(file)}, () => String(process.pid)));`;
  const programs = Array.from({ length: 8 }, () =>
    run(process.execPath, ['--input-type=module', '--eval', script]),
  );
  const lines = (await Promise.all(programs)).map(({ stdout }) => stdout);
  expect(new Set(lines)).toEqual(new Set([readPrivateLine(file)]));
  expect(readdirSync(join(folder, 'data'))).toEqual(['secret']);
});
