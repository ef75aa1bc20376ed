import { expect, test } from 'vitest';
import { createApi } from './api-client.ts';
import { ApiError } from './api-error.ts';

const answering = (body: unknown, init?: ResponseInit) => {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const send: typeof fetch = async (url, options) => {
    asked.push({ url: String(url), init: options });
    return Response.json(body, init);
  };
  return { asked, send };
};
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('calls go to the region below the base path, queries are escaped', async () => {
  const { asked, send } = answering({ status: true });
  const api = createApi('/shop', 'nz', send);
  await api.post('cart/add-to-cart', { productNr: 'A&B', quantity: 1 });
  await api.get('Order/get-packing-list', { orderNo: 'A&B' });
  expect(asked[0]).toMatchObject({
    url: '/shop/nz/api/cart/add-to-cart',
    init: { body: '{"productNr":"A&B","quantity":1}' },
  });
  expect(asked[1]?.url).toBe('/shop/nz/api/Order/get-packing-list?orderNo=A%26B');
});

test('a refusal is thrown with its code, its words and its status, also with HTTP 200', async () => {
  const declined = answering({ status: false, code: 'Declined', message: 'No.' });
  expect(await failure(createApi('', 'au', declined.send).post('auth/get-profile'))).toMatchObject({
    code: 'Declined',
    message: 'No.',
    status: 200,
  });
  const changed = answering({ status: false, code: 'CartChanged', message: 're-load' }, { status: 409 });
  expect(await failure(createApi('', 'au', changed.send).post('auth/get-profile'))).toMatchObject({
    message: 're-load',
    status: 409,
  });
});

test('Retry-After comes along in milliseconds', async () => {
  const init = { headers: { 'retry-after': '2' } };
  const { send } = answering({ status: false, code: 'Pending', message: '…' }, init);
  expect(await failure(createApi('', 'au', send).post('auth/get-profile'))).toMatchObject({
    code: 'Pending',
    retryAfterMs: 2000,
  });
});

test('no answer, and an answer that is not ours, are errors with words for people', async () => {
  const offline = createApi('', 'au', async () => {
    throw new TypeError('Failed to fetch');
  });
  const lost = await failure(offline.get('session/current'));
  expect(lost).toBeInstanceOf(ApiError);
  expect(lost).toMatchObject({ code: 'NoAnswer', status: 0 });
  const proxy = createApi('', 'au', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await failure(proxy.get('session/current'))).toMatchObject({
    status: 502,
    message: expect.not.stringContaining('<h1>'),
  });
});

test('an aborted call stays an abort and is not reported', async () => {
  const stop = new AbortController();
  const api = createApi('', 'au', async (_url, init) => {
    stop.abort();
    throw init?.signal?.reason;
  });
  expect(await failure(api.get('session/current', {}, { signal: stop.signal }))).not.toBeInstanceOf(ApiError);
});
