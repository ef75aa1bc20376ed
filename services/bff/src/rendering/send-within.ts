import type { App } from '../context.ts';

/**
 * `fetch` for pages that are rendered here: their calls take the same way as a browser's, without the network and without
 * anybody's cookies. `address`: the visitor's, against whom they count; `host`: the public one.
 */
export const sendWithin =
  (app: App, address: string, host: string): typeof fetch =>
  async (input, init) => {
    const answer = await app.inject({
      method: init?.method === 'POST' ? 'POST' : 'GET',
      url: String(input),
      remoteAddress: address,
      headers: { host, ...(init?.method === 'POST' && { 'content-type': 'application/json' }) },
      ...(typeof init?.body === 'string' && { payload: init.body }),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    });
  };
