import { FoundOutcome } from '@southline/contracts/payments';
import { eventually } from '@southline/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOrder, type Payments, preparePayments, type Service } from './support/bench.ts';

let bench: Payments;
let payments: Service;
beforeAll(async () => {
  bench = await preparePayments();
  payments = await bench.startService();
});
afterAll(() => bench.stop());

const cents = 12_345;
const total = { cents, currency: 'AUD' };
const { FOUND_OUTCOME_KEPT, FOUND_OUTCOME_RETURNED, FOUND_OUTCOME_REVIEW } = FoundOutcome;

/** A payment whose every trace but the provider's is gone, as after a restore. */
const forgotten = async () => {
  const order = anOrder(cents);
  const { orderId } = order;
  await bench.sandbox.postCard(await payments.openAttempt(order));
  const entry = await eventually(async () => {
    const found = await bench.ledger.findOne({ orderId });
    if (!found?.providerTransaction) throw new Error('not captured yet');
    return found;
  });
  await bench.attempts.deleteMany({ orderId });
  await bench.accounts.deleteMany({ _id: orderId });
  await bench.ledger.deleteMany({ orderId });
  return { order, orderId, transaction: entry.providerTransaction ?? '' };
};
const unrecorded = async () => {
  const day = { from: new Date(Date.now() - 3_600_000).toISOString(), to: new Date().toISOString() };
  return (await payments.findUnrecorded({ ...day, providerTransactions: [] })).captures;
};
const recordFound = (providerTransaction: string, orderTotal?: typeof total) =>
  payments.recordFound({ providerTransaction, orderTotal, reason: 'lost' });

it('a capture that only the provider knows is listed with its order and buyer, until it is recorded as its payment', async () => {
  const { order, orderId, transaction } = await forgotten();
  expect(await unrecorded()).toContainEqual({
    providerTransaction: transaction,
    orderId,
    orderNo: order.orderNo,
    amount: total,
    customer: expect.objectContaining({ firstName: 'A', lastName: 'Buyer', email: 'buyer@example.com' }),
  });
  const outcomes = await Promise.all([recordFound(transaction, total), recordFound(transaction, total)]);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([FOUND_OUTCOME_KEPT, FOUND_OUTCOME_KEPT]);
  expect(await bench.accounts.findOne({ _id: orderId })).toMatchObject({ capturedCents: cents });
  expect(await bench.outbox.countDocuments({ key: orderId })).toBe(2);
  expect((await unrecorded()).map(({ providerTransaction }) => providerTransaction)).not.toContain(transaction);
});

it('without an order it goes back, once', async () => {
  const { orderId, transaction } = await forgotten();
  for (let time = 0; time < 2; time += 1) {
    expect(await recordFound(transaction)).toEqual({ outcome: FOUND_OUTCOME_RETURNED });
  }
  await eventually(async () =>
    expect(await bench.refunds.find({ orderId }).toArray()).toMatchObject([
      { state: 'SETTLED', cents, reason: 'lost' },
    ]),
  );
  const refunds = (await bench.sandbox.refunds()).filter((one) => String(one.originalTransactionId) === transaction);
  expect(refunds).toMatchObject([{ amount: cents }]);
});

it('of another amount than its order has it waits for a person', async () => {
  const { orderId, transaction } = await forgotten();
  const outcome = await recordFound(transaction, { ...total, cents: cents + 1 });
  expect(outcome).toEqual({ outcome: FOUND_OUTCOME_REVIEW });
  expect(await bench.attempts.findOne({ orderId })).toMatchObject({ review: 'the amount is not ours' });
});
