import { PaymentCaptured, paymentCaptured } from '@southline/contracts/events';
import { AttemptOutcome } from '@southline/contracts/payments';
import { randomId } from '@southline/platform/ids';
import { createSealer } from '@southline/platform/seal';
import { eventually, insisting } from '@southline/testkit';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { newAttempt } from '../src/domain/new-attempt.ts';
import { toDocument } from '../src/storage/attempt-document.ts';
import { anOrder, preparePayments } from './support/bench.ts';

const bench = await preparePayments();
const payments = await bench.startService();
const eventsOf = await bench.collectEvents();
afterEach(() => bench.sandbox.clearFaults());
afterAll(() => bench.stop());

const { ATTEMPT_OUTCOME_CAPTURED, ATTEMPT_OUTCOME_PENDING } = AttemptOutcome;

const confirm = ({ orderId }: { orderId: string }) =>
  payments.confirmAttempt({ orderId, accessCode: '', transactionNo: '' });
const stateOf = async ({ orderId }: { orderId: string }) =>
  (await bench.attempts.find({ orderId }).sort({ attemptNo: -1 }).toArray())[0]?.state;
const capturedOnce = (order: { orderId: string }) =>
  eventually(async () => {
    expect(await bench.ledger.find({ orderId: order.orderId }).toArray()).toMatchObject([{ kind: 'capture' }]);
    expect(eventsOf(order.orderId).map(({ topic }) => topic)).toEqual([paymentCaptured.topic]);
  });

describe('a buyer whose browser has gone', () => {
  it('has paid: the reconciler finds the capture without any call', async () => {
    const order = anOrder(4_200);
    const opened = await payments.openAttempt(order);
    await bench.sandbox.postCard(opened);
    await capturedOnce(order);
    const [event] = eventsOf(order.orderId);
    expect(PaymentCaptured.decode(event?.value ?? Buffer.alloc(0))).toMatchObject({
      orderId: order.orderId,
      attemptNo: 1,
      amount: { cents: 4_200, currency: 'AUD' },
      providerTransaction: expect.stringMatching(/^\d+$/),
    });
  });

  it('has paid, also when the provider captured and then did not answer the browser', async () => {
    const order = anOrder();
    const opened = await payments.openAttempt(order);
    await bench.sandbox.fault({
      operation: 'form',
      kind: 'timeout-after-capture',
      delayMs: 60_000,
      match: order.orderId,
    });
    const gone = new AbortController();
    const posting = bench.sandbox.postCard(opened, {}, gone.signal);
    await capturedOnce(order);
    gone.abort();
    await expect(posting).rejects.toThrow();
  });

  it('has paid, although the service was stopped in between', async () => {
    const order = anOrder();
    const first = await bench.startService();
    await bench.sandbox.postCard(await first.openAttempt(order));
    await first.stop();
    await capturedOnce(order);
  });
});

describe('a provider that cannot say', () => {
  it.each(['S5099', 'S5020', 'S5666', 'S5000', 'S5010'])(
    'answers %s three times: pending, then captured once',
    async (code) => {
      const order = anOrder();
      const opened = await payments.openAttempt(order);
      await bench.sandbox.postCard(opened);
      await bench.sandbox.fault({ operation: 'query', kind: 'unknown', code, count: 3, match: order.orderId });
      const outcomes: AttemptOutcome[] = [];
      await eventually(async () => {
        outcomes.push((await confirm(order)).outcome);
        return outcomes.at(-1) === ATTEMPT_OUTCOME_CAPTURED;
      });
      expect(new Set(outcomes.slice(0, -1))).toEqual(new Set(outcomes.length > 1 ? [ATTEMPT_OUTCOME_PENDING] : []));
      await capturedOnce(order);
    },
  );

  it.each(['error-500', '429', 'reset', 'empty', 'half-json', 'slow'])(
    'is down for queries (%s): unknown, no second attempt; captured once when it is back',
    async (kind) => {
      const order = anOrder();
      const opened = await payments.openAttempt(order);
      await bench.sandbox.fault({ operation: 'query', kind, count: 10_000, delayMs: 5_000, match: order.orderId });
      await bench.sandbox.postCard(opened);
      expect((await confirm(order)).outcome).toBe(ATTEMPT_OUTCOME_PENDING);
      await expect(payments.openAttempt(order)).rejects.toMatchObject({ code: 'AttemptInFlight' });
      expect(await payments.checkOrder(order)).toMatchObject({ captured: false, inFlight: true });
      expect(await stateOf(order)).toBe('Unknown');
      await bench.sandbox.clearFaults();
      await capturedOnce(order);
      expect(await payments.checkOrder(order)).toMatchObject({ captured: true, inFlight: false });
    },
  );

  it('of an attempt that nobody paid gives it back to the buyer when it can say so again', async () => {
    const order = anOrder();
    const opened = await payments.openAttempt(order);
    await bench.sandbox.fault({ operation: 'query', kind: 'error-500', count: 10_000, match: order.orderId });
    await eventually(async () => (await stateOf(order)) === 'Unknown');
    await bench.sandbox.clearFaults();
    await eventually(async () => (await stateOf(order)) === 'Open');
    expect((await payments.openAttempt(order)).accessCode).toBe(opened.accessCode);
  });
});

describe('many calls at once', () => {
  it('of two instances make one ledger entry and one event', async () => {
    const other = await bench.startService();
    const order = anOrder();
    const opened = await payments.openAttempt(order);
    await bench.sandbox.postCard(opened);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        insisting(() => (index % 2 ? payments : other).confirmAttempt({ orderId: order.orderId, ...opened })),
      ),
    );
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set([ATTEMPT_OUTCOME_CAPTURED]));
    expect(new Set(answers.map(({ providerTransaction }) => providerTransaction)).size).toBe(1);
    await capturedOnce(order);
    await other.stop();
  });
});

describe('an attempt', () => {
  it('that the transaction of a killed process still holds is pending and holds up no other', async () => {
    const [held, other] = [anOrder(), anOrder()];
    const opened = await payments.openAttempt(held);
    const session = bench.mongo.connection.getClient().startSession();
    await eventually(async () => {
      session.startTransaction();
      const touched = bench.attempts.updateOne({ orderId: held.orderId }, { $set: { checks: 9 } }, { session });
      await touched.catch(async (error: unknown) => {
        await session.abortTransaction();
        throw error;
      });
    });
    await bench.sandbox.postCard(opened);
    await bench.sandbox.postCard(await payments.openAttempt(other));
    expect((await confirm(held)).outcome).toBe(ATTEMPT_OUTCOME_PENDING);
    await capturedOnce(other);
    expect(await bench.ledger.countDocuments({ orderId: held.orderId })).toBe(0);
    await session.abortTransaction();
    await session.endSession();
    await capturedOnce(held);
  });

  it('that a process left without an access code gives way to the next', async () => {
    const order = anOrder();
    const long = new Date(Date.now() - 3_600_000);
    const left = newAttempt({
      orderId: order.orderId,
      orderNo: order.orderNo,
      attemptNo: 1,
      amountCents: 12_345,
      transactionNo: randomId(),
      now: long,
      staleAt: long,
      lifetimeMs: 86_400_000,
    });
    await bench.attempts.insertOne(toDocument(left, createSealer(Buffer.alloc(32))));
    await bench.sandbox.postCard(await payments.openAttempt(order));
    await capturedOnce(order);
    const attempts = await bench.attempts.find({ orderId: order.orderId }).sort({ attemptNo: 1 }).toArray();
    expect(attempts.map(({ state }) => state)).toEqual(['Closed', 'Captured']);
  });

  it('that nobody paid is declined when the lifetime of its access code is over', async () => {
    const brief = await bench.startService({ ACCESS_CODE_LIFETIME_HOURS: String(0.5 / 3_600) });
    const order = anOrder();
    await brief.openAttempt(order);
    await eventually(async () => (await stateOf(order)) === 'Declined');
    expect(await bench.attempts.findOne({ orderId: order.orderId })).not.toHaveProperty('nextCheckAt');
    await brief.stop();
  });
});
