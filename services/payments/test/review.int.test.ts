import { deskServices } from '@southline/contracts/desk';
import { paymentsStaffActed, StaffActed } from '@southline/contracts/events';
import { jobs } from '@southline/platform/jobs';
import { createLogger } from '@southline/platform/logger';
import { eventually, unique } from '@southline/testkit';
import { runSource } from '@southline/testkit/child-process';
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

const entry = new URL('../src/cli/review.ts', import.meta.url);
const command = (...words: string[]) => runSource(entry, { ...bench.env, LOG_LEVEL: 'silent' }, words);

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

/** The desk API of a service that does not ask the provider about these attempts by itself. */
const openDesk = async (...targets: string[]) => {
  await bench.attempts.updateMany({ _id: { $in: targets } }, { $unset: { nextCheckAt: '' } });
  const service = await bench.startService({ RECONCILE_SCALE: '10' });
  const as = (role: 'Admin' | 'Dealer') =>
    bench.client(deskServices.payments, { subject: `member:${role}`, role, membershipNo: `M-${role}` }, service.port);
  return { service, admin: as('Admin'), dealer: as('Dealer') };
};
const entriesOf = async (record: string) => {
  const rows = await bench.outbox.find({ topic: paymentsStaffActed.topic }).toArray();
  return rows.map(({ value }) => StaffActed.decode(value.buffer)).filter((each) => each.record === record);
};
const waitingFor = async ({ admin }: Awaited<ReturnType<typeof openDesk>>, key: string) =>
  (await admin.listWaiting({})).items.find((item) => item.key === key);

it('a payment that is unknown for ten minutes is on the work list, and the provider is asked at once', async () => {
  const { orderId, attempt } = await paidInReview(3_300, 'none');
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const unknownSince = (at: Date) =>
    bench.attempts.updateOne(
      { _id: attempt },
      {
        $set: { nextCheckAt: minutesAgo(-60), history: [{ at, from: 'Open', to: 'Unknown', why: 'S5020' }] },
        $unset: { review: '' },
      },
    );
  await unknownSince(minutesAgo(9));
  const desk = await openDesk();
  expect(await waitingFor(desk, attempt)).toBeUndefined();
  await unknownSince(minutesAgo(11));
  expect(await waitingFor(desk, attempt)).toMatchObject({
    kind: 'payment-unknown',
    orderId,
    facts: { amount: '$33.00', state: 'Unknown', error: 'S5020' },
    decisions: ['ask'],
  });
  const wanted = { kind: 'payment-unknown', key: attempt, decision: 'ask', reason: 'the portal has it' };
  const request = { ...wanted, requestId: unique('id') };
  await expect(desk.dealer.decideWaiting(request)).rejects.toMatchObject({ kind: 'forbidden' });
  for (const key of [`${orderId}-2`, 'unknown'])
    await expect(desk.admin.decideWaiting({ ...request, key })).rejects.toMatchObject({ code: 'NotWaiting' });
  // While the service asks for another administrator, it has counted no check since that decision.
  const counted = (checks: number) =>
    bench.attempts.updateOne({ _id: attempt }, { $set: { decision: 'first', checks } });
  await counted(0);
  await expect(desk.admin.decideWaiting(request)).rejects.toMatchObject({ code: 'NotWaiting' });
  await counted(1);
  expect(await desk.admin.decideWaiting(request)).toEqual({ state: 'Unknown' });
  await eventually(async () => expect((await attemptOf(attempt))?.state).toBe('Captured'));
  expect(await desk.admin.decideWaiting(request)).toEqual({ state: 'Captured' });
  expect(await entriesOf(attempt)).toMatchObject([
    { action: 'payment-asked-again', actor: 'M-Admin', orderId, reason: 'the portal has it' },
  ]);
  await desk.service.stop();
});

it('an administrator decides on the work list, with one entry in the journal however often it is sent', async () => {
  const { orderId, attempt } = await paidInReview(4_400, 'the fraud check objects');
  const desk = await openDesk(attempt);
  expect(await waitingFor(desk, attempt)).toMatchObject({
    kind: 'payment-in-review',
    orderId,
    facts: { amount: '$44.00', review: 'the fraud check objects' },
    decisions: ['accept', 'refund'],
  });
  const wanted = {
    kind: 'payment-in-review',
    key: attempt,
    decision: 'accept',
    reason: 'seen',
    requestId: unique('id'),
  };
  await expect(desk.dealer.listWaiting({})).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(desk.dealer.decideWaiting(wanted)).rejects.toMatchObject({ kind: 'forbidden' });
  const both = await Promise.allSettled([desk.admin.decideWaiting(wanted), desk.admin.decideWaiting(wanted)]);
  expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await desk.admin.decideWaiting(wanted)).toEqual({ state: 'Captured' });
  expect((await attemptOf(attempt))?.history.at(-1)?.why).toContain('accepted by M-Admin: seen');
  expect(await waitingFor(desk, attempt)).toBeUndefined();
  const entries = await entriesOf(attempt);
  expect(entries).toMatchObject([
    {
      action: 'payment-decided',
      actor: 'M-Admin',
      orderId,
      reason: 'seen',
      before: { state: 'Unknown', review: 'the fraud check objects' },
      after: { state: 'Captured', decision: 'accept' },
    },
  ]);
  await desk.service.stop();
});

it('above the amount one administrator proposes and another confirms; both are in the journal', async () => {
  const { orderId, attempt } = await paidInReview(600_000, 'the fraud check objects');
  const { service, admin } = await openDesk(attempt);
  const second = bench.client(
    deskServices.payments,
    { subject: 'member:second', role: 'Admin', membershipNo: 'M-second' },
    service.port,
  );
  const decide = (as: typeof admin, decision: string, reason: string) =>
    as.decideWaiting({ kind: 'payment-in-review', key: attempt, decision, reason, requestId: unique('id') });
  await expect(decide(admin, 'refund', 'a mistake')).rejects.toMatchObject({ code: 'SecondPersonNeeded' });
  expect(await decide(admin, 'propose-refund', 'a mistake')).toEqual({ state: 'proposed' });
  await expect(decide(admin, 'confirm', 'yes')).rejects.toMatchObject({ code: 'SecondPersonNeeded' });
  expect(await bench.refunds.countDocuments({ orderId })).toBe(0);
  expect(await decide(second, 'confirm', 'seen too')).toEqual({ state: 'refund booked' });
  expect(await bench.refunds.find({ orderId }).toArray()).toMatchObject([{ cents: 600_000 }]);
  expect(await entriesOf(attempt)).toMatchObject([
    { action: 'decision-proposed', actor: 'M-Admin', reason: 'a mistake', after: { proposed: 'refund' } },
    { action: 'payment-decided', actor: 'M-second', reason: 'seen too', after: { decision: 'refund' } },
  ]);
  await service.stop();
});

it('a refused refund is sent again from the work list, with one entry in the journal', async () => {
  const { orderId, attempt } = await paidInReview(5_100, 'the fraud check objects');
  await refund(attempt);
  const reference = (await bench.refunds.findOne({ orderId }))?._id ?? '';
  await bench.refunds.updateOne({ _id: reference }, { $set: { review: 'V6154', state: 'FAILED' } });
  const later = { runAt: new Date(Date.now() + 3_600_000), tries: 3 };
  await jobs(bench.mongo).updateOne({ _id: `refund:${reference}` }, { $set: later });
  const desk = await openDesk(attempt);
  expect(await waitingFor(desk, reference)).toMatchObject({ decisions: ['accept', 'retry'] });
  const wanted = {
    kind: 'refund-in-review',
    key: reference,
    decision: 'retry',
    reason: 'topped up',
    requestId: unique('id'),
  };
  await desk.admin.decideWaiting(wanted);
  await eventually(async () =>
    expect(await bench.refunds.findOne({ _id: reference })).toMatchObject({ state: 'SETTLED' }),
  );
  await desk.admin.decideWaiting(wanted);
  const entries = await entriesOf(reference);
  expect(new Set(entries.map(({ actionId }) => actionId)).size).toBe(1);
  expect(entries[0]).toMatchObject({ action: 'refund-decided', reason: 'topped up', after: { decision: 'retry' } });
  expect(await waitingFor(desk, reference)).toBeUndefined();
  await desk.service.stop();
});

it('a decision by the command has an entry with the name of the operator', async () => {
  const { orderId, attempt } = await paidInReview(6_600, 'the fraud check objects');
  for (let time = 0; time < 2; time += 1)
    await command('accept', attempt, '--by', 'kim@southline', '--reason', 'seen in the bank statement');
  expect(await entriesOf(attempt)).toMatchObject([
    {
      actor: 'kim@southline',
      role: 'Operator',
      clientAddress: '',
      action: 'payment-decided',
      orderId,
      reason: 'seen in the bank statement',
      after: { state: 'Captured', decision: 'accept' },
    },
  ]);
});

it('says how it is used, and decides nothing that is not in review', async () => {
  await expect(command('refund', 'x')).rejects.toMatchObject({ stderr: expect.stringContaining('review list') });
  await expect(accept('nobody-1')).rejects.toMatchObject({ code: 'NotInReview' });
  await expect(decideReview(context()).retry({ target: 'nobody', ...decision })).rejects.toMatchObject({
    code: 'NotFound',
  });
  await expect(refund('nobody-1')).rejects.toMatchObject({ code: 'NotInReview' });
});

it('the limit for two administrators is about what was captured', async () => {
  await bench.sandbox.mode('cents');
  const service = await bench.startService();
  // The provider captures half of it.
  const order = anOrder(600_010);
  const opened = await service.openAttempt(order);
  await bench.sandbox.postCard(opened);
  const attempt = `${order.orderId}-1`;
  await eventually(async () => expect(await attemptOf(attempt)).toMatchObject({ reviewCents: 300_005 }));
  await bench.sandbox.mode('approve');
  await service.stop();
  const desk = await openDesk(attempt);
  expect(await waitingFor(desk, attempt)).toMatchObject({
    facts: { amount: '$6,000.10', captured: '$3,000.05' },
    decisions: ['accept', 'refund'],
  });
  await desk.service.stop();
});
