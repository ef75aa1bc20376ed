import type { Logger } from '@southline/platform/logger';
import { httpDuration } from '@southline/platform/metrics';
import type { App } from '../context.ts';
import { whenClosed } from './when-closed.ts';

/** The status in logs and metrics for a client that closed the connection early. */
const clientGone = 499;

/** One log line and one measurement per request, with the route's pattern. URLs and bodies are not logged. */
export const addRequestLog = (app: App, logger: Logger): void => {
  app.decorateRequest('arrivedAt', 0);
  app.decorateRequest('operation', '');
  app.addHook('onRequest', async (request, reply) => {
    request.arrivedAt = Date.now();
    reply.header('x-request-id', request.id);
    whenClosed(reply, () => {
      const { method, operation } = request;
      const url = request.routeOptions.url ?? 'unknown';
      const route = operation ? `${url} ${operation}` : url;
      const status = reply.raw.writableFinished ? reply.statusCode : clientGone;
      const ms = Date.now() - request.arrivedAt;
      httpDuration.observe({ route, method, status }, ms / 1000);
      logger.info({ requestId: request.id, method, route, status, ms }, 'request');
    });
  });
};
