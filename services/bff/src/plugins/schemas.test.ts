import { fromDollars, toDollars } from '@southline/kernel/money';
import { calls, routeOf } from '@southline/rest/calls';
import { amount } from '@southline/rest/fields';
import type { CallPath } from '@southline/rest/types';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addSchemas, customOptions } from './schemas.ts';

test('the schemas of every call can be compiled', async () => {
  const app = Fastify({ ajv: { customOptions } });
  for (const [path, { method, schema }] of Object.entries(calls))
    app.route({ method, url: `/${routeOf(path as CallPath)}`, schema, handler: async () => ({}) });
  // Without `addSchemas` Fastify compiles all of them now.
  await app.ready();
  await app.close();
});

test('a request that breaks the schema is refused with the reason, an answer follows the schema', async () => {
  const app = Fastify();
  addSchemas(app);
  const text = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };
  app.post('/echo', { schema: { body: text, response: { 200: text } } }, async ({ body }) => ({
    ...(body as object),
    more: 1,
  }));
  const post = (payload: object) => app.inject({ method: 'POST', url: '/echo', payload });
  for (const _ of ['first', 'again']) {
    expect((await post({ text: 1 })).json()).toMatchObject({ statusCode: 400, message: 'body/text must be string' });
    expect((await post({ text: 'a' })).json()).toEqual({ text: 'a' });
  }
  await app.close();
});

test('each total of a cart is an amount as JSON prints it, and no cent is lost on its way to the provider', async () => {
  const app = Fastify();
  addSchemas(app);
  const body = { type: 'object', properties: { amount: amount() } };
  app.post<{ Body: { amount: number } }>('/pay', { schema: { body } }, async (request) => ({
    cents: fromDollars(request.body.amount),
  }));
  const carts = [1799, 695, 2195, 499, 199_010].flatMap((price) =>
    Array.from({ length: 20 }, (_, index) => price * (index + 1) + 1_295),
  );
  for (const cents of carts) {
    const answer = await app.inject({ method: 'POST', url: '/pay', payload: { amount: toDollars(cents) } });
    expect(answer.json()).toEqual({ cents });
  }
  await app.close();
});
