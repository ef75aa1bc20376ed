import type { Logger } from '@southline/platform/logger';
import { httpDuration } from '@southline/platform/metrics';
import type { App } from '../context.ts';

/** One line and one measurement per request: the route, never the address with its values, no bodies. */
export const addRequestLog = (app: App, logger: Logger): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    httpDuration.observe({ route, method, status }, reply.elapsedTime / 1000);
    logger.info({ requestId: request.id, method, route, status, ms: Math.round(reply.elapsedTime) }, 'request');
  });
};
