import { PaymentRefunded, paymentCaptured, paymentRefunded } from '@southline/contracts/events';
import { RefundState } from '@southline/contracts/payments';
import { eventually } from '@southline/testkit';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { anOrder, preparePayments, type Service } from './support/bench.ts';

const bench = await preparePayments();
const payments = await bench.startService();
const eventsOf = await bench.collectEvents();
afterEach(() => bench.sandbox.clearFaults());
afterAll(() => bench.stop());

const { REFUND_STATE_PENDING, REFUND_STATE_SETTLED } = RefundState;

const aPaidOrder = async (service: Service = payments) => {
  const order = anOrder(9_900);
  const opened = await service.openAttempt(order);
  await bench.sandbox.postCard(opened);
  await eventually(async () => (await service.checkOrder(order)).captured);
  return { ...order, refund: { orderId: order.orderId, reference: `cancel:${order.orderId}`, reason: 'sold out' } };
};

const refundedAtProvider = async (orderId: string) => {
  const journal = await bench.sandbox.journal(orderId);
  const captures = journal.filter(({ type }) => type === 'captured').map(({ transactionId }) => transactionId);
  return (await bench.sandbox.refunds()).filter(({ originalTransactionId }) =>
    captures.includes(originalTransactionId),
  );
};

const settled = async (reference: string) => {
  await eventually(async () => (await bench.refunds.findOne({ _id: reference }))?.state === 'SETTLED');
};

describe('a refund', () => {
  it('is booked once, carried out by a job, entered in the ledger and announced', async () => {
    const { orderId, refund } = await aPaidOrder();
    const answers = await Promise.all(Array.from({ length: 5 }, () => payments.refundOrder(refund)));
    expect(answers.map(({ state }) => state)).toContain(REFUND_STATE_PENDING);
    await settled(refund.reference);
    expect(await payments.refundOrder(refund)).toEqual({ state: REFUND_STATE_SETTLED });
    expect(await refundedAtProvider(orderId)).toMatchObject([{ amount: 9_900 }]);
    expect(await bench.ledger.find({ orderId, kind: 'refund' }).toArray()).toMatchObject([{ cents: 9_900 }]);
    await eventually(() =>
      // Kafka keeps no order between topics.
      expect(
        eventsOf(orderId)
          .map(({ topic }) => topic)
          .sort(),
      ).toEqual([paymentCaptured.topic, paymentRefunded.topic]),
    );
    const refunded = eventsOf(orderId).find(({ topic }) => topic === paymentRefunded.topic);
    const event = PaymentRefunded.decode(refunded?.value ?? Buffer.alloc(0));
    expect(event).toMatchObject({ reference: refund.reference, amount: { cents: 9_900, currency: 'AUD' } });
  });

  it('never exceeds what was captured: a second reference finds nothing left', async () => {
    const { orderId, refund } = await aPaidOrder();
    await payments.refundOrder(refund);
    await expect(payments.refundOrder({ ...refund, reference: 'R1' })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'NothingToRefund',
    });
    await settled(refund.reference);
    expect(await bench.accounts.findOne({ _id: orderId })).toMatchObject({ capturedCents: 9_900, refundableCents: 0 });
  });

  it('of an order without a capture is refused, and so is a reference of another order', async () => {
    await expect(
      payments.refundOrder({ orderId: 'nobody', reference: 'cancel:nobody', reason: '' }),
    ).rejects.toMatchObject({ kind: 'conflict' });
    const { refund } = await aPaidOrder();
    await payments.refundOrder(refund);
    await expect(payments.refundOrder({ ...refund, orderId: 'other' })).rejects.toMatchObject({ code: 'KeyReused' });
  });

  it.each([
    ['lost after it was done', { kind: 'reset', afterWork: true }],
    ['an error after it was done', { kind: 'error-500', afterWork: true }],
    ['an error before anything was done', { kind: 'error-500' }],
    ['half a JSON', { kind: 'half-json' }],
    ['too late', { kind: 'timeout-after-capture', delayMs: 5_000 }],
    ['"refunded already", because the request arrived twice', { kind: 'duplicate-post' }],
  ])('whose answer is %s goes back exactly once', async (_, fault) => {
    const { orderId, orderNo, refund } = await aPaidOrder();
    await bench.sandbox.fault({ operation: 'refund', match: orderId, ...fault });
    await payments.refundOrder(refund);
    await settled(refund.reference);
    expect(await refundedAtProvider(orderId)).toMatchObject([{ amount: 9_900, invoiceNumber: orderNo }]);
    expect(await bench.ledger.countDocuments({ orderId, kind: 'refund' })).toBe(1);
    await eventually(() =>
      expect(eventsOf(orderId).filter(({ topic }) => topic === paymentRefunded.topic)).toHaveLength(1),
    );
  });

  it('survives a stop of the service between the request and its answer', async () => {
    const first = await bench.startService();
    const { orderId, refund } = await aPaidOrder(first);
    await bench.sandbox.fault({ operation: 'refund', kind: 'reset', afterWork: true, match: orderId });
    await first.refundOrder(refund);
    await first.stop();
    await settled(refund.reference);
    expect(await refundedAtProvider(orderId)).toHaveLength(1);
  });
});

describe('an order paid twice', () => {
  it('keeps one capture and gets the other one back by itself', async () => {
    const order = anOrder(5_000);
    const first = await payments.openAttempt(order);
    const second = await payments.openAttempt({ ...order, amount: { cents: 6_000, currency: 'AUD' } });
    expect(second.accessCode).not.toBe(first.accessCode);
    expect(await bench.attempts.findOne({ orderId: order.orderId, attemptNo: 1 })).toMatchObject({ state: 'Closed' });
    await Promise.all([bench.sandbox.postCard(second), bench.sandbox.postCard(first)]);

    const refund = await eventually(async () => {
      const found = await bench.refunds.findOne({ orderId: order.orderId });
      return found?.state === 'SETTLED' && found;
    });
    const ledger = await bench.ledger.find({ orderId: order.orderId }).toArray();
    expect(ledger.map(({ kind }) => kind).sort()).toEqual(['capture', 'refund', 'surplus']);
    const surplus = ledger.find(({ kind }) => kind === 'surplus');
    expect(refund).toMatchObject({ _id: `double:${surplus?.providerTransaction}`, cents: surplus?.cents });
    expect(await refundedAtProvider(order.orderId)).toMatchObject([{ amount: surplus?.cents }]);
    // Kafka keeps no order between topics.
    const told = () => eventsOf(order.orderId).map(({ topic }) => topic);
    await eventually(() => expect(told().sort()).toEqual([paymentCaptured.topic, paymentRefunded.topic]));
  });
});
