import { RefundOutcome, RefundState } from '@southline/contracts/payments';
import { createLogger } from '@southline/platform/logger';
import { eventually, insisting, unique } from '@southline/testkit';
import { runSource } from '@southline/testkit/child-process';
import { afterAll, describe, expect, it } from 'vitest';
import { decideReview } from '../src/application/decide-review.ts';
import { compose } from '../src/compose.ts';
import { loadConfig } from '../src/config.ts';
import { problems } from '../src/domain/found-refund.ts';
import { anOrder, preparePayments } from './support/bench.ts';

const bench = await preparePayments();
const orders = await bench.startService();
const returns = await bench.startService({}, 'returns');
afterAll(() => bench.stop());

const { REFUND_OUTCOME_IMPORTED, REFUND_OUTCOME_REVIEW, REFUND_OUTCOME_SETTLED } = RefundOutcome;
const captured = 9_900;

const aPaidOrder = async () => {
  const order = anOrder(captured);
  await bench.sandbox.postCard(await orders.openAttempt(order));
  const account = await eventually(async () => {
    const found = await bench.accounts.findOne({ _id: order.orderId });
    if (!found) throw new Error('not captured yet');
    return found;
  });
  return { orderId: order.orderId, orderNo: order.orderNo, capture: account.providerTransaction };
};

const aReturn = (orderId: string, cents: number, reference = unique('SR')) => ({
  orderId,
  reference,
  amount: { cents, currency: 'AUD' },
  reason: 'goods came back',
});
const refundOf = (reference: string) => bench.refunds.findOne({ _id: reference });
const settled = (reference: string) =>
  eventually(async () => {
    const refund = await refundOf(reference);
    expect(refund).toMatchObject({ state: 'SETTLED' });
    return refund;
  });
const goneBack = async (orderId: string, cents: number) => {
  const refund = aReturn(orderId, cents);
  await returns.refundPayment(refund);
  await settled(refund.reference);
  return refund;
};

/** Makes a refund in the provider's portal. */
const inPortal = async (capture: string, cents: number, reference = '') => {
  const answer = await fetch(`${bench.sandbox.origin}/sandbox/refunds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ transaction: Number(capture), cents, reference }),
  });
  const { transactionId } = (await answer.json()) as { transactionId: number };
  return String(transactionId);
};
const atProvider = async (capture: string) =>
  (await bench.sandbox.refunds())
    .filter(({ originalTransactionId }) => String(originalTransactionId) === capture)
    .map(({ amount }) => amount);

/** The differences that a comparison finds for one order. */
const compare = async (orderId: string) => {
  const period = { from: new Date(Date.now() - 3_600_000).toISOString(), to: new Date().toISOString() };
  const { differences } = await orders.compareRefunds({ ...period, providerTransactions: [] });
  return differences
    .filter((one) => one.orderId === orderId)
    .map(({ reference, outcome, problem }) => ({ reference, outcome, problem }));
};
const context = () => compose(loadConfig(bench.env), bench.mongo, createLogger('compare-test', 'silent'));
/** Retries while the decision is refused as busy because a worker is looking the refund up. */
const decide = (verb: 'accept' | 'retry', target: string) =>
  insisting(() => decideReview(context())[verb]({ target, by: 'kim@southline', reason: 'seen in the portal' }));
const waiting = async () => (await context().books.inReview()).refunds.map(({ reference }) => reference);
const left = async (orderId: string) => (await bench.accounts.findOne({ _id: orderId }))?.refundableCents;
const ledgerOf = (orderId: string) => bench.ledger.find({ orderId, kind: 'refund' }).toArray();

describe('the comparison of refunds with the provider', () => {
  it('finds nothing where the ledger and the provider agree', async () => {
    const { orderId } = await aPaidOrder();
    await goneBack(orderId, 2_000);
    expect(await compare(orderId)).toEqual([]);
    expect(await left(orderId)).toBe(7_900);
  });

  it('imports a refund that was made in the portal, and opens a review', async () => {
    const { orderId, orderNo, capture } = await aPaidOrder();
    const transaction = await inPortal(capture, 6_000);
    const reference = `found:${transaction}`;
    expect(await compare(orderId)).toEqual([
      { reference, outcome: REFUND_OUTCOME_IMPORTED, problem: problems.unknown },
    ]);
    expect(await compare(orderId)).toEqual([]);
    expect(await refundOf(reference)).toMatchObject({ orderNo, cents: 6_000, state: 'SETTLED' });
    expect(await ledgerOf(orderId)).toMatchObject([{ cents: 6_000, providerTransaction: transaction }]);
    expect(await left(orderId)).toBe(3_900);
    expect(await waiting()).toContain(reference);
    expect(await decide('accept', reference)).toBe('SETTLED');
    expect(await waiting()).not.toContain(reference);
    expect(await compare(orderId)).toEqual([]);
  });

  it('lets the return end for which the money went back in the portal', async () => {
    const { orderId, capture } = await aPaidOrder();
    const transaction = await inPortal(capture, 6_000);
    await compare(orderId);
    const refund = aReturn(orderId, 6_000);
    // The found refund has the same amount, so nothing is sent before a person has decided.
    await returns.refundPayment(refund);
    await eventually(async () => expect(await refundOf(refund.reference)).toMatchObject({ heldBack: true }));
    expect(await waiting()).toContain(refund.reference);
    await decide('accept', refund.reference);
    expect(await refundOf(refund.reference)).toMatchObject({ state: 'SETTLED', refundTransaction: transaction });
    expect(await refundOf(`found:${transaction}`)).toMatchObject({ standsFor: refund.reference });
    expect(await waiting()).not.toContain(`found:${transaction}`);
    expect(await left(orderId)).toBe(3_900);
    expect(await atProvider(capture)).toEqual([6_000]);
    expect(await compare(orderId)).toEqual([]);
    await goneBack(orderId, 3_900);
  });

  it('lets a cancelled order end whose money went back in the portal', async () => {
    const { orderId, capture } = await aPaidOrder();
    await inPortal(capture, captured);
    await compare(orderId);
    const reference = `cancel:${orderId}`;
    const { state } = await orders.refundOrder({ orderId, reference, reason: 'sold out' });
    expect(state).toBe(RefundState.REFUND_STATE_SETTLED);
    expect(await atProvider(capture)).toEqual([captured]);
  });

  it('finds a refund that the provider made twice', async () => {
    const { orderId, capture } = await aPaidOrder();
    const { reference } = await goneBack(orderId, 2_000);
    const second = await inPortal(capture, 2_000, reference);
    expect(await compare(orderId)).toEqual([
      { reference: `found:${second}`, outcome: REFUND_OUTCOME_IMPORTED, problem: problems.twice(reference) },
      { reference, outcome: REFUND_OUTCOME_REVIEW, problem: problems.twice(reference) },
    ]);
    expect(await left(orderId)).toBe(5_900);
    for (const one of [`found:${second}`, reference]) await decide('accept', one);
    expect(await compare(orderId)).toEqual([]);
  });

  it('finds the first of two refunds when a restored copy has repeated it', async () => {
    const { orderId, capture } = await aPaidOrder();
    const { reference } = await goneBack(orderId, 2_000);
    const first = (await refundOf(reference))?.refundTransaction;
    const refundTransaction = await inPortal(capture, 2_000, reference);
    await bench.refunds.updateOne({ _id: reference }, { $set: { refundTransaction } });
    const row = { $set: { providerTransaction: refundTransaction } };
    await bench.ledger.updateOne({ _id: `refund:${reference}` }, row);
    expect(await compare(orderId)).toEqual([
      { reference: `found:${first}`, outcome: REFUND_OUTCOME_IMPORTED, problem: problems.twice(reference) },
      { reference, outcome: REFUND_OUTCOME_REVIEW, problem: problems.twice(reference) },
    ]);
    expect(await left(orderId)).toBe(5_900);
  });

  it('finds a refund of the ledger for which no money went back; retried, it goes back once', async () => {
    const { orderId, orderNo, capture } = await aPaidOrder();
    const reference = unique('SR');
    const now = new Date();
    const facts = { orderId, cents: 2_000 };
    await bench.refunds.insertOne({
      _id: reference,
      ...facts,
      orderNo,
      reason: 'goods came back',
      captureTransaction: capture,
      state: 'SETTLED',
      createdAt: now,
      version: 1,
    });
    await bench.ledger.insertOne({ _id: `refund:${reference}`, kind: 'refund', ...facts, reference, at: now });
    await bench.accounts.updateOne({ _id: orderId }, { $inc: { refundableCents: -2_000, version: 1 } });
    expect(await compare(orderId)).toEqual([{ reference, outcome: REFUND_OUTCOME_REVIEW, problem: problems.absent }]);
    await decide('retry', reference);
    await settled(reference);
    expect(await atProvider(capture)).toEqual([2_000]);
    expect(await ledgerOf(orderId)).toMatchObject([
      { reference, cents: 2_000, providerTransaction: expect.any(String) },
    ]);
    expect(await left(orderId)).toBe(7_900);
    expect(await compare(orderId)).toEqual([]);
  });

  it('settles a refund that a restored copy has as still to be made', async () => {
    const { orderId, capture } = await aPaidOrder();
    const { reference } = await goneBack(orderId, 2_000);
    await bench.ledger.deleteOne({ _id: `refund:${reference}` });
    await bench.refunds.updateOne(
      { _id: reference },
      { $set: { state: 'PENDING' }, $unset: { refundTransaction: '' } },
    );
    expect(await compare(orderId)).toEqual([{ reference, outcome: REFUND_OUTCOME_SETTLED, problem: '' }]);
    expect(await refundOf(reference)).toMatchObject({ state: 'SETTLED', refundTransaction: expect.any(String) });
    expect(await compare(orderId)).toEqual([]);
    expect(await atProvider(capture)).toEqual([2_000]);
  });

  it('sends no refund of as much as was found, although the capture holds enough, until a person has decided', async () => {
    const { orderId, capture } = await aPaidOrder();
    const transaction = await inPortal(capture, 2_000);
    await compare(orderId);
    const refund = aReturn(orderId, 2_000);
    await returns.refundPayment(refund);
    await eventually(async () => expect(await waiting()).toContain(refund.reference));
    expect(await atProvider(capture)).toEqual([2_000]);
    await decide('accept', refund.reference);
    expect(await refundOf(refund.reference)).toMatchObject({ state: 'SETTLED', refundTransaction: transaction });
    expect(await atProvider(capture)).toEqual([2_000]);
    const another = aReturn(orderId, 2_000);
    await returns.refundPayment(another);
    await eventually(async () => expect(await refundOf(another.reference)).toMatchObject({ state: 'SETTLED' }));
    expect(await atProvider(capture)).toEqual([2_000, 2_000]);
  });

  it('sends no refund while a found refund of another amount waits for a person, whatever is pressed', async () => {
    const { orderId, capture } = await aPaidOrder();
    const transaction = await inPortal(capture, 5_000);
    await compare(orderId);
    const [first, second] = [aReturn(orderId, 2_000), aReturn(orderId, 2_900)];
    for (const refund of [first, second]) await returns.refundPayment(refund);
    const review = `5000 cents of the payment went back without a refund of ours: found:${transaction}`;
    for (const { reference } of [first, second])
      await eventually(async () => expect(await refundOf(reference)).toMatchObject({ heldBack: true, review }));
    expect(await returns.retryRefund({ reference: first.reference, by: 'SL1' })).toMatchObject({ problem: review });
    // A person states that the first refund was not part of it. Nothing is stated about the second one.
    await decide('retry', first.reference);
    await settled(first.reference);
    expect(await atProvider(capture)).toEqual([5_000, 2_000]);
    expect(await refundOf(second.reference)).toMatchObject({ heldBack: true });
    // The found refund is accepted as something else, so it no longer holds the second one back.
    await decide('accept', `found:${transaction}`);
    await returns.retryRefund({ reference: second.reference, by: 'SL1' });
    await settled(second.reference);
    expect(await atProvider(capture)).toEqual([5_000, 2_000, 2_900]);
    expect(await compare(orderId)).toEqual([]);
  });

  it('holds a refund back again when more money is found after a person has decided', async () => {
    const { orderId, capture } = await aPaidOrder();
    await inPortal(capture, 1_000);
    await compare(orderId);
    const refund = aReturn(orderId, 2_000);
    await returns.refundPayment(refund);
    await eventually(async () => expect(await waiting()).toContain(refund.reference));
    const more = await inPortal(capture, 4_000);
    await decide('retry', refund.reference);
    await eventually(async () =>
      expect(await refundOf(refund.reference)).toMatchObject({
        heldBack: true,
        review: expect.stringContaining('5000 cents'),
      }),
    );
    expect(await compare(orderId)).toMatchObject([{ reference: `found:${more}` }]);
    await decide('accept', refund.reference);
    expect(await atProvider(capture)).toEqual([1_000, 4_000]);
  });

  it('lets staff go on with a return that was refunded after the copy, without paying again', async () => {
    const { orderId, capture } = await aPaidOrder();
    const refund = await goneBack(orderId, 2_000);
    const { reference } = refund;
    const transaction = (await refundOf(reference))?.refundTransaction;
    await bench.ledger.deleteOne({ _id: `refund:${reference}` });
    await bench.refunds.deleteOne({ _id: reference });
    await bench.accounts.updateOne({ _id: orderId }, { $inc: { refundableCents: 2_000, version: 1 } });
    expect(await compare(orderId)).toMatchObject([{ outcome: REFUND_OUTCOME_IMPORTED }]);
    expect(await left(orderId)).toBe(7_900);
    for (let time = 0; time < 2; time += 1) {
      expect(await returns.refundPayment(refund)).toMatchObject({ state: RefundState.REFUND_STATE_SETTLED });
    }
    expect(await refundOf(reference)).toMatchObject({ state: 'SETTLED', refundTransaction: transaction });
    expect(await waiting()).not.toContain(`found:${transaction}`);
    expect(await atProvider(capture)).toEqual([2_000]);
    expect(await left(orderId)).toBe(7_900);
    expect(await compare(orderId)).toEqual([]);
  });

  it('has a restored copy look up its open refunds before payments starts', async () => {
    const { orderId, capture } = await aPaidOrder();
    const made = await goneBack(orderId, 2_000);
    await bench.ledger.deleteOne({ _id: `refund:${made.reference}` });
    await bench.refunds.updateOne(
      { _id: made.reference },
      { $set: { state: 'PENDING' }, $unset: { refundTransaction: '' } },
    );
    const { stdout } = await runSource(new URL('../src/cli/mark-restored.ts', import.meta.url), bench.env);
    expect(JSON.parse(stdout)).toMatchObject({ refunds: { checked: 1, settled: 1, review: 0 } });
    expect(await refundOf(made.reference)).toMatchObject({ state: 'SETTLED', refundTransaction: expect.any(String) });
    expect(await atProvider(capture)).toEqual([2_000]);
    expect(await compare(orderId)).toEqual([]);
  });
});
