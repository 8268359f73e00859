import { readdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import selfsigned from 'selfsigned';
import { describe, expect, vi } from 'vitest';
import { buildSite } from '../server/fixtures/built-site.ts';
import { startPostgres } from '../server/fixtures/postgres.ts';
import { addressOf, runDoctor, startServer } from '../server/fixtures/program.ts';
import { PORTIA, test } from '../server/fixtures/site.ts';
import { insertRsvp } from '../server/tables/rsvps.ts';
import { startProject } from '../supabase/fixtures/project.ts';
import { PUBLIC_KEY, startStandIn } from '../supabase/fixtures/stand-in.ts';

// Each test starts programs, and a machine at work on other things starts them slowly.
vi.setConfig({ testTimeout: 60_000 });

const CHOSEN = { SITE_PASSWORD: 'ponte-dei-pugni', GATE: 'server', PORT: '0' };

/** A report without the ends of its lines, which depend on how long paths are. */
function unwrapped(report: string): string {
  return report.replace(/\n {9,}/g, ' ');
}

describe('with a fault the exit code is 1', () => {
  test('settings that cannot be used, all of them, in their own words', async ({ folder }) => {
    writeFileSync(join(folder, '.env'), 'PORT=x\nGATE=door\n', { mode: 0o600 });
    const { code, stdout, stderr } = await runDoctor(folder);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(/^Settings\n {2}FAULT {2}PORT is "x"; it must be a whole number/);
    expect(stdout).toContain('\n  FAULT  GATE is "door"; it must be page or server');
    expect(stdout).toMatch(/\n2 faults to mend\.\n$/);
  });

  test('a misspelt name in .env', async ({ folder }) => {
    writeFileSync(join(folder, '.env'), 'SITE_PASWORD=ponte\n', { mode: 0o600 });
    const { code, stdout } = await runDoctor(folder);
    expect(code).toBe(1);
    expect(stdout).toContain('FAULT  SITE_PASWORD in .env is no setting of this site');
  });

  test('a PostgreSQL that is not there, whose password is not told', async ({ folder }) => {
    const DATABASE_URL = 'postgres://portia:murano@127.0.0.1:1/wedding';
    const { code, stdout, stderr } = await runDoctor(folder, { ...CHOSEN, DATABASE_URL });
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toContain('FAULT  The PostgreSQL database wedding at 127.0.0.1:1');
    expect(stdout).not.toMatch(/murano|pugni|\n +at /);
    expect(stdout).toMatch(/\n1 fault to mend\.\n$/);
  });

  test('an open Supabase project, loudly, with the SQL that closes it', async ({ folder }) => {
    const postgres = await startProject();
    const project = await startStandIn(postgres.url('project'));
    const env = { ...CHOSEN, SUPABASE_URL: project.url, SUPABASE_ANON_KEY: PUBLIC_KEY };
    try {
      expect(await runDoctor(folder, env)).toMatchObject({ code: 0, stderr: '' });
      await postgres.sql('project', 'grant update on rsvps to anon');
      const { code, stdout } = await runDoctor(folder, env);
      expect(code).toBe(1);
      expect(stdout).toMatch(
        /\n\n {2}STRANGERS CAN WRITE WHERE ONLY YOU MAY\n[\s\S]*\n2 faults to mend\.\n$/,
      );
      const [, sql = ''] = /^-- FROM HERE -+\n(.*)^-- TO HERE -+$/ms.exec(stdout) ?? [];
      await postgres.sql('project', sql);
      expect(await runDoctor(folder, env)).toMatchObject({ code: 0, stderr: '' });
      expect(stdout).not.toContain(PUBLIC_KEY);
    } finally {
      await project.close();
      await postgres.stop();
    }
  });
});

describe('the certificate of the public address', () => {
  /** The site behind a TLS proxy whose certificate this machine trusts. */
  async function lookThroughTls(
    folder: string,
    name: string,
    { notAfterDate }: { notAfterDate?: Date } = {},
  ) {
    const server = startServer(folder, buildSite(join(folder, 'dist')), CHOSEN);
    const site = await addressOf(server);
    const made = await selfsigned.generate([{ name: 'commonName', value: name }], {
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
      notBeforeDate: new Date('2026-01-01'),
      ...(notAfterDate && { notAfterDate }),
    });
    const known = join(folder, 'known.crt');
    writeFileSync(known, made.cert);
    const proxy = createTlsServer({ cert: made.cert, key: made.private }, (from, to) => {
      from.pipe(
        request(`${site}${from.url}`, { method: from.method ?? 'GET' }, (answer) => {
          to.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(to);
        }),
      );
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const PUBLIC_URL = `https://localhost:${(proxy.address() as AddressInfo).port}`;
    try {
      const env = { ...CHOSEN, PUBLIC_URL, TRUST_PROXY: '1', NODE_EXTRA_CA_CERTS: known };
      return await runDoctor(folder, env);
    } finally {
      proxy.closeAllConnections();
      proxy.close();
      server.process.kill('SIGTERM');
      await server.ended;
    }
  }

  test('is for another name', async ({ folder }) => {
    const { code, stdout } = await lookThroughTls(folder, 'our-wedding.example');
    expect(code).toBe(1);
    expect(unwrapped(stdout)).toMatch(
      /FAULT {2}https:\S+ .*: its certificate is for another name\./,
    );
  });

  test('has expired', async ({ folder }) => {
    const notAfterDate = new Date('2026-01-02');
    const { code, stdout } = await lookThroughTls(folder, 'localhost', { notAfterDate });
    expect(code).toBe(1);
    expect(unwrapped(stdout)).toMatch(/: its certificate has expired\. → Renew it/);
  });

  test('is valid', async ({ folder }) => {
    const notAfterDate = new Date('2226-01-01');
    const { code, stdout, stderr } = await lookThroughTls(folder, 'localhost', { notAfterDate });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('  well   Its certificate is good until 2226-01-01.\n');
    expect(stdout).toMatch(/\nAll is well\.\n$/);
  });
});

test('before the first start all is well, and nothing is made', async ({ folder }) => {
  const { code, stdout, stderr } = await runDoctor(folder, CHOSEN);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/\nAll is well\.\n$/);
  expect(stdout).not.toContain('\u001b');
  expect(readdirSync(folder)).toEqual([]);
});

test('the demo as it comes is well, with notes', async ({ folder, database }) => {
  await insertRsvp(database, PORTIA);
  const { code, stdout } = await runDoctor(folder, { PORT: '0' });
  expect(code).toBe(0);
  expect(stdout).toContain('\n  well   It holds 1 reply.\n');
  expect(stdout).toMatch(/\nAll is well; 2 notes above are worth a look\.\n$/);
});

test('a PostgreSQL that works is well', async ({ folder }) => {
  const postgres = await startPostgres();
  const env = { ...CHOSEN, DATABASE_URL: postgres.url('postgres') };
  const { code, stdout } = await runDoctor(folder, env).finally(() => postgres.stop());
  expect(code).toBe(0);
  expect(stdout).toContain('the next start makes its tables');
  expect(stdout).not.toContain('SQLite');
});
