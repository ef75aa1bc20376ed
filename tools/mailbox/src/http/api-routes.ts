import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { attachmentOf, contentOf, headersOf } from '../mail/content.ts';
import type { MailStore } from '../store/mail-store.ts';
import { type Message, summariesOf } from '../store/message.ts';
import { partHeaders } from './part-headers.ts';

const paging = z.object({
  start: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(10_000).default(50),
  query: z.string().max(1_000).default(''),
});
const removal = z.object({ IDs: z.array(z.string()).default([]) }).nullish();

/** One page of `matching` (newest first) in the shape of Mailpit's list. */
const listAnswer = async (all: readonly Message[], matching: readonly Message[], start: number, limit: number) => {
  const unread = (messages: readonly Message[]) => messages.filter(({ read }) => !read).length;
  const messages = await summariesOf(matching.slice(start, start + limit));
  return {
    total: all.length,
    unread: unread(all),
    count: messages.length,
    messages_count: matching.length,
    messages_unread: unread(matching),
    start,
    tags: [],
    messages,
  };
};

type ById = { Params: { id: string } };

/** The part of Mailpit's API that tests, audits and this UI use. */
export const apiRoutes = async (app: FastifyInstance, store: MailStore): Promise<void> => {
  const found = (id: string): Message => {
    const message = store.find(id);
    if (!message) throw Object.assign(new Error('message not found'), { statusCode: 404 });
    return message;
  };

  for (const path of ['/api/v1/messages', '/api/v1/search']) {
    app.get(path, async (request) => {
      const { start, limit, query } = paging.parse(request.query);
      return listAnswer(store.newestFirst(), await store.search(query), start, limit);
    });
  }

  app.get<ById>('/api/v1/message/:id', async (request) => {
    const message = found(request.params.id);
    const content = contentOf(await message.parse(), await message.summary());
    message.markRead();
    return content;
  });

  app.get<ById>('/api/v1/message/:id/headers', async (request) => headersOf(await found(request.params.id).parse()));

  app.get<ById>('/api/v1/message/:id/raw', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(found(request.params.id).source()),
  );

  app.get<{ Params: { id: string; part: string } }>('/api/v1/message/:id/part/:part', async (request, reply) => {
    const attachment = attachmentOf(await found(request.params.id).parse(), request.params.part);
    if (!attachment) return reply.code(404).send({ Error: 'part not found' });
    return reply.headers(partHeaders(attachment.contentType, attachment.filename)).send(attachment.content);
  });

  app.delete('/api/v1/messages', async (request, reply) => {
    await store.remove(removal.parse(request.body)?.IDs ?? []);
    return reply.type('text/plain').send('ok');
  });
};
