import type { FastifyInstance } from 'fastify';
import { type FaultBox, faultOrder } from '../smtp/fault-box.ts';

/** Health routes under Mailpit's names and under those of this product, and routes to inject faults in tests. */
export const controlRoutes = async (app: FastifyInstance, faults: FaultBox): Promise<void> => {
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
