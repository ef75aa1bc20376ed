import { PaymentRefunded, paymentRefunded, RefundFailed, refundFailed } from '@southline/contracts/events';
import { RefundState } from '@southline/contracts/payments';
import { jobs } from '@southline/platform/jobs';
import { eventually, unique } from '@southline/testkit';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { anOrder, preparePayments } from './support/bench.ts';

const bench = await preparePayments();
const orders = await bench.startService();
// A second process, whose job runs at the same time as the first one's.
const returns = await bench.startService({}, 'returns');
const eventsOf = await bench.collectEvents();
afterEach(() => bench.sandbox.clearFaults());
afterAll(() => bench.stop());

const { REFUND_STATE_FAILED, REFUND_STATE_PENDING, REFUND_STATE_SETTLED } = RefundState;

const aPaidOrder = async () => {
  const order = anOrder(9_900);
  await bench.sandbox.postCard(await orders.openAttempt(order));
  await eventually(async () => (await orders.checkOrder(order)).captured);
  return order.orderId;
};

const aRefund = (orderId: string, cents: number, reference = unique('RT')) => ({
  orderId,
  reference,
  amount: { cents, currency: 'AUD' },
  reason: 'goods came back',
});

const stateOf = async ({ reference }: { reference: string }) =>
  (await bench.refunds.findOne({ _id: reference }))?.state;
const settled = (refund: { reference: string }) =>
  eventually(async () => expect(await stateOf(refund)).toBe('SETTLED'));

/** The cents that the provider refunded for these references. */
const atProvider = async (...refunds: readonly { reference: string }[]) => {
  const wanted = refunds.map(({ reference }) => reference);
  return (await bench.sandbox.refunds())
    .filter(({ invoiceReference }) => wanted.includes(invoiceReference ?? ''))
    .map(({ invoiceReference, amount }) => [invoiceReference, amount]);
};

describe('refunds of parts of one capture', () => {
  it('raced, never exceed it: those that fit go back once each, the others are refused', async () => {
    const orderId = await aPaidOrder();
    const wanted = Array.from({ length: 6 }, () => aRefund(orderId, 4_000));
    // Each refund is requested twice, by two processes at once.
    const answers = await Promise.allSettled(wanted.flatMap((one) => [one, one]).map(returns.refundPayment));
    const booked = wanted.filter((_, at) => answers[2 * at]?.status === 'fulfilled');
    expect(booked).toHaveLength(2);
    for (const [at, answer] of answers.entries())
      if (answer.status === 'rejected' && !booked.includes(wanted[at >> 1] as (typeof wanted)[0]))
        expect(answer.reason).toMatchObject({ kind: 'conflict', code: 'NothingToRefund' });
    for (const refund of booked) await settled(refund);
    expect((await atProvider(...wanted)).sort()).toEqual(booked.map(({ reference }) => [reference, 4_000]).sort());
    expect(await bench.accounts.findOne({ _id: orderId })).toMatchObject({ refundableCents: 1_900 });
  });

  it('leave the rest for a cancellation, and nothing after it', async () => {
    const orderId = await aPaidOrder();
    const part = aRefund(orderId, 2_500);
    expect(await returns.refundPayment(part)).toEqual({ state: REFUND_STATE_PENDING, problem: '' });
    const rest = { orderId, reference: `cancel:${orderId}`, reason: 'sold out' };
    await orders.refundOrder(rest);
    await Promise.all([settled(part), settled(rest)]);
    expect((await atProvider(part, rest)).sort()).toEqual(
      [
        [part.reference, 2_500],
        [rest.reference, 7_400],
      ].sort(),
    );
    await expect(returns.refundPayment(aRefund(orderId, 1))).rejects.toMatchObject({ code: 'NothingToRefund' });
    expect(await returns.refundPayment(part)).toEqual({ state: REFUND_STATE_SETTLED, problem: '' });
    const { entries } = await orders.listOrderTimeline({ orderId });
    const kinds = entries.map(({ what, facts }) => `${what} ${facts.amount ?? facts.to}`);
    expect(kinds).toEqual(expect.arrayContaining(['payment-started $99.00', 'money-captured $99.00']));
    expect(kinds.filter((kind) => /^refund-ordered|^money-returned/.test(kind)).sort()).toEqual([
      ...['money-returned $25.00', 'money-returned $74.00', 'refund-ordered $25.00', 'refund-ordered $74.00'],
    ]);
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted());
  });

  it('are for one order and amount by their reference, and need an amount', async () => {
    const orderId = await aPaidOrder();
    const part = aRefund(orderId, 100);
    await returns.refundPayment(part);
    for (const other of [aRefund(orderId, 101, part.reference), aRefund('other', 100, part.reference)])
      await expect(returns.refundPayment(other)).rejects.toMatchObject({ code: 'KeyReused' });
    for (const cents of [0, -1])
      await expect(returns.refundPayment(aRefund(orderId, cents))).rejects.toMatchObject({ kind: 'invalid' });
    // Orders refunds cancelled units in the same way. No other service may do so.
    expect(await orders.refundPayment(part)).toMatchObject({ problem: '' });
    const documents = await bench.startService({}, 'documents');
    await expect(documents.refundPayment(part)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it.each([
    ['lost after it was done', { kind: 'reset', afterWork: true }],
    ['an error before anything was done', { kind: 'error-500' }],
    ['half a JSON', { kind: 'half-json' }],
    ['nothing', { kind: 'empty' }],
    ['later than it is waited for', { kind: 'timeout-after-capture', delayMs: 5_000 }],
    ['slower than it is waited for', { kind: 'slow', delayMs: 5_000 }],
  ])('whose answer is %s are asked about and go back once', async (_, fault) => {
    const orderId = await aPaidOrder();
    const [first, second] = [aRefund(orderId, 3_000), aRefund(orderId, 3_000)];
    await bench.sandbox.fault({ operation: 'refund', match: first.reference, ...fault });
    await Promise.all([returns.refundPayment(first), returns.refundPayment(second)]);
    await Promise.all([settled(first), settled(second)]);
    expect((await atProvider(first, second)).sort()).toEqual(
      [first, second].map(({ reference }) => [reference, 3_000]).sort(),
    );
    const ledger = await bench.ledger.find({ orderId, kind: 'refund' }).toArray();
    expect(ledger.map(({ cents }) => cents)).toEqual([3_000, 3_000]);
  });
});

describe('a refund that the provider refuses', () => {
  const aFailedRefund = async () => {
    const orderId = await aPaidOrder();
    const refund = aRefund(orderId, 5_000);
    await bench.sandbox.fault({ operation: 'refund', kind: 'refused', count: 100_000, match: refund.reference });
    await returns.refundPayment(refund);
    await eventually(async () => expect(await stateOf(refund)).toBe('FAILED'));
    return { orderId, refund };
  };

  it('is FAILED with its reason, announced, tried again by itself, and holds up no other refund of the payment', async () => {
    const { orderId, refund } = await aFailedRefund();
    expect(await returns.refundPayment(refund)).toEqual({ state: REFUND_STATE_FAILED, problem: 'V6154' });
    const other = aRefund(orderId, 1_000);
    await returns.refundPayment(other);
    await settled(other);
    const announced = await eventually(() => {
      const event = eventsOf(orderId).find(({ topic }) => topic === refundFailed.topic);
      return event ? RefundFailed.decode(event.value) : false;
    });
    expect(announced).toMatchObject({
      orderId,
      reference: refund.reference,
      problem: 'V6154',
      amount: { cents: 5_000 },
    });
    await bench.sandbox.clearFaults();
    await settled(refund);
    expect(await atProvider(refund)).toEqual([[refund.reference, 5_000]]);
    await eventually(() =>
      expect(
        eventsOf(orderId)
          .filter(({ topic }) => topic === paymentRefunded.topic)
          .map(({ value }) => PaymentRefunded.decode(value).reference)
          .sort(),
      ).toEqual([refund.reference, other.reference].sort()),
    );
    expect(await bench.refunds.findOne({ _id: refund.reference })).not.toHaveProperty('review');
  });

  it('is done at once when staff try it again, and never twice', async () => {
    const { refund } = await aFailedRefund();
    // The job's own next try is an hour away.
    const soon = new Date(Date.now() + 3_600_000);
    const job = { _id: `refund:${refund.reference}`, lease: { $exists: false } };
    await eventually(async () => {
      const { modifiedCount } = await jobs(bench.mongo).updateOne(job, { $set: { runAt: soon } });
      expect(modifiedCount).toBe(1);
    });
    await bench.sandbox.clearFaults();
    const again = { reference: refund.reference, by: 'SL1' };
    await Promise.all(Array.from({ length: 5 }, () => returns.retryRefund(again)));
    await settled(refund);
    expect((await returns.retryRefund(again)).state).toBe(REFUND_STATE_SETTLED);
    expect(await atProvider(refund)).toEqual([[refund.reference, 5_000]]);
    await expect(returns.retryRefund({ ...again, reference: 'RT-nobody' })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});
