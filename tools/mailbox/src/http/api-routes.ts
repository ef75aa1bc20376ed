import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { attachmentOf, contentOf, headersOf } from '../mail/content.ts';
import { searchFor } from '../mail/search.ts';
import type { Summary } from '../mail/summary.ts';
import type { MailStore } from '../store/mail-store.ts';
import { partHeaders } from './part-headers.ts';

const paging = z.object({
  start: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(10_000).default(50),
  query: z.string().max(1_000).default(''),
});
const removal = z.object({ IDs: z.array(z.string()).default([]) }).nullish();

/** One page of `matching` (newest first) in the shape of Mailpit's list. */
const listAnswer = (all: readonly Summary[], matching: readonly Summary[], start: number, limit: number) => {
  const unread = (messages: readonly Summary[]) => messages.filter(({ Read }) => !Read).length;
  const messages = matching.slice(start, start + limit);
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
  const found = (id: string): Summary => {
    const summary = store.find(id);
    if (!summary) throw Object.assign(new Error('message not found'), { statusCode: 404 });
    return summary;
  };

  app.get('/api/v1/messages', async (request) => {
    const { start, limit } = paging.parse(request.query);
    const all = store.newestFirst();
    return listAnswer(all, all, start, limit);
  });

  app.get('/api/v1/search', async (request) => {
    const { start, limit, query } = paging.parse(request.query);
    const all = store.newestFirst();
    return listAnswer(all, all.filter(searchFor(query)), start, limit);
  });

  app.get<ById>('/api/v1/message/:id', async (request) => {
    const summary = found(request.params.id);
    const content = contentOf(await store.parse(summary), summary);
    store.markRead(summary.ID);
    return content;
  });

  app.get<ById>('/api/v1/message/:id/headers', async (request) =>
    headersOf(await store.parse(found(request.params.id))),
  );

  app.get<ById>('/api/v1/message/:id/raw', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(createReadStream(store.source(found(request.params.id)))),
  );

  app.get<{ Params: { id: string; part: string } }>('/api/v1/message/:id/part/:part', async (request, reply) => {
    const attachment = attachmentOf(await store.parse(found(request.params.id)), request.params.part);
    if (!attachment) return reply.code(404).send({ Error: 'part not found' });
    return reply.headers(partHeaders(attachment.contentType, attachment.filename)).send(attachment.content);
  });

  app.delete('/api/v1/messages', async (request, reply) => {
    await store.remove(removal.parse(request.body)?.IDs ?? []);
    return reply.type('text/plain').send('ok');
  });
};
