import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { modes } from '../domain/bank.ts';
import { faultOrder } from '../domain/fault.ts';
import type { Sandbox } from '../sandbox.ts';

const page = z.object({
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(5_000).default(1_000),
});
const portalRefund = z.strictObject({
  transaction: z.int().positive(),
  cents: z.int().positive(),
  reference: z.string().max(64).default(''),
});
const cleared = z.object({ match: z.string().optional() });
const modeOrder = z.strictObject({ mode: z.enum(modes) });

/** Routes that the real provider does not have: the journal for audits, faults, and the bank's mode for tests. */
export const controlRoutes = async (app: FastifyInstance, sandbox: Sandbox): Promise<void> => {
  const { faults, journal, ledger, provider } = sandbox;

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/sandbox/journal', async (request) => {
    const { after, limit } = page.parse(request.query);
    await journal.durable();
    const entries = ledger.entries.slice(after, after + limit); // seq n stands at index n − 1
    const last = entries.at(-1)?.seq ?? after;
    return { entries, total: ledger.entries.length, next: last < ledger.entries.length ? last : null };
  });

  app.post('/sandbox/refunds', async (request, reply) => {
    const { transaction, cents, reference } = portalRefund.parse(request.body);
    const Refund = { TransactionID: transaction, TotalAmount: cents, InvoiceReference: reference };
    const outcome = provider.refund({ Refund }, { portal: true });
    await journal.durable();
    return 'errors' in outcome
      ? reply.code(409).send({ error: outcome.errors.join(',') })
      : reply.code(201).send(outcome.refunded);
  });

  app.get('/sandbox/faults', async () => ({ faults: faults.list() }));
  app.post('/sandbox/faults', async (request, reply) => {
    const fault = faults.arm(faultOrder.parse(request.body));
    if (!fault) return reply.code(409).send({ error: 'Too many faults are armed; DELETE clears them.' });
    return reply.code(201).send(fault);
  });
  app.delete('/sandbox/faults', async (request, reply) => {
    faults.clear(cleared.parse(request.query).match);
    return reply.code(204).send();
  });

  app.get('/sandbox/mode', async () => ({ mode: sandbox.mode() }));
  app.post('/sandbox/mode', async (request) => {
    const { mode } = modeOrder.parse(request.body);
    sandbox.setMode(mode);
    return { mode };
  });
};
