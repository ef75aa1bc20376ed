import type { Route } from '../../context.ts';

/**
 * `/healthz` fails as soon as the process is told to stop, so that no balancer sends it new connections; requests are still
 * answered. For probes and load balancers. The answer has the names of the dependencies and whether they answered, but no
 * addresses.
 */
export const health: Route = (app, { readiness, settings }) => {
  const options = { schema: { hide: true }, config: { always: true, rateLimit: false } } as const;
  app.get('/healthz', options, async (_request, reply) => {
    const stays = !readiness.isDraining();
    return reply.code(stays ? 200 : 503).send({ status: stays });
  });
  if (!settings.PUBLIC_READYZ) return;
  app.get('/readyz', options, async (_request, reply) => {
    const { ready, checks } = await readiness.report();
    const named = Object.entries(checks).map(([name, result]) => [name, result === 'ok' ? 'ok' : 'no answer']);
    const body = { status: ready, ...(!ready && { message: 'Not ready.', code: 'Unavailable' }) };
    return reply.code(ready ? 200 : 503).send({ ...body, checks: Object.fromEntries(named) });
  });
};
