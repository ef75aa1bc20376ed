import { calls, routeOf } from '@southline/rest/calls';
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
