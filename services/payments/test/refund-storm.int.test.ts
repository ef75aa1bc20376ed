import { setTimeout as delay } from 'node:timers/promises';
import { PaymentsServiceService } from '@southline/contracts/payments';
import { jobs } from '@southline/platform/jobs';
import { createLogger } from '@southline/platform/logger';
import { eventually, size } from '@southline/testkit';
import { freePort, startProcess } from '@southline/testkit/child-process';
import { numbers } from '@southline/testkit/numbers';
import { perFile } from '@southline/testkit/per-file';
import { afterAll, expect, it } from 'vitest';
import { decideReview } from '../src/application/decide-review.ts';
import { compose } from '../src/compose.ts';
import { loadConfig } from '../src/config.ts';
import { refundJobKind } from '../src/domain/refund-job.ts';
import { anOrder, preparePayments } from './support/bench.ts';

const count = Number(process.env.CHAOS_REFUNDS ?? 20);
/** The number of kills, and also of pauses. */
const kills = size('CHAOS_REFUND_KILLS', { usual: 1, thorough: 2 });
const longestMs = Number(process.env.CHAOS_REFUND_DELAY_MS ?? 1_800);
const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
const random = numbers(seed + 1);

const scale = 0.02;
const refundTimeoutMs = Math.max(700, Math.round(longestMs / 9));
/**
 * The provider's delay, the sending time, and the time in which a busy machine starts a process. A paused process resumes
 * only then, and may have been about to send.
 */
const refundLongestMs = longestMs + 12_000;
const patience = { timeoutMs: 60_000 + 3 * refundLongestMs, intervalMs: 250 };

/** As long as orders waits for a comparison. */
const compareTimeoutMs = 10 * 60_000;

const bench = perFile(preparePayments);
const environment = () => ({
  ...bench.env,
  PAYMENT_REFUND_TIMEOUT_MS: String(refundTimeoutMs),
  RECONCILE_SCALE: String(scale),
  REFUND_LONGEST_MINUTES: String(refundLongestMs / 60_000 / scale),
});

/** Faults of the provider, by the first part of a refund's reference. */
const faults = {
  plain: undefined,
  late: { kind: 'late', longestMs },
  'cut-at-once': { kind: 'late', longestMs, cut: 'at-once' },
  'cut-after': { kind: 'late', longestMs, cut: 'after-work' },
  error: { kind: 'error-500', afterWork: true },
  double: { kind: 'late', longestMs, times: 2 },
  /** No request arrives before the faults are cleared. */
  stuck: { kind: 'reset' },
} as const;
const mix: readonly (keyof typeof faults)[] = [
  'plain',
  'late',
  'stuck',
  'late',
  'double',
  'plain',
  'cut-at-once',
  'late',
  'cut-after',
  'error',
];
const always = 100_000;
const captured = 100_000;
/** Not a sum of refunds, because their cents are multiples of ten. */
const portalCents = 7;
const ordersPerPortalRefund = 5;

const running = new Set<Awaited<ReturnType<typeof startProcess>>>();
const kill = async (child: Awaited<ReturnType<typeof startProcess>>): Promise<void> => {
  running.delete(child);
  await child.end('SIGKILL');
};
afterAll(() => Promise.all([...running].map(kill)));

const startPayments = async () => {
  const ports = { GRPC_PORT: String(await freePort()), INTERNAL_PORT: String(await freePort()) };
  const entry = new URL('../src/main.ts', import.meta.url);
  const health = `http://127.0.0.1:${ports.INTERNAL_PORT}/readyz`;
  const child = await startProcess(entry, { ...environment(), ...ports }, health);
  const orders = bench.asService(PaymentsServiceService, 'orders', ports.GRPC_PORT);
  const reconciliation = bench.asService(PaymentsServiceService, 'orders', ports.GRPC_PORT, compareTimeoutMs);
  const returns = bench.asService(PaymentsServiceService, 'returns', ports.GRPC_PORT);
  running.add(child);
  return { child, orders, returns, reconciliation };
};
type Payments = Awaited<ReturnType<typeof startPayments>>;

const paidOrders = async ({ orders }: Payments, most: number, first: number) =>
  Promise.all(
    Array.from({ length: most }, async (_, index) => {
      const order = anOrder(captured);
      await bench.sandbox.postCard(await eventually(() => orders.openAttempt(order), patience));
      const transaction = await eventually(
        async () => (await orders.checkOrder(order)).providerTransaction || false,
        patience,
      );
      const refunds = [0, 1].map((place) => {
        const number = 2 * (first + index) + place;
        const kind = mix[(number + Math.floor(number / mix.length) * place) % mix.length] ?? 'plain';
        return {
          orderId: order.orderId,
          reference: `${kind}-${String(number).padStart(4, '0')}`,
          amount: { cents: 1_000 + 10 * random(900), currency: 'AUD' },
          reason: 'goods came back',
        };
      });
      return { transaction, refunds, inPortal: (first + index) % ordersPerPortalRefund === 1 };
    }),
  );
type PaidOrder = Awaited<ReturnType<typeof paidOrders>>[number];

/** The leases of the refund jobs that workers have claimed. */
const leases = async (): Promise<string[]> => {
  const held = { kind: refundJobKind, state: 'queued', lease: { $exists: true } } as const;
  return (await jobs(bench.mongo).find(held).toArray()).flatMap(({ lease }) => lease ?? []);
};

/**
 * Kills one process and pauses the other while they are working on refunds, until a new process has taken these over.
 */
const strike = async (processes: readonly [Payments, Payments]): Promise<[Payments, Payments]> => {
  const [killed, paused] = random(2) === 0 ? processes : [processes[1], processes[0]];
  await kill(killed.child);
  const orphaned = new Set(await leases());
  const held = await eventually(async () => {
    paused.child.signal('SIGSTOP');
    const found = (await leases()).filter((lease) => !orphaned.has(lease));
    if (found.length > 0) return found;
    paused.child.signal('SIGCONT');
    return false;
  }, patience);
  const fresh = await startPayments();
  await eventually(async () => {
    const now = new Set(await leases());
    expect(held.filter((lease) => now.has(lease))).toEqual([]);
  }, patience);
  paused.child.signal('SIGCONT');
  return [paused, fresh];
};

const book = async (processes: readonly [Payments, Payments], orders: readonly PaidOrder[]): Promise<void> => {
  const work = orders.flatMap(({ transaction, refunds, inPortal }) => [
    ...refunds.map((refund, index) =>
      eventually(() => processes[index === 0 ? 0 : 1].returns.refundPayment(refund), patience),
    ),
    ...(inPortal
      ? [delay(random(refundTimeoutMs)).then(() => bench.sandbox.portalRefund(transaction, portalCents))]
      : []),
  ]);
  await Promise.all(work);
};

const context = () => compose(loadConfig(environment()), bench.mongo, createLogger('storm-test', 'silent'));
const reviewList = async () => (await context().books.inReview()).refunds;
/** The references of the refunds that the provider made twice. */
const doubled = async () =>
  new Set((await bench.sandbox.refunds()).filter(({ again }) => again).map(({ invoiceReference }) => invoiceReference));

/** Decides, as a person would, about refunds of payments with unexplained money. */
const decideSiblings = async (): Promise<void> => {
  const twice = await doubled();
  const isDisputed = ({ portal, again }: { portal?: true; again?: true }) => portal || again;
  const disputed = (await bench.sandbox.refunds()).filter(isDisputed).map((one) => String(one.originalTransactionId));
  const decide = decideReview(context());
  for (const { reference, captureTransaction, state } of await reviewList()) {
    if (twice.has(reference)) continue;
    expect(disputed, reference).toContain(captureTransaction);
    await decide[state === 'SETTLED' ? 'accept' : 'retry']({ target: reference, by: 'kim@southline', reason: 'seen' });
  }
};

const compare = async ({ reconciliation }: Payments, from: string) =>
  (await reconciliation.compareRefunds({ from, to: new Date().toISOString(), providerTransactions: [] })).differences;

it(
  `${count} refunds and ${kills} kills and pauses at a hostile provider: each goes back once`,
  async () => {
    console.log(`seed ${seed}`);
    const from = new Date(Date.now() - 3_600_000).toISOString();
    let processes: [Payments, Payments] = [await startPayments(), await startPayments()];
    const rounds: PaidOrder[][] = [];
    for (let round = 0, first = 0; round < kills; round += 1) {
      const end = Math.round(((round + 1) * count) / 2 / kills);
      rounds.push(await paidOrders(processes[0], end - first, first));
      first = end;
    }
    for (const [name, fault] of Object.entries(faults)) {
      if (fault) await bench.sandbox.fault({ operation: 'refund', match: `${name}-`, count: always, ...fault });
    }
    await bench.sandbox.fault({ operation: 'query', kind: 'error-500', share: 0.05, count: always });

    for (const orders of rounds) {
      await book(processes, orders);
      await delay(random(refundTimeoutMs));
      processes = await strike(processes);
    }

    const refunds = rounds.flat().flatMap((order) => order.refunds);
    const rows = () => bench.refunds.find().toArray();
    // No refund waits for the stuck ones, whose result stays unknown during the whole test.
    await eventually(async () => {
      const open = (await rows()).filter(({ state, review }) => state !== 'SETTLED' && review === undefined);
      expect(open.map(({ _id }) => _id).filter((reference) => !reference.startsWith('stuck-'))).toEqual([]);
      // A worker has asked the provider for each of them.
      expect(open.filter(({ version }) => version === 1)).toEqual([]);
    }, patience);
    expect(await bench.refunds.countDocuments({ _id: /^stuck-/, state: 'SETTLED' })).toBe(0);

    await bench.sandbox.clearFaults();
    await eventually(async () => {
      await decideSiblings();
      expect((await rows()).filter(({ state }) => state !== 'SETTLED')).toEqual([]);
    }, patience);
    // By then the provider has processed every request.
    await eventually(async () => {
      const sent = (await rows()).map(({ sentAt }) => sentAt?.getTime() ?? 0);
      return Date.now() > Math.max(...sent) + longestMs + refundTimeoutMs;
    }, patience);

    await compare(processes[0], from);
    expect(await compare(processes[1], from)).toEqual([]);

    const made = await bench.sandbox.refunds();
    const twice = await doubled();
    expect(twice.size).toBeGreaterThan(0);
    for (const { reference, amount } of refunds) {
      const own = made.filter(({ invoiceReference }) => invoiceReference === reference);
      expect(own, reference).toHaveLength(twice.has(reference) ? 2 : 1);
      for (const one of own) expect(one.amount, reference).toBe(amount.cents);
    }

    const booked = await rows();
    const foundAs = new Map(booked.flatMap((one) => (one.foundAs === undefined ? [] : [[one._id, one.foundAs]])));
    const byTransaction = (one: { transaction: string }, other: { transaction: string }) =>
      Number(one.transaction) - Number(other.transaction);
    const ledger = (await bench.ledger.find({ kind: 'refund' }).toArray()).map((one) => ({
      transaction: one.providerTransaction ?? '',
      reference: foundAs.get(one.reference ?? '') ?? one.reference,
      cents: one.cents,
    }));
    const listed = made.map((one) => ({
      transaction: String(one.transactionId),
      reference: one.invoiceReference ?? '',
      cents: one.amount,
    }));
    expect(ledger.sort(byTransaction)).toEqual(listed.sort(byTransaction));

    const own = new Set(booked.filter((one) => one.foundAs === undefined).map((one) => one.refundTransaction));
    const found = listed
      .filter(({ transaction }) => !own.has(transaction))
      .map(({ transaction }) => `found:${transaction}`);
    const portal = made.filter((one) => one.portal).length;
    expect(portal).toBeGreaterThan(0);
    expect(found).toHaveLength(portal + twice.size);
    expect((await reviewList()).map(({ reference }) => reference).sort()).toEqual([...twice, ...found].sort());
    console.log(
      `${refunds.length} refunds, ${kills} kills and pauses, ${twice.size} made twice, ${portal} in the portal`,
    );
  },
  180_000 + kills * 90_000 + 6 * refundLongestMs,
);
