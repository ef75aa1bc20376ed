import { parseArgs } from 'node:util';
import { startHost } from '@southline/platform/host';
import { reconcile } from '../application/reconcile.ts';
import { createWitness } from '../clients/witness.ts';
import { loadConfig } from '../config.ts';
import { createOrderNumbers } from '../storage/order-numbers.ts';
import { createRebuilding } from '../storage/rebuilding.ts';
import { pastEvents } from '../transport/kafka/past-events.ts';

const usualDays = 3;
const dayMs = 86_400_000;

const usage = `reconcile [--since <ISO 8601>]   compares the provider's list with the ledger (the last ${usualDays} days)`;

/** Settlement may take days, so each night looks at the nights before too. */
const sinceOf = (words: string[]): Date => {
  const { values } = parseArgs({ args: words, options: { since: { type: 'string' } } });
  const since = values.since ? new Date(values.since) : new Date(Date.now() - usualDays * dayMs);
  if (Number.isNaN(since.getTime())) throw new Error(usage);
  return since;
};

const since = sinceOf(process.argv.slice(2));
const config = loadConfig(process.env);
// Beside the running service on one machine: its ports are taken.
const running = await startHost('orders', { ...config, INTERNAL_PORT: 0 }, async (host) => {
  const mongo = await host.mongo(config.MONGO_URL);
  const witness = createWitness(config.PAYMENTS_ADDRESS, host.ownToken, host.credentials);
  host.onStop(async () => witness.close());
  const run = reconcile({
    past: pastEvents(host.broker(config.KAFKA_BROKERS)),
    orders: createRebuilding(mongo, createOrderNumbers(mongo)),
    witness,
    logger: host.logger,
  });
  const found = await run(since, new Date());
  process.stdout.write(`${JSON.stringify({ since: since.toISOString(), ...found })}\n`);
  if (found.review > 0) process.exitCode = 1;
});
await running.stop();
