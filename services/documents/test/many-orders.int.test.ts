import { eventually } from '@southline/testkit';
import { runSource, startProcess } from '@southline/testkit/child-process';
import { anOrderPlaced, orderPlacedMessage } from '@southline/testkit/order-placed';
import { patienceMs } from '@southline/testkit/patience';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { papers } from '../src/storage/collections.ts';
import { prepareDocuments } from './support/bench.ts';

/** Number of orders at once; PAPER_ORDERS overrides it and prints the duration. */
const count = Number(process.env.PAPER_ORDERS ?? 40);
/** A small young generation and few malloc arenas, as in pods and under `npm start`. */
const asInPod = { NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=192', MALLOC_ARENA_MAX: '2' };
/** A pod's memory limit (process.ts). */
const memoryLimit = 384 * 2 ** 20;

const bench = perFile(prepareDocuments);
const source = (file: string) => new URL(`../src/${file}`, import.meta.url);

/** The resident memory that the process reports. */
const memoryOf = async (port: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
};

test('many orders at once: each document once, none missing, no gaps in the numbers, within a pod’s memory', async () => {
  const { env, mongo, publish } = bench;
  await runSource(source('cli/migrate.ts'), env);
  const service = await startProcess(
    source('main.ts'),
    { ...env, ...asInPod },
    `http://127.0.0.1:${env.INTERNAL_PORT}/readyz`,
  );
  const begun = Date.now();
  let most = 0;
  try {
    const events = Array.from({ length: count }, () => anOrderPlaced());
    for (let from = 0; from < count; from += 100)
      await publish(events.slice(from, from + 100).map((event) => orderPlacedMessage(event)));
    const ids = events.map(({ orderId }) => orderId);
    await eventually(
      async () => {
        most = Math.max(most, await memoryOf(env.INTERNAL_PORT));
        expect(await papers(mongo).countDocuments({ orderId: { $in: ids } })).toBe(count);
      },
      { timeoutMs: patienceMs + 1_000 * count, intervalMs: 500 },
    );
    const seconds = (Date.now() - begun) / 1_000;
    const made = await papers(mongo)
      .find({ orderId: { $in: ids } }, { projection: { bytes: 0 } })
      .toArray();
    expect(new Set(made.map(({ orderId, kind }) => `${orderId}/${kind}`)).size).toBe(count);
    // The broker may also carry orders of other files. Each assigned number gets its document.
    await eventually(async () => {
      const invoices = await papers(mongo)
        .find({ kind: 'tax-invoice' }, { projection: { invoiceNo: 1 } })
        .toArray();
      const numbers = invoices.map(({ invoiceNo }) => Number(invoiceNo?.slice(4))).sort((a, b) => a - b);
      expect(numbers).toEqual(numbers.map((_, n) => 100_001 + n));
    });
    expect(most).toBeLessThan(memoryLimit);
    if (process.env.PAPER_ORDERS)
      process.stdout.write(
        `${count} papers in ${seconds.toFixed(1)} s: ${(count / seconds).toFixed(0)} a second, ${Math.round(most / 2 ** 20)} MiB at most\n`,
      );
  } finally {
    await service.end('SIGTERM');
  }
}, 1_800_000);
