import { PaymentCaptured, paymentCaptured } from '@southline/contracts/events';
import { AttemptOutcome } from '@southline/contracts/payments';
import { eventually } from '@southline/testkit';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { anOrder, preparePayments } from './support/bench.ts';

const bench = await preparePayments();
const payments = await bench.startService();
afterEach(() => bench.sandbox.clearFaults());
afterAll(() => bench.stop());

const confirmed = (order: { orderId: string }, opened: { accessCode: string; transactionNo: string }) =>
  payments.confirmAttempt({ orderId: order.orderId, ...opened });

const { ATTEMPT_OUTCOME_CAPTURED, ATTEMPT_OUTCOME_PENDING, ATTEMPT_OUTCOME_DECLINED, ATTEMPT_OUTCOME_CARD_INVALID } =
  AttemptOutcome;

describe('a payment', () => {
  it('is captured, entered in the ledger and announced once, however often it is confirmed', async () => {
    const order = anOrder(12_345);
    const opened = await payments.openAttempt(order);
    await bench.sandbox.postCard(opened);
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await confirmed(order, opened)).toMatchObject({
        outcome: ATTEMPT_OUTCOME_CAPTURED,
        captured: { cents: 12_345, currency: 'AUD' },
        cardLastFour: '1111',
      });
    }
    expect(await bench.ledger.find({ orderId: order.orderId }).toArray()).toMatchObject([
      { kind: 'capture', cents: 12_345, attemptNo: 1 },
    ]);
    const rows = await eventually(async () => {
      const found = await bench.outbox.find({ key: order.orderId }).toArray();
      return found.every(({ sent }) => sent) && found;
    });
    expect(rows.map(({ topic }) => topic)).toEqual([paymentCaptured.topic]);
    expect(rows.map(({ value }) => PaymentCaptured.decode(value.buffer).cardLastFour)).toEqual(['1111']);
  });

  it('keeps the access code encrypted at rest', async () => {
    const order = anOrder();
    const { accessCode } = await payments.openAttempt(order);
    const stored = JSON.stringify(await bench.attempts.findOne({ orderId: order.orderId }));
    expect(accessCode.length).toBeGreaterThan(20);
    expect(stored).not.toContain(accessCode);
  });

  it('is declined with a text for the buyer, and the next attempt has another number and code', async () => {
    const order = anOrder();
    const first = await payments.openAttempt(order);
    await bench.sandbox.postCard(first, { EWAY_CARDNUMBER: '4000000000009995' });
    const answer = await confirmed(order, first);
    expect(answer.outcome).toBe(ATTEMPT_OUTCOME_DECLINED);
    expect(answer.message).toContain('not enough money');

    const second = await payments.openAttempt(order);
    expect(second.accessCode).not.toBe(first.accessCode);
    await bench.sandbox.postCard(second);
    expect((await confirmed(order, second)).outcome).toBe(ATTEMPT_OUTCOME_CAPTURED);
    expect(await bench.accounts.findOne({ _id: order.orderId })).toMatchObject({ attemptNo: 2 });
  });

  it('never tells the buyer that a card is reported lost', async () => {
    const order = anOrder();
    const opened = await payments.openAttempt(order);
    await bench.sandbox.postCard(opened, { EWAY_CARDNUMBER: '4000000000009987' });
    const { outcome, message } = await confirmed(order, opened);
    expect(outcome).toBe(ATTEMPT_OUTCOME_DECLINED);
    expect(message).not.toMatch(/lost|stolen|fraud/i);
  });

  it('names the fields of a badly filled form and opens a new attempt for the next try', async () => {
    const order = anOrder();
    const opened = await payments.openAttempt(order);
    await bench.sandbox.postCard(opened, { EWAY_CARDNAME: '', EWAY_CARDCVN: '12' });
    const { outcome, message } = await confirmed(order, opened);
    expect(outcome).toBe(ATTEMPT_OUTCOME_CARD_INVALID);
    expect(message).toContain('name');
    expect((await payments.openAttempt(order)).accessCode).not.toBe(opened.accessCode);
  });

  it('is pending while no card was posted', async () => {
    const order = anOrder();
    const opened = await payments.openAttempt(order);
    expect(await confirmed(order, opened)).toMatchObject({ outcome: ATTEMPT_OUTCOME_PENDING });
    expect(await payments.checkOrder(order)).toMatchObject({ captured: false, inFlight: false });
  });

  it('of a part of the amount goes to review and is neither captured nor failed', async () => {
    await bench.sandbox.mode('cents');
    const order = anOrder(10_010);
    const opened = await payments.openAttempt(order);
    await bench.sandbox.mode('approve');
    await bench.sandbox.postCard(opened);
    expect((await confirmed(order, opened)).outcome).toBe(ATTEMPT_OUTCOME_PENDING);
    expect(await bench.attempts.findOne({ orderId: order.orderId })).toMatchObject({
      state: 'Unknown',
      review: expect.any(String),
    });
    await expect(payments.openAttempt(order)).rejects.toMatchObject({ kind: 'conflict', code: 'AttemptInFlight' });
    expect(await payments.checkOrder(order)).toMatchObject({ captured: false, inFlight: true });
    expect(await bench.ledger.countDocuments({ orderId: order.orderId })).toBe(0);
  });
});

describe('opening', () => {
  it('answers the same attempt to repeated and simultaneous calls', async () => {
    const order = anOrder();
    const opened = await Promise.all(Array.from({ length: 5 }, () => payments.openAttempt(order)));
    expect(new Set(opened.map(({ accessCode }) => accessCode)).size).toBe(1);
    expect(await payments.openAttempt(order)).toEqual(opened[0]);
    const journal = await bench.sandbox.journal(order.orderId);
    expect(journal.map(({ type }) => type)).toEqual(['access-code-created']);
  });

  it('refuses a second attempt for a paid order', async () => {
    const order = anOrder();
    await bench.sandbox.postCard(await payments.openAttempt(order));
    await expect(payments.openAttempt(order)).rejects.toMatchObject({ kind: 'conflict', code: 'AlreadyCaptured' });
    expect(await bench.ledger.countDocuments({ orderId: order.orderId })).toBe(1);
  });

  it('refuses a second attempt while the provider cannot say what became of the first', async () => {
    const order = anOrder();
    const opened = await payments.openAttempt(order);
    // Before the card, since the service asks by itself too.
    const fault = { operation: 'query', kind: 'unknown', code: 'S5020', count: 1_000, match: order.orderId };
    await bench.sandbox.fault(fault);
    await bench.sandbox.postCard(opened);
    await expect(payments.openAttempt(order)).rejects.toMatchObject({ kind: 'conflict', code: 'AttemptInFlight' });
  });

  it.each(['error-500', 'reset', 'empty', 'half-json'])(
    'lets the buyer try again after the provider failed (%s)',
    async (kind) => {
      const order = anOrder();
      await bench.sandbox.fault({ operation: 'create', kind, match: order.orderId });
      await expect(payments.openAttempt(order)).rejects.toMatchObject({ kind: 'unavailable' });
      const opened = await payments.openAttempt(order);
      await bench.sandbox.postCard(opened);
      expect((await confirmed(order, opened)).outcome).toBe(ATTEMPT_OUTCOME_CAPTURED);
    },
  );

  it.each([
    ['no amount', { amount: undefined }],
    ['nothing to pay', { amount: { cents: 0, currency: 'AUD' } }],
    ['another currency', { amount: { cents: 100, currency: 'NZD' } }],
    ['an order number that is too long', { orderNo: 'S123456789012' }],
    ['an unknown region', { region: 'us' }],
  ])('refuses %s', async (_, change) => {
    await expect(payments.openAttempt({ ...anOrder(), ...change })).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('names', () => {
  it('of another order or attempt are answered like unknown ones', async () => {
    const [mine, other] = [anOrder(), anOrder()];
    const opened = await payments.openAttempt(mine);
    const theirs = await payments.openAttempt(other);
    const strange = { orderId: mine.orderId, accessCode: theirs.accessCode, transactionNo: theirs.transactionNo };
    for (const wrong of [
      strange,
      { ...strange, accessCode: opened.accessCode },
      { ...strange, transactionNo: opened.transactionNo },
      { orderId: 'nobody', accessCode: '', transactionNo: '' },
    ]) {
      await expect(payments.confirmAttempt(wrong)).rejects.toMatchObject({ kind: 'not-found' });
    }
  });

  it('may be left out: then the newest attempt is meant', async () => {
    const order = anOrder();
    await bench.sandbox.postCard(await payments.openAttempt(order));
    expect(await confirmed(order, { accessCode: '', transactionNo: '' })).toMatchObject({
      outcome: ATTEMPT_OUTCOME_CAPTURED,
    });
  });
});

it.each([
  ['due', { nextCheckAt: { $lte: new Date() } }, { nextCheckAt: 1 }],
  ['order', { orderId: 'any' }, { attemptNo: -1 }],
] as const)('finds attempts by the index "%s"', async (index, filter, sort) => {
  const { queryPlanner } = await bench.attempts.find(filter).sort(sort).explain('queryPlanner');
  const plan = JSON.stringify(queryPlanner.winningPlan);
  expect(plan).toContain(`"indexName":"${index}"`);
  expect(plan).not.toMatch(/COLLSCAN|"SORT"/);
});

it('serves orders alone', async () => {
  const asDocuments = await bench.startService({}, 'documents');
  await expect(asDocuments.checkOrder({ orderId: 'any' })).rejects.toMatchObject({ kind: 'forbidden' });
  await asDocuments.stop();
});

it('shows its attempts as metrics', async () => {
  const text = await (await fetch(payments.metrics)).text();
  expect(text).toMatch(/southline_payments_captures_total\{kind="kept"\} [1-9]/);
  expect(text).toContain('southline_payments_attempts{state="Unknown"}');
});
