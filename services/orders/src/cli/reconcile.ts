import { parseArgs } from 'node:util';
import { dayMs } from '@southline/kernel/clock';
import { startHost } from '@southline/platform/host';
import { nightlyDays } from '../application/nightly.ts';
import { exitCodeOf, exitCodes } from '../application/reconcile.ts';
import { loadConfig } from '../config.ts';
import { createReconcile } from '../reconciling.ts';

const usage = `reconcile [--since <ISO 8601>]   compares the provider's captures and refunds with the ledger (the last ${nightlyDays} days)`;

const sinceOf = (words: string[]): Date => {
  const { values } = parseArgs({ args: words, options: { since: { type: 'string' } } });
  const since = values.since ? new Date(values.since) : new Date(Date.now() - nightlyDays * dayMs);
  if (Number.isNaN(since.getTime())) throw new Error(usage);
  return since;
};

const since = sinceOf(process.argv.slice(2));
const config = loadConfig(process.env);
// The running service on the same machine uses the configured port, so this command takes any free one.
const running = await startHost('orders', { ...config, INTERNAL_PORT: 0 }, async (host) => {
  const mongo = await host.mongo(config.MONGO_URL);
  const run = createReconcile(config, host, mongo, host.broker(config.KAFKA_BROKERS));
  const found = await run(since, new Date());
  process.stdout.write(`${JSON.stringify({ since: since.toISOString(), ...found })}\n`);
  const code = exitCodeOf(found);
  if (code !== exitCodes.clean) process.exitCode = code;
});
await running.stop();
