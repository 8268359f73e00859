import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '../server/fixtures/site.ts';

const ROOT = join(import.meta.dirname, '..');

test('npm start reports a wrong setting before it builds anything', ({ folder }) => {
  for (const name of ['commands/start.ts', 'server', 'domain', 'designs', 'package.json']) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'build'));
  writeFileSync(
    join(folder, 'build', 'main.ts'),
    "export function buildAppIfOutdated() { throw new Error('It was built.'); }",
  );
  writeFileSync(
    join(folder, '.env'),
    'SMTP_URL=smtp://mail.example.com:587\nMAIL_FROM="Anna & Marco <us@example.com>"\n',
  );
  const { status, stderr } = spawnSync(process.execPath, ['commands/start.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe(
    'MAIL_FROM must be one plain address, for example MAIL_FROM=us@example.com\n',
  );
  expect(status).toBe(1);
});
