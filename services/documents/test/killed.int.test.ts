import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '@southline/testkit';
import { anOrderPlaced, orderPlacedMessage } from '@southline/testkit/order-placed';
import { expect, test } from 'vitest';
import { invoiceNumbers, papers } from '../src/storage/collections.ts';
import { prepareDocuments } from './support/bench.ts';

const entry = new URL('./support/killed-after-render.ts', import.meta.url).pathname;

test('a worker killed between rendering and storing loses nothing: the document is stored once, under its number', async () => {
  const bench = await prepareDocuments();
  const { mongo, publish, env } = bench;
  const event = anOrderPlaced();
  const doomed = () => {
    const child = spawn(process.execPath, ['--import', 'tsx', entry, event.orderId], {
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    return once(child, 'exit');
  };
  const first = doomed();
  await publish([orderPlacedMessage(event)]);
  expect(await first).toEqual([null, 'SIGKILL']);
  // A killed job is repeated when its lease has ended.
  expect(await doomed()).toEqual([null, 'SIGKILL']);
  expect(await papers(mongo).countDocuments({ orderId: event.orderId })).toBe(0);
  const reserved = await invoiceNumbers(mongo).findOne({ _id: event.orderId });

  await bench.start();
  try {
    const made = await eventually(
      async () => {
        const found = await papers(mongo).find({ orderId: event.orderId }).toArray();
        expect(found).toHaveLength(1);
        return found;
      },
      { timeoutMs: 20_000 },
    );
    const invoice = made.find(({ kind }) => kind === 'tax-invoice');
    const given = await invoiceNumbers(mongo).findOne({ _id: event.orderId });
    expect(invoice?.invoiceNo).toBe(given?.invoiceNo);
    if (reserved) expect(given).toEqual(reserved);
    expect(await mongo.db.collection('outbox').countDocuments({ key: event.orderId })).toBe(1);
  } finally {
    await bench.stop();
  }
}, 120_000);
