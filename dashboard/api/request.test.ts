import { expect, vi } from 'vitest';
import { createReply, ORIGIN, test } from '../../server/fixtures/dashboard.ts';
import { ApiError, api, NoConnectionError, request, send } from './request.ts';

test('the client calls the routes of the server with values, bodies and headers', async ({
  app,
  client,
}) => {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const headers = {
      Origin: ORIGIN,
      Cookie: client.cookie,
      ...Object.fromEntries(new Headers(init.headers)),
    };
    return app.request(url, { ...init, headers });
  });
  const reply = { ...createReply(), email: 'nerissa/of?belmont@example.com' };
  const { key, version } = await request(api.households.$post, { json: { reply } });
  // The key has characters that the path must not contain.
  const withdrawn = await request(api.households[':key'].withdraw.$post, {
    param: { key },
    json: { version },
  });
  expect(withdrawn).toMatchObject({ key, withdrawn: true });

  const response = await send(api['guest-data'].$get);
  const etag = response.headers.get('ETag') ?? '';
  const again = await send(api['guest-data'].$get, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);

  expect(await request(api['share-links'][':id'].$delete, { param: { id: 1 } })).toBeUndefined();
  const error = await request(api.hosts[':id'].$put, {
    param: { id: 1 },
    json: { name: '' },
  }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 400, body: { code: 'invalid', field: 'name' } });
});

test('a request without an answer is a lost connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  await expect(request(api.session.$delete)).rejects.toBeInstanceOf(NoConnectionError);
});
