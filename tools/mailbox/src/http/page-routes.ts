import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentOf, headersOf } from '../mail/content.ts';
import { searchFor } from '../mail/search.ts';
import type { MailStore } from '../store/mail-store.ts';
import { pageHeaders } from './layout.ts';
import { listPage } from './list-page.ts';
import { messagePage, views } from './message-page.ts';

const listQuery = z.object({
  query: z.string().max(1_000).default(''),
  start: z.coerce.number().int().min(0).default(0),
});
const viewQuery = z.object({ view: z.enum(views).optional() });

export const pageRoutes = async (app: FastifyInstance, store: MailStore): Promise<void> => {
  app.get('/', async (request, reply) => {
    const { query, start } = listQuery.parse(request.query);
    const matching = store.newestFirst().filter(searchFor(query));
    return reply.headers(pageHeaders).send(listPage({ query, matching, start }));
  });

  app.get<{ Params: { id: string } }>('/message/:id', async (request, reply) => {
    const summary = store.find(request.params.id);
    if (!summary) return reply.redirect('../');
    const mail = await store.parse(summary);
    store.markRead(summary.ID);
    const content = contentOf(mail, summary);
    const view = viewQuery.parse(request.query).view ?? (content.HTML ? 'html' : 'text');
    const source = view === 'source' ? await readFile(store.source(summary), 'utf8') : '';
    return reply.headers(pageHeaders).send(messagePage({ content, view, headers: headersOf(mail), source }));
  });
};
