import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createLogger } from '@southline/platform/logger';
import { eventually } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, it } from 'vitest';
import { decideReview } from '../src/application/decide-review.ts';
import { compose } from '../src/compose.ts';
import { loadConfig } from '../src/config.ts';
import { anOrder, preparePayments } from './support/bench.ts';

const bench = perFile(preparePayments);

const decision = { by: 'kim@southline', reason: 'seen in the bank statement' };
const context = () => compose(loadConfig(bench.env), bench.mongo, createLogger('review-test', 'silent'));
const accept = (target: string) => decideReview(context()).accept({ target, ...decision });
const refund = (target: string) => decideReview(context()).refund({ target, ...decision });

const entry = new URL('../src/cli/review.ts', import.meta.url).pathname;
const command = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', entry, ...words], {
    env: { ...process.env, ...bench.env, LOG_LEVEL: 'silent' },
  });

/** A paid attempt that is in review, while no service asks about it. */
const paidInReview = async (cents: number, why: string) => {
  const service = await bench.startService({ RECONCILE_SCALE: '10' });
  const order = anOrder(cents);
  const opened = await service.openAttempt(order);
  await service.stop();
  await bench.sandbox.postCard(opened);
  await bench.attempts.updateOne({ orderId: order.orderId }, { $set: { review: why, state: 'Unknown' } });
  return { orderId: order.orderId, attempt: `${order.orderId}-1` };
};
const attemptOf = (id: string) => bench.attempts.findOne({ _id: id });

it('lists what waits; what is accepted is the payment of its order, with who and why, once', async () => {
  const { orderId, attempt } = await paidInReview(12_300, 'the fraud check objects');
  expect((await command('list')).stdout).toContain(`attempt ${attempt}`);
  for (let time = 0; time < 2; time += 1) expect(await accept(attempt)).toBe('Captured');
  const captured = await attemptOf(attempt);
  expect(captured).toMatchObject({ state: 'Captured' });
  expect(captured).not.toHaveProperty('review');
  expect(captured?.history.at(-1)?.why).toContain('accepted by kim@southline: seen in the bank statement');
  expect(await bench.ledger.find({ orderId }).toArray()).toMatchObject([{ kind: 'capture', cents: 12_300 }]);
  expect((await context().books.inReview()).attempts).toEqual([]);
});

it('what is of another amount cannot be accepted; refunded, exactly what was taken goes back, once', async () => {
  await bench.sandbox.mode('cents');
  const { orderId, attempt } = await paidInReview(12_310, 'only a part was approved');
  await bench.sandbox.mode('approve');
  await expect(accept(attempt)).rejects.toMatchObject({ code: 'OnlyRefundable' });
  expect(await refund(attempt)).toBe('refund booked');
  expect(await refund(attempt)).toBe('Captured');
  const service = await bench.startService();
  await eventually(async () =>
    expect(await bench.refunds.find({ orderId }).toArray()).toMatchObject([{ state: 'SETTLED', cents: 6_155 }]),
  );
  await service.stop();
  expect((await bench.sandbox.refunds()).map(({ amount }) => amount)).toEqual([6_155]);
});

it('a refund that the provider refuses is settled by who paid it back otherwise', async () => {
  const { orderId, attempt } = await paidInReview(5_000, 'the fraud check objects');
  await refund(attempt);
  const [booked] = await bench.refunds.find({ orderId }).toArray();
  const reference = booked?._id ?? '';
  await bench.refunds.updateOne({ _id: reference }, { $set: { review: 'V6113' } });
  expect((await context().books.inReview()).refunds).toMatchObject([{ reference }]);
  expect(await accept(reference)).toBe('SETTLED');
  expect(await bench.refunds.findOne({ _id: reference })).toMatchObject({
    state: 'SETTLED',
    decided: 'accepted by kim@southline: seen in the bank statement',
  });
});

it('says how it is used, and decides nothing that is not in review', async () => {
  await expect(command('refund', 'x')).rejects.toMatchObject({ stderr: expect.stringContaining('review list') });
  await expect(accept('nobody-1')).rejects.toMatchObject({ code: 'NotInReview' });
  await expect(decideReview(context()).retry({ target: 'nobody', ...decision })).rejects.toMatchObject({
    code: 'NotFound',
  });
  await expect(refund('nobody-1')).rejects.toMatchObject({ code: 'NotInReview' });
});
