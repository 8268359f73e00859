import { Hono } from 'hono';
import { describe, expect } from 'vitest';
import { createApp } from '../../app.ts';
import { PORTIA, test } from '../../fixtures/site.ts';
import { ANON_KEY } from '../../pages/page-globals.ts';
import { readSettings } from '../../settings.ts';
import type { Database } from '../database/database.ts';
import { StorageError } from '../database/storage-error.ts';
import { createErrorHandler, createRequestId, createVisitorHash } from './error-handler.ts';
import { createVisitorResolver } from './visitor.ts';

const SECRET = 'Portia eats no pork\n    at Belmont, in the garden';
const NOT_STORED = 'Your reply could not be stored. Please try again in a moment.';

/** Creates a database that always fails; the error's message contains a guest's input. */
function createFailingDatabase(error: Error): Database {
  const fail = () => Promise.reject(error);
  return {
    query: fail,
    exclusiveTransaction: fail,
    insert: fail,
    snapshot: fail,
    onChange: () => () => {},
    lastId: fail,
    continueIds: fail,
    purgeDeletedRows: fail,
    close: async () => {},
    location: 'nowhere',
    sqliteFile: null,
  };
}

function createCause(): Error {
  return Object.assign(new Error(SECRET), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
}

describe('an error response', () => {
  test.for<[string, Error, number, string]>([
    ['a full disk', new StorageError('53100', createCause()), 503, '53100'],
    ['a locked database', new StorageError('55P03', createCause()), 503, '55P03'],
    ['a read-only disk', new StorageError('25006', createCause()), 503, '25006'],
    ['a damaged file', new StorageError('XX000', createCause()), 500, 'XX000'],
    ['a programming error', new TypeError(SECRET), 500, 'XX000'],
    [
      'an error with properties of an answer',
      Object.assign(new Error(SECRET), { status: 200, body: SECRET }),
      500,
      'XX000',
    ],
  ])(
    'reveals no private data after %s, neither to the guest nor in the log',
    async ([, error, status, code], { log, logged }) => {
      const settings = readSettings({});
      const app = createApp({ settings, database: createFailingDatabase(error), files: null, log });
      const response = await app.request('/rest/v1/rsvps', {
        method: 'POST',
        body: JSON.stringify(PORTIA),
        headers: { apikey: ANON_KEY, 'Content-Type': 'application/json' },
      });
      expect(response.status).toBe(status);
      const [{ request = '' } = {}] = logged as { request?: string }[];
      expect(request).toMatch(/^[A-Z2-9]{6}$/);
      const isUnexpected = status === 500;
      expect(await response.json()).toEqual({
        code,
        message: isUnexpected
          ? `${NOT_STORED} If it happens again, tell the couple: error ${request}.`
          : NOT_STORED,
        details: null,
        hint: isUnexpected ? `request ${request}` : null,
      });
      expect(response.headers.get('Retry-After')).toBe(status === 503 ? '5' : null);
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      const route = '/rest/v1/rsvps';
      expect(logged).toMatchObject([{ method: 'POST', route, status, code, name: error.name }]);
      for (const text of [
        ...SECRET.split('\n').map((line) => line.trim()),
        ...Object.values(PORTIA).filter((value) => `${value}`.length > 5),
      ]) {
        expect(JSON.stringify(logged)).not.toContain(text);
      }
    },
  );
});

test('a lasting failure of the database is logged in one short line a minute', async ({
  log,
  logged,
}) => {
  let time = 0;
  const app = new Hono();
  app.get('/', () => {
    throw new StorageError('XX000', createCause());
  });
  app.onError(createErrorHandler(log, createVisitorResolver(null), () => time));
  const fail = async () => JSON.stringify(await (await app.request('/')).json());
  const first = await fail();
  for (let request = 0; request < 40; request += 1) expect(await fail()).toBe(first);
  expect(logged).toMatchObject([{ code: 'XX000', repeated: 0, cause: { errcode: 13 } }]);
  expect(JSON.stringify(logged[0]).length).toBeLessThan(300);
  const { request } = logged[0] as { request: string };
  expect(first).toContain(`error ${request}`);

  time += 60_000;
  expect(await fail()).not.toBe(first);
  expect(logged).toMatchObject([{}, { code: 'XX000', repeated: 40 }]);
});

test('each unexpected error is logged with the place that failed, and with the code of the system', async ({
  log,
  logged,
}) => {
  const app = new Hono();
  for (const type of [TypeError, RangeError]) {
    app.get(`/${type.name}`, () => {
      throw new type(SECRET);
    });
  }
  app.get('/full-disk', () => {
    throw Object.assign(new Error(SECRET), { code: 'ENOSPC' });
  });
  app.onError(createErrorHandler(log, createVisitorResolver(null)));
  for (const path of ['/TypeError', '/RangeError', '/full-disk']) await app.request(path);
  const at = expect.arrayContaining([expect.stringContaining('error-handler.test.ts')]);
  expect(logged).toMatchObject([
    { name: 'TypeError', at },
    { name: 'RangeError', at },
    { name: 'Error', at, code: 'XX000', systemError: 'ENOSPC' },
  ]);
});

test('values that only the table rejects are a client error and not logged', async ({
  log,
  logged,
}) => {
  const database = createFailingDatabase(new StorageError('23514', createCause()));
  const app = createApp({ settings: readSettings({}), database, files: null, log });
  const response = await app.request('/rest/v1/rsvps', {
    method: 'POST',
    body: JSON.stringify(PORTIA),
    headers: { apikey: ANON_KEY, 'Content-Type': 'application/json' },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: '23514', details: null });
  expect(logged).toEqual([]);
});

test('a request id is readable, short and unique', () => {
  const ids = Array.from({ length: 1_000 }, createRequestId);
  for (const id of ids) expect(id).toMatch(/^[A-HJKMNP-TV-Z2-9]{6}$/);
  expect(new Set(ids).size).toBe(1_000);
});

test('the hash of a visitor is stable until the next start', () => {
  const hashVisitor = createVisitorHash();
  expect(hashVisitor('2001:db8:1:2::1')).toBe(hashVisitor('2001:db8:1:2::3'));
  expect(hashVisitor('192.0.2.1')).not.toBe(hashVisitor('192.0.2.2'));
  expect(hashVisitor('192.0.2.1')).not.toBe(createVisitorHash()('192.0.2.1'));
  expect(hashVisitor('192.0.2.1')).toMatch(/^[\w-]{6}$/);
});
