import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import selfsigned from 'selfsigned';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { reportChecks } from '../server/doctor/run-checks.ts';
import { buildSite } from '../server/fixtures/built-site.ts';
import type { Postgres } from '../server/fixtures/postgres.ts';
import {
  type Program,
  runDoctor,
  startServer,
  waitForAddress,
} from '../server/fixtures/program.ts';
import { PORTIA, test } from '../server/fixtures/site.ts';
import { insertRsvp } from '../server/replies/rsvps.ts';
import { PUBLIC_KEY, startFakeSupabase } from '../supabase/fixtures/fake-supabase.ts';
import { startProject } from '../supabase/fixtures/project.ts';

// Each test starts programs, which is slow while the machine runs other tests.
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startProject({ durable: true });
});
afterAll(() => postgres.stop());

const CHOSEN = { SITE_PASSWORD: 'ponte-dei-pugni', GATE: 'server', PORT: '0' };

/** Joins wrapped lines, which depend on the length of paths. */
function unwrap(report: string): string {
  return report.replace(/\n {11,}/g, ' ');
}

/** The command in this process. */
async function runDoctorHere(folder: string, env: Record<string, string> = {}) {
  let stdout = '';
  const write = (text: string) => {
    stdout += text;
  };
  const code = await reportChecks(write, { DATA_DIR: join(folder, 'data'), ...env }, folder);
  return { code, stdout };
}

describe('the doctor', () => {
  test('exits with code 1 after finding invalid settings, and lists all of them', async ({
    folder,
  }) => {
    writeFileSync(join(folder, '.env'), 'PORT=x\nGATE=door\n', { mode: 0o600 });
    const { code, stdout } = await runDoctorHere(folder);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^Settings\n {2}ERROR {4}PORT is "x"; it must be a whole number/);
    expect(stdout).toContain('\n  ERROR    GATE is "door"; it must be page or server');
    expect(stdout).toMatch(/\n2 errors to fix\.\n$/);
  });

  test('exits with code 1 after finding a misspelt name in .env', async ({ folder }) => {
    writeFileSync(join(folder, '.env'), 'SITE_PASWORD=ponte\n', { mode: 0o600 });
    const { code, stdout } = await runDoctorHere(folder);
    expect(code).toBe(1);
    expect(stdout).toContain('ERROR    SITE_PASWORD in .env is not a setting of this site');
  });

  test('exits with code 1 after finding an unreachable PostgreSQL, whose password it does not print', async ({
    folder,
  }) => {
    const DATABASE_URL = 'postgres://portia:murano@127.0.0.1:1/wedding';
    const { code, stdout, stderr } = await runDoctor(folder, { ...CHOSEN, DATABASE_URL });
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toContain('ERROR    The PostgreSQL database wedding at 127.0.0.1:1');
    expect(stdout).not.toMatch(/murano|pugni|\n +at /);
    expect(stdout).toMatch(/\n1 error to fix\.\n$/);
  });

  test('exits with code 1 after finding an exposed Supabase project, and prints the SQL that closes it', async ({
    folder,
  }) => {
    const project = await startFakeSupabase(postgres.url('project'));
    const env = { ...CHOSEN, SUPABASE_URL: project.url, SUPABASE_ANON_KEY: PUBLIC_KEY };
    try {
      await postgres.sql('project', 'grant update on rsvps to anon');
      const { code, stdout } = await runDoctorHere(folder, env);
      expect(code).toBe(1);
      expect(stdout).toMatch(/\n\n {2}ANYONE CAN CHANGE YOUR DATA\n[\s\S]*\n2 errors to fix\.\n$/);
      const [, sql = ''] = /^-- FROM HERE -+\n(.*)^-- TO HERE -+$/ms.exec(stdout) ?? [];
      await postgres.sql('project', sql);
      expect(await runDoctorHere(folder, env)).toMatchObject({ code: 0 });
      expect(stdout).not.toContain(PUBLIC_KEY);
    } finally {
      await project.close();
    }
  });
});

describe('the doctor', () => {
  let siteFolder: string;
  let server: Program;
  let site: string;
  beforeAll(async () => {
    siteFolder = mkdtempSync(join(tmpdir(), 'serenissima-doctor-'));
    server = startServer(siteFolder, buildSite(join(siteFolder, 'dist')), CHOSEN);
    site = await waitForAddress(server);
  });
  afterAll(async () => {
    server.process.kill('SIGTERM');
    await server.ended;
    rmSync(siteFolder, { recursive: true });
  });

  /** The site behind a TLS proxy whose certificate this machine trusts. */
  async function runDoctorThroughTls(name: string, { notAfterDate }: { notAfterDate?: Date } = {}) {
    const made = await selfsigned.generate([{ name: 'commonName', value: name }], {
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
      notBeforeDate: new Date('2026-01-01'),
      ...(notAfterDate && { notAfterDate }),
    });
    const known = join(siteFolder, 'known.crt');
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
      return await runDoctor(siteFolder, env);
    } finally {
      proxy.closeAllConnections();
      proxy.close();
    }
  }

  test('reports a certificate of the public address that is for another name', async () => {
    const { code, stdout } = await runDoctorThroughTls('our-wedding.example');
    expect(code).toBe(1);
    expect(unwrap(stdout)).toMatch(/ERROR {4}https:\S+ .*: its certificate is for another name\./);
  });

  test('reports a certificate of the public address that has expired', async () => {
    const notAfterDate = new Date('2026-01-02');
    const { code, stdout } = await runDoctorThroughTls('localhost', { notAfterDate });
    expect(code).toBe(1);
    expect(unwrap(stdout)).toMatch(/: its certificate has expired\. → Renew it/);
  });

  test('accepts a valid certificate of the public address', async () => {
    const notAfterDate = new Date('2226-01-01');
    const { code, stdout, stderr } = await runDoctorThroughTls('localhost', {
      notAfterDate,
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('  ok       Its certificate is valid until 2226-01-01.\n');
    // The demo wedding.
    expect(stdout).toMatch(/\nNo errors, 1 warning\.\n$/);
  });
});

test('the doctor finds no problem before the first start, and creates nothing', async ({
  folder,
}) => {
  const { code, stdout, stderr } = await runDoctor(folder, CHOSEN);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  // The demo wedding.
  expect(stdout).toMatch(/\nNo errors, 1 warning\.\n$/);
  expect(stdout).not.toContain('\u001b');
  expect(readdirSync(folder)).toEqual([]);
});

test('the doctor warns about the demo’s default settings', async ({ folder, database }) => {
  await insertRsvp(database, PORTIA);
  const { code, stdout } = await runDoctorHere(folder, { PORT: '0' });
  expect(code).toBe(0);
  expect(stdout).toContain('\n  ok       Replies stored: 1.\n');
  expect(stdout).toMatch(/\nNo errors, 3 warnings\.\n$/);
});

test('the doctor finds no problem with a PostgreSQL that works', async ({ folder }) => {
  const env = { ...CHOSEN, DATABASE_URL: await postgres.create('empty') };
  const { code, stdout } = await runDoctorHere(folder, env);
  expect(code).toBe(0);
  expect(unwrap(stdout)).toContain('the next start creates or updates its tables');
  expect(stdout).not.toContain('SQLite');
});
