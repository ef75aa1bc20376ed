import type { App } from '../context.ts';

/**
 * A `fetch` for pages that are rendered here. Calls take the same path as a browser's, but without network and cookies.
 * `address`: the visitor's, which the limits count. `host`: the public one.
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
