import { hourMs, systemClock } from '@southline/kernel/clock';
import type { Host } from '@southline/platform/host';
import { randomId } from '@southline/platform/ids';
import type { Broker } from '@southline/platform/kafka';
import { dropLease, holdLease } from '@southline/platform/lease';
import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Mongo } from '@southline/platform/mongo';
import { bookLostRefunds } from './application/cancel-order.ts';
import { nightly } from './application/nightly.ts';
import { differencesIn, reconcile } from './application/reconcile.ts';
import { createPayments } from './clients/payments.ts';
import { createReconciliation } from './clients/reconciliation.ts';
import type { Config } from './config.ts';
import { reconcileDifferences, reconciledAt } from './metrics.ts';
import { createOrderNumbers } from './storage/order-numbers.ts';
import { createOrderRepository } from './storage/order-repository.ts';
import { createRebuilding } from './storage/rebuilding.ts';
import { lastReconciliation, noteReconciliation } from './storage/reconciliations.ts';
import { pastEvents } from './transport/kafka/past-events.ts';

const lease = 'reconcile';
/** Less than a day, so that the nightly run does not start later each day. */
const leaseMs = 23 * hourMs;
const lookMs = 10 * 60_000;

/** Builds the comparison with the provider for the service and for its command. */
export const createReconcile = (config: Config, host: Host, mongo: Mongo, broker: Broker) => {
  const reconciliation = createReconciliation(host.peer(config.PAYMENTS_ADDRESS));
  const repository = createOrderRepository(mongo);
  const payments = createPayments(host.peer(config.PAYMENTS_ADDRESS));
  const book = bookLostRefunds({ orders: repository, payments, clock: systemClock, logger: host.logger });
  const orders = createRebuilding(mongo, createOrderNumbers(mongo), book);
  const compare = reconcile({ past: pastEvents(broker), orders, reconciliation, logger: host.logger });
  return async (from: Date, to: Date) => {
    const found = await compare(from, to);
    await noteReconciliation(mongo, differencesIn(found), new Date());
    return found;
  };
};

/** Gauges of the last comparison, whichever process made it. */
const showReconciliation = async (mongo: Mongo): Promise<void> => {
  const last = await lastReconciliation(mongo);
  if (!last) return;
  reconciledAt.set(last.at.getTime() / 1_000);
  reconcileDifferences.set(last.differences);
};

/** Reconciles once a day. Skips the first look, because other services may still be starting. */
export const reconcileNightly = (config: Config, host: Host, mongo: Mongo, broker: Broker): Background => {
  const run = createReconcile(config, host, mongo, broker);
  let first = true;
  return repeat('nightly reconcile', lookMs, host.logger, async () => {
    await showReconciliation(mongo);
    if (first) {
      first = false;
      return false;
    }
    const holder = randomId();
    await nightly({
      takeLease: async () => (await holdLease(mongo, lease, holder, leaseMs)) !== undefined,
      endLease: () => dropLease(mongo, lease, holder),
      run,
      logger: host.logger,
    })();
    return false;
  });
};
