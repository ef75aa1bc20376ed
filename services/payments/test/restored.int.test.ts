import { AttemptOutcome } from '@southline/contracts/payments';
import { randomId } from '@southline/platform/ids';
import { createSealer } from '@southline/platform/seal';
import { eventually } from '@southline/testkit';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { newAttempt } from '../src/domain/new-attempt.ts';
import { toDocument } from '../src/storage/attempt-document.ts';
import { anOrder, preparePayments } from './support/bench.ts';

const bench = await preparePayments();
const payments = await bench.startService();
afterEach(() => bench.sandbox.clearFaults());
afterAll(() => bench.stop());

const hourAgo = new Date(Date.now() - 3_600_000);
const cents = 12_345;

/** The attempt in a backup that was made before the access code arrived. */
const asCreated = ({ orderId, orderNo }: { orderId: string; orderNo: string }, transactionNo: string) =>
  toDocument(
    newAttempt({
      orderId,
      orderNo,
      attemptNo: 1,
      amountCents: cents,
      transactionNo,
      now: hourAgo,
      staleAt: hourAgo,
      lifetimeMs: 86_400_000,
    }),
    createSealer(Buffer.alloc(32)),
  );
const attemptOf = ({ orderId }: { orderId: string }) => bench.attempts.findOne({ orderId });
const confirm = ({ orderId }: { orderId: string }) =>
  payments.confirmAttempt({ orderId, accessCode: '', transactionNo: '' });

describe('an attempt that a restored copy knows as Created', () => {
  it('is asked about by its reference: what was paid before the restore is found', async () => {
    const order = anOrder(cents);
    const opened = await payments.openAttempt(order);
    await bench.sandbox.fault({ operation: 'query', kind: 'error-500', count: 10_000, match: order.orderId });
    await bench.sandbox.postCard(opened);
    await bench.attempts.replaceOne({ orderId: order.orderId }, asCreated(order, opened.transactionNo));
    await bench.sandbox.clearFaults();
    await eventually(async () => expect(await attemptOf(order)).toMatchObject({ state: 'Captured' }));
    expect(await bench.ledger.find({ orderId: order.orderId }).toArray()).toMatchObject([{ kind: 'capture', cents }]);
  });

  it('stays watched after it gave way, since the buyer may still hold its form', async () => {
    const order = anOrder(cents);
    const opened = await payments.openAttempt(order);
    await bench.attempts.replaceOne({ orderId: order.orderId }, asCreated(order, opened.transactionNo));
    await eventually(async () => expect(await attemptOf(order)).toMatchObject({ state: 'Closed' }));
    await bench.sandbox.postCard(opened);
    await eventually(async () => expect(await attemptOf(order)).toMatchObject({ state: 'Captured' }));
  });
});

it('what went back before a restore is not captured again', async () => {
  const order = anOrder(cents);
  const { orderId } = order;
  await payments.openAttempt(order).then((opened) => bench.sandbox.postCard(opened));
  await eventually(async () => expect(await attemptOf(order)).toMatchObject({ state: 'Captured' }));
  const captured = await attemptOf(order);
  await payments.refundOrder({ orderId, reference: `cancel:${orderId}`, reason: 'sold out' });
  await eventually(async () => expect(await bench.refunds.findOne({ orderId })).toMatchObject({ state: 'SETTLED' }));
  for (const books of [bench.ledger, bench.refunds]) await books.deleteMany({ orderId } as never);
  await bench.accounts.deleteMany({ _id: orderId });
  const { providerTransaction: _, ...rest } = captured ?? {};
  await bench.attempts.replaceOne({ orderId }, {
    ...rest,
    state: 'Open',
    restored: true,
    nextCheckAt: new Date(),
    history: [],
  } as never);
  await eventually(async () => expect(await attemptOf(order)).toMatchObject({ state: 'Declined' }));
  expect(await bench.ledger.countDocuments({ orderId })).toBe(0);
});

describe('a payment in review', () => {
  it('is over with its capture', async () => {
    const order = anOrder(cents);
    const opened = await payments.openAttempt(order);
    const review = 'only a part was approved';
    await bench.attempts.updateOne({ orderId: order.orderId }, { $set: { review, state: 'Unknown' } });
    await bench.sandbox.postCard(opened);
    await eventually(async () => expect(await attemptOf(order)).toMatchObject({ state: 'Captured' }));
    const captured = await attemptOf(order);
    expect(captured).not.toHaveProperty('review');
    expect(captured?.history.at(-1)?.why).toContain(review);
  });

  it("is what a transaction becomes that is another payment's already", async () => {
    const order = anOrder(cents);
    const opened = await payments.openAttempt(order);
    await bench.sandbox.fault({ operation: 'query', kind: 'error-500', count: 10_000, match: order.orderId });
    await bench.sandbox.postCard(opened);
    const captured = (await bench.sandbox.journal(order.orderId)).find(({ type }) => type === 'captured');
    const transaction = String(captured?.transactionId);
    const holder = { kind: 'capture', orderId: randomId(), attemptNo: 1, cents, providerTransaction: transaction };
    await bench.ledger.insertOne({ _id: `capture:${holder.orderId}`, ...holder, at: new Date() } as never);
    await bench.sandbox.clearFaults();
    await eventually(async () => expect(await attemptOf(order)).toMatchObject({ review: expect.any(String) }));
    expect((await confirm(order)).outcome).toBe(AttemptOutcome.ATTEMPT_OUTCOME_PENDING);
    expect(await attemptOf(order)).toMatchObject({ state: 'Unknown', review: expect.stringContaining(transaction) });
  });
});
