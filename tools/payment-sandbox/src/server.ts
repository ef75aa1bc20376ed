import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { ZodError } from 'zod';
import type { Config } from './config.ts';
import { controlRoutes } from './http/control-routes.ts';
import { cardFormRoute, pageRoute } from './http/form-routes.ts';
import { providerRoutes } from './http/provider-routes.ts';
import { openSandbox } from './sandbox.ts';

const bodyLimit = 64 * 1024;
const logController = new LogController({ disableRequestLogging: true });

/** Opens the journal and builds the server; the caller makes it listen. Closing it closes the journal. */
export const createServer = async (
  config: Config,
  logger: FastifyServerOptions['logger'] = false,
): Promise<FastifyInstance> => {
  const app = Fastify({ logger, bodyLimit, logController, forceCloseConnections: true });
  const origin = () => {
    const address = app.server.address();
    return `http://${config.SANDBOX_HOST}:${typeof address === 'object' && address ? address.port : config.SANDBOX_PORT}`;
  };
  const sandbox = await openSandbox(config, () => config.SANDBOX_PUBLIC_URL?.replace(/\/$/, '') ?? origin());
  app.addHook('onClose', () => sandbox.close());

  // Logs the route's pattern, not the URL, because access codes grant access. Bodies are never logged: they contain cards.
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ZodError) return reply.code(400).send({ error: error.issues });
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) request.log.error({ err: error });
    return reply.code(status).send({ Errors: status < 500 ? 'V6000' : 'S5000' });
  });

  await app.register((scope) => providerRoutes(scope, sandbox));
  await app.register((scope) => cardFormRoute(scope, sandbox));
  await app.register((scope) => controlRoutes(scope, sandbox));
  await app.register((scope) => pageRoute(scope, sandbox));
  return app;
};
