import { setTimeout as delay } from 'node:timers/promises';
import { AttemptOutcome, PaymentsServiceService } from '@southline/contracts/payments';
import { eventually, thorough } from '@southline/testkit';
import { freePort, startProcess } from '@southline/testkit/child-process';
import { perFile } from '@southline/testkit/per-file';
import { expect, it } from 'vitest';
import { anOrder, preparePayments } from './support/bench.ts';

const bench = perFile(preparePayments);

/**
 * Milliseconds between the calls and the kill, so that it comes before, between and after query, transaction and
 * answer.
 */
const killAfter = thorough ? [0, 5, 10, 20, 35] : [0, 10, 35];
const ordersPerRound = 6;
/** MongoDB's limit for abandoned transactions, with a margin. */
const lockMs = 80_000;

it('a kill -9 at any moment loses no capture and records none twice', async () => {
  const ports = { GRPC_PORT: String(await freePort()), INTERNAL_PORT: String(await freePort()) };
  const entry = new URL('../src/main.ts', import.meta.url);
  const start = () => startProcess(entry, { ...bench.env, ...ports }, `http://127.0.0.1:${ports.INTERNAL_PORT}/readyz`);
  const connect = () => bench.asService(PaymentsServiceService, 'orders', ports.GRPC_PORT);
  const paid: string[] = [];

  let service = await start();
  let payments = connect();
  for (const ms of killAfter) {
    const orders = Array.from({ length: ordersPerRound }, () => anOrder());
    const client = payments;
    const opened = await Promise.all(orders.map((order) => client.openAttempt(order)));
    const opening = anOrder();
    const calls = opened.map(async (attempt, index) => {
      await bench.sandbox.postCard(attempt);
      await client.confirmAttempt({ orderId: orders[index]?.orderId ?? '', ...attempt });
    });
    const unanswered = Promise.allSettled([...calls, client.openAttempt(opening)]);
    await delay(ms);
    await service.end('SIGKILL');
    await unanswered;
    client.close();

    service = await start();
    payments = connect();
    const fresh = payments;
    await Promise.all(opened.map((attempt) => bench.sandbox.postCard(attempt)));
    const again = await eventually(() => fresh.openAttempt(opening));
    await bench.sandbox.postCard(again);
    paid.push(opening.orderId, ...orders.map(({ orderId }) => orderId));
  }

  const client = payments;
  const allCaptured = async () => {
    for (const orderId of paid) {
      const { outcome } = await client.confirmAttempt({ orderId, accessCode: '', transactionNo: '' });
      expect(outcome).toBe(AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED);
    }
  };
  await eventually(allCaptured, { timeoutMs: lockMs });
  for (const orderId of paid) {
    const [journal, ledger, events] = await Promise.all([
      bench.sandbox.journal(orderId),
      bench.ledger.find({ orderId }).toArray(),
      bench.outbox.find({ key: orderId }).toArray(),
    ]);
    const captured = journal.filter(({ type }) => type === 'captured');
    expect(captured).toHaveLength(1);
    expect(ledger).toMatchObject([{ kind: 'capture', providerTransaction: String(captured[0]?.transactionId) }]);
    expect(events).toHaveLength(1);
  }
  client.close();
  await service.end('SIGTERM');
});
