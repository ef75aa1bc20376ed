import { FoundOutcome } from '@southline/contracts/payments';
import { createLogger } from '@southline/platform/logger';
import { eventually, insisting, unique } from '@southline/testkit';
import { runSource } from '@southline/testkit/child-process';
import { afterAll, expect, it } from 'vitest';
import { decideReview } from '../src/application/decide-review.ts';
import { compose } from '../src/compose.ts';
import { loadConfig } from '../src/config.ts';
import { anOrder, preparePayments } from './support/bench.ts';

const bench = await preparePayments();
const payments = await bench.startService();
afterAll(() => bench.stop());

const cents = 12_345;
const total = { cents, currency: 'AUD' };
const { FOUND_OUTCOME_KEPT, FOUND_OUTCOME_RETURNED, FOUND_OUTCOME_REVIEW } = FoundOutcome;

/** A payment that only the provider knows, as after a restore. */
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

const context = () => compose(loadConfig(bench.env), bench.mongo, createLogger('found-test', 'silent'));
/** A payment taken by telephone in the provider's portal. Its reference looks like one of ours. */
const foreign = async () => {
  const reference = `${unique('PHONE')}-1`;
  const buyer = anOrder().customer;
  if (!buyer) throw new Error('no buyer');
  const answer = await context().provider.openAccessCode({
    reference,
    orderNo: 'by hand',
    amountCents: cents,
    redirectUrl: 'http://127.0.0.1:9',
    buyer: { ...buyer, street: buyer.addressLine },
  });
  if ('refused' in answer) throw new Error(answer.refused.join(','));
  await bench.sandbox.postCard(answer);
  return eventually(async () => {
    const found = await context().provider.resultByReference(reference);
    if (!found?.transaction) throw new Error('not captured yet');
    return { reference, transaction: found.transaction, target: `foreign:${found.transaction}` };
  });
};
const waiting = async () => (await context().books.inReview()).captures.map(({ id }) => id);
const decision = { by: 'kim@southline', reason: 'seen in the portal' };

it('a capture of no order of ours is in review once, until a person accepts it', async () => {
  const { reference, transaction, target } = await foreign();
  expect(await unrecorded()).toContainEqual(
    expect.objectContaining({ providerTransaction: transaction, orderId: '', orderNo: 'by hand' }),
  );
  const outcomes = await Promise.all([recordFound(transaction), recordFound(transaction)]);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([FOUND_OUTCOME_REVIEW, FOUND_OUTCOME_REVIEW]);
  expect((await waiting()).filter((one) => one === target)).toHaveLength(1);
  const entry = new URL('../src/cli/review.ts', import.meta.url);
  const { stdout } = await runSource(entry, { ...bench.env, LOG_LEVEL: 'silent' }, ['list']);
  expect(stdout).toContain(`capture ${target}  order by hand  ${cents} cents  ${reference}`);

  const decided = `accepted by kim@southline: ${decision.reason}`;
  for (let time = 0; time < 2; time += 1)
    expect(await decideReview(context()).accept({ target, ...decision })).toBe(decided);
  // A later decision changes nothing.
  expect(await decideReview(context()).refund({ target, ...decision })).toBe(decided);
  expect(await waiting()).not.toContain(target);
  expect((await unrecorded()).map(({ providerTransaction }) => providerTransaction)).not.toContain(transaction);
  expect((await bench.sandbox.refunds()).map((one) => String(one.originalTransactionId))).not.toContain(transaction);
});

it('a capture of no order of ours goes back once, when a person says so', async () => {
  const { transaction, target } = await foreign();
  await recordFound(transaction);
  const both = Array.from({ length: 2 }, () =>
    insisting(() => decideReview(context()).refund({ target, ...decision })),
  );
  expect(new Set(await Promise.all(both))).toEqual(new Set([`refunded by kim@southline: ${decision.reason}`]));
  const reference = `double:${transaction}`;
  await eventually(async () =>
    expect(await bench.refunds.findOne({ _id: reference })).toMatchObject({ state: 'SETTLED', cents }),
  );
  expect(await waiting()).not.toContain(target);
  const made = (await bench.sandbox.refunds()).filter((one) => String(one.originalTransactionId) === transaction);
  expect(made).toMatchObject([{ amount: cents, invoiceReference: reference }]);
  expect((await unrecorded()).map(({ providerTransaction }) => providerTransaction)).not.toContain(transaction);
});

it('one that was refunded as a whole is listed, and its refund is imported and never dropped', async () => {
  for (const hasOrder of [true, false]) {
    const { order, orderId, transaction } = await forgotten();
    const refund = await fetch(`${bench.sandbox.origin}/sandbox/refunds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ transaction: Number(transaction), cents, reference: `cancel:${orderId}:1` }),
    });
    const { transactionId } = (await refund.json()) as { transactionId: number };
    const listed = async () => (await unrecorded()).map(({ providerTransaction }) => providerTransaction);
    expect(await listed()).toContain(transaction);
    const outcome = hasOrder ? FOUND_OUTCOME_KEPT : FOUND_OUTCOME_REVIEW;
    expect(await recordFound(transaction, hasOrder ? total : undefined)).toEqual({ outcome });
    const period = { from: new Date(Date.now() - 3_600_000).toISOString(), to: new Date().toISOString() };
    const unexplained = async () =>
      (await payments.compareRefunds({ ...period, providerTransactions: [] })).unexplained.filter(
        (one) => one.orderId === orderId,
      );
    const found = [{ orderId, providerTransaction: String(transactionId) }];
    // Also when the comparison is repeated, until a person or a refund of ours explains it.
    for (let time = 0; time < 2; time += 1) expect(await unexplained()).toEqual(found);
    expect(await listed()).not.toContain(transaction);
    if (!hasOrder) continue;
    const amount = { cents, currency: 'AUD' };
    await payments.refundPayment({ orderId, reference: `cancel:${orderId}:1`, amount, reason: order.orderNo });
    expect(await unexplained()).toEqual([]);
    const atProvider = (await bench.sandbox.refunds()).filter(
      (one) => String(one.originalTransactionId) === transaction,
    );
    expect(atProvider).toHaveLength(1);
  }
});
