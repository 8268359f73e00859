import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { runDoctor as runChecks } from '../server/doctor/doctor.ts';
import type { Postgres } from '../server/fixtures/postgres.ts';
import { runDoctor } from '../server/fixtures/program.ts';
import { insertRecord } from '../server/fixtures/records.ts';
import { PORTIA, test } from '../server/fixtures/site.ts';
import { startProject } from '../supabase/fixtures/project.ts';

// Each test starts programs, which is slow while the machine runs other tests.
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startProject({ durable: true });
});
afterAll(() => postgres.stop());

const CHOSEN = { SITE_PASSWORD: 'ponte-dei-pugni', GATE: 'server', PORT: '0' };

/** The command in this process. */
async function runDoctorHere(folder: string, env: Record<string, string> = {}) {
  let stdout = '';
  const write = (text: string) => {
    stdout += text;
  };
  const code = await runChecks(write, { DATA_DIR: join(folder, 'data'), ...env }, folder);
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

  test('exits with code 1 if there is no such database on PostgreSQL, and does not print its password', async ({
    folder,
  }) => {
    const DATABASE_URL = postgres.url('nowhere').replace('owner@', 'owner:murano@');
    const { code, stdout, stderr } = await runDoctor(folder, { ...CHOSEN, DATABASE_URL });
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toContain('ERROR    The PostgreSQL database nowhere at 127.0.0.1');
    expect(stdout).not.toMatch(/murano|pugni|\n +at /);
    expect(stdout).toMatch(/\n1 error to fix\.\n$/);
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
  await insertRecord(database, PORTIA);
  const { code, stdout } = await runDoctorHere(folder, { PORT: '0' });
  expect(code).toBe(0);
  expect(stdout).toContain('\n  ok       Replies stored: 1.\n');
  expect(stdout).toMatch(/\nNo errors, 3 warnings\.\n$/);
});

test('the doctor finds no problem with a PostgreSQL that works', async ({ folder }) => {
  const env = { ...CHOSEN, DATABASE_URL: await postgres.create('empty') };
  const { code, stdout } = await runDoctorHere(folder, env);
  expect(code).toBe(0);
  expect(stdout).toContain('It is empty or from an older version');
  expect(stdout).not.toContain('SQLite');
});
