import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { ZodError } from 'zod';
import type { FaultBox } from '../smtp/fault-box.ts';
import type { MailStore } from '../store/mail-store.ts';
import { apiRoutes } from './api-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { pageRoutes } from './page-routes.ts';

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
