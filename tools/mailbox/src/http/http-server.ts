import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { ZodError, z } from 'zod';
import { contentOf, headersOf } from '../mail/content.ts';
import { type FaultBox, faultOrder } from '../smtp/fault-box.ts';
import type { MailStore } from '../store/mail-store.ts';
import { summariesOf } from '../store/message.ts';
import { apiRoutes } from './api-routes.ts';
import { pageHeaders } from './layout.ts';
import { listPage, pageSize } from './list-page.ts';
import { messagePage, views } from './message-page.ts';

/** Health routes under Mailpit's names and under those of this product, and routes to inject faults in tests. */
const controlRoutes = async (app: FastifyInstance, faults: FaultBox): Promise<void> => {
  for (const path of ['/livez', '/readyz', '/healthz']) app.get(path, async () => 'ok');

  app.get('/mailbox/faults', async () => ({ faults: faults.list() }));
  app.post('/mailbox/faults', async (request, reply) => {
    const fault = faultOrder.parse(request.body);
    if (!faults.arm(fault)) return reply.code(409).send({ Error: 'Too many faults are armed; DELETE clears them.' });
    return reply.code(201).send(fault);
  });
  app.delete('/mailbox/faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
};

const listQuery = z.object({
  query: z.string().max(1_000).default(''),
  start: z.coerce.number().int().min(0).default(0),
});
const viewQuery = z.object({ view: z.enum(views).optional() });

const pageRoutes = async (app: FastifyInstance, store: MailStore): Promise<void> => {
  app.get('/', async (request, reply) => {
    const { query, start } = listQuery.parse(request.query);
    const matching = await store.search(query);
    const shown = await summariesOf(matching.slice(start, start + pageSize));
    return reply.headers(pageHeaders).send(listPage({ query, shown, start, count: matching.length }));
  });

  app.get<{ Params: { id: string } }>('/message/:id', async (request, reply) => {
    const message = store.find(request.params.id);
    if (!message) return reply.redirect('../');
    const mail = await message.parse();
    const content = contentOf(mail, await message.summary());
    message.markRead();
    const view = viewQuery.parse(request.query).view ?? (content.HTML ? 'html' : 'text');
    const source = view === 'source' ? message.source().toString() : '';
    return reply.headers(pageHeaders).send(messagePage({ content, view, headers: headersOf(mail), source }));
  });
};

const bodyLimit = 1024 * 1024; // a removal may name many messages
const logController = new LogController({ disableRequestLogging: true });

export const createHttpServer = async (
  store: MailStore,
  faults: FaultBox,
  logger: FastifyServerOptions['logger'],
): Promise<FastifyInstance> => {
  const app = Fastify({ logger, bodyLimit, logController, forceCloseConnections: true });
  // Logs the route's pattern, not the URL: searches contain names and mail addresses.
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ZodError) return reply.code(400).send({ Error: error.issues });
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) request.log.error({ err: error });
    return reply
      .code(status)
      .send({ Error: status < 500 && error instanceof Error ? error.message : 'internal error' });
  });
  await app.register((scope) => apiRoutes(scope, store));
  await app.register((scope) => controlRoutes(scope, faults));
  await app.register((scope) => pageRoutes(scope, store));
  return app;
};
