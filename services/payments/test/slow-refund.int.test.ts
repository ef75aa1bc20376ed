import { RefundState } from '@southline/contracts/payments';
import { jobs } from '@southline/platform/jobs';
import { createLogger } from '@southline/platform/logger';
import { eventually, insisting, unique } from '@southline/testkit';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { decideReview } from '../src/application/decide-review.ts';
import { compose } from '../src/compose.ts';
import { loadConfig } from '../src/config.ts';
import { anOrder, preparePayments } from './support/bench.ts';

const bench = await preparePayments();
// With RECONCILE_SCALE this is 4.8 s.
const returns = await bench.startService({ REFUND_LONGEST_MINUTES: '4' }, 'returns');
const orders = await bench.startService({ REFUND_LONGEST_MINUTES: '4' });
afterEach(() => bench.sandbox.clearFaults());
afterAll(() => bench.stop());

const aPaidOrder = async () => {
  const order = anOrder(30_000);
  const opened = await orders.openAttempt(order);
  await bench.sandbox.postCard(opened);
  const transaction = await eventually(async () => (await orders.checkOrder(order)).providerTransaction);
  return { orderId: order.orderId, transaction };
};
const aRefund = (orderId: string, cents = 5_620) => ({
  orderId,
  reference: unique('RT'),
  amount: { cents, currency: 'AUD' },
  reason: 'goods came back',
});
type Booked = ReturnType<typeof aRefund>;

const read = ({ reference }: Booked) => bench.refunds.findOne({ _id: reference });
const settled = (...refunds: readonly Booked[]) =>
  eventually(async () => {
    for (const refund of refunds) expect(await read(refund)).toMatchObject({ state: 'SETTLED' });
  });
const triesOf = async ({ reference }: Booked) => {
  const job = await jobs(bench.mongo).findOne({ _id: `refund:${reference}` });
  return job?.tries ?? 0;
};
const atProvider = async ({ reference }: Booked) =>
  (await bench.sandbox.refunds()).filter(({ invoiceReference }) => invoiceReference === reference);

describe('a refund of a part', () => {
  it('that the provider makes long after its answer was given up goes back once', async () => {
    const { orderId } = await aPaidOrder();
    const refund = aRefund(orderId);
    await bench.sandbox.fault({ operation: 'refund', kind: 'late', delayMs: 3_500, count: 9, match: refund.reference });
    await returns.refundPayment(refund);
    await settled(refund);
    expect(await atProvider(refund)).toMatchObject([{ amount: 5_620 }]);
    // One request was sent although nine are armed, and the provider processes it in the end.
    expect(await bench.sandbox.faultsLeft()).toEqual([8]);
    expect((await read(refund))?.refundTransaction).toBe(String((await atProvider(refund))[0]?.transactionId));
  });

  it('whose answer is lost does not hold up another one of its order', async () => {
    const { orderId } = await aPaidOrder();
    const [lost, other] = [aRefund(orderId), aRefund(orderId)];
    await bench.sandbox.fault({
      operation: 'refund',
      kind: 'late',
      delayMs: 4_000,
      cut: 'at-once',
      match: lost.reference,
    });
    await returns.refundPayment(lost);
    await eventually(async () =>
      expect(await read(lost)).toMatchObject({ state: 'PENDING', sentAt: expect.any(Date) }),
    );
    expect((await returns.refundPayment(lost)).state).toBe(RefundState.REFUND_STATE_UNKNOWN);
    await returns.refundPayment(other);
    await settled(other);
    expect(await atProvider(lost)).toEqual([]);
    await settled(lost);
    expect([await atProvider(lost), await atProvider(other)]).toMatchObject([[{}], [{}]]);
  });

  it('that the provider makes twice is settled with what it answered, and waits in review', async () => {
    const { orderId } = await aPaidOrder();
    const refund = aRefund(orderId);
    await bench.sandbox.fault({ operation: 'refund', kind: 'late', times: 2, match: refund.reference });
    await returns.refundPayment(refund);
    await settled(refund);
    const [first] = await atProvider(refund);
    expect(await read(refund)).toMatchObject({
      review: 'the provider made it more than once',
      overpaid: 5_620,
      refundTransaction: String(first?.transactionId),
    });
    expect(await bench.ledger.findOne({ _id: `refund:${refund.reference}` })).toMatchObject({
      cents: 5_620,
      providerTransaction: String(first?.transactionId),
    });
  });

  it('of a payment that money went back from in the portal is not sent before a person has said so', async () => {
    const { orderId, transaction } = await aPaidOrder();
    await bench.sandbox.portalRefund(transaction, 5_620);
    const [refund, other] = [aRefund(orderId), aRefund((await aPaidOrder()).orderId)];
    await returns.refundPayment(refund);
    await returns.refundPayment(other);
    await settled(other);
    const review = '5620 cents of the payment went back without a refund of ours';
    await eventually(async () =>
      expect(await read(refund)).toMatchObject({ state: 'PENDING', heldBack: true, review }),
    );
    // Staff press Complete again: the refund is looked up, and nothing is decided.
    const runs = await triesOf(refund);
    const pressed = { reference: refund.reference, by: 'SL1' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => returns.retryRefund(pressed)));
    expect(new Set(answers.map(({ problem }) => problem))).toEqual(new Set([review]));
    await eventually(async () => expect(await triesOf(refund)).toBeGreaterThan(runs));
    await eventually(async () =>
      expect(await read(refund)).toMatchObject({ state: 'PENDING', heldBack: true, review }),
    );
    expect(await atProvider(refund)).toEqual([]);

    const context = compose(loadConfig(bench.env), bench.mongo, createLogger('slow-refund-test', 'silent'));
    const decision = { target: refund.reference, by: 'kim@southline', reason: 'a goodwill refund' };
    await Promise.all(Array.from({ length: 4 }, () => insisting(() => decideReview(context).retry(decision))));
    await settled(refund);
    expect(await atProvider(refund)).toMatchObject([{ amount: 5_620 }]);
    expect(await read(refund)).toMatchObject({
      missing: 5_620,
      notDone: 'not done by kim@southline: a goodwill refund',
    });
  });

  it('that was made before a restore, which the copy does not know, is found and not made again', async () => {
    const { orderId } = await aPaidOrder();
    const refund = aRefund(orderId);
    await returns.refundPayment(refund);
    await settled(refund);
    const copy = { state: 'PENDING' as const, version: 1 };
    await bench.refunds.updateOne(
      { _id: refund.reference },
      { $set: copy, $unset: { sentAt: '', refundTransaction: '' } },
    );
    await bench.ledger.deleteOne({ _id: `refund:${refund.reference}` });
    await bench.requeue(refund.reference);
    await settled(refund);
    expect(await atProvider(refund)).toHaveLength(1);
    expect(await bench.ledger.findOne({ _id: `refund:${refund.reference}` })).toMatchObject({ cents: 5_620 });
  });
});
