import { hourMs } from '@southline/kernel/clock';
import type { Host } from '@southline/platform/host';
import { randomId } from '@southline/platform/ids';
import type { Broker } from '@southline/platform/kafka';
import { dropLease, holdLease } from '@southline/platform/lease';
import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Mongo } from '@southline/platform/mongo';
import { nightly } from './application/nightly.ts';
import { reconcile } from './application/reconcile.ts';
import { createWitness } from './clients/witness.ts';
import type { Config } from './config.ts';
import { createOrderNumbers } from './storage/order-numbers.ts';
import { createRebuilding } from './storage/rebuilding.ts';
import { pastEvents } from './transport/kafka/past-events.ts';

const turn = 'reconcile';
/** Less than a day, so that it does not wander. */
const turnMs = 23 * hourMs;
const lookMs = 10 * 60_000;

/** Builds the comparison with the provider, for the service and its command. */
export const createReconcile = (config: Config, host: Host, mongo: Mongo, broker: Broker) => {
  const witness = createWitness(config.PAYMENTS_ADDRESS, host.ownToken, host.credentials);
  host.onStop(async () => witness.close());
  const orders = createRebuilding(mongo, createOrderNumbers(mongo));
  return reconcile({ past: pastEvents(broker), orders, witness, logger: host.logger });
};

/** Once a day; not while everything is still starting. */
export const reconcileNightly = (config: Config, host: Host, mongo: Mongo, broker: Broker): Background => {
  const run = createReconcile(config, host, mongo, broker);
  let first = true;
  return repeat('nightly reconcile', lookMs, host.logger, async () => {
    if (first) {
      first = false;
      return false;
    }
    const holder = randomId();
    await nightly({
      takeTurn: async () => (await holdLease(mongo, turn, holder, turnMs)) !== undefined,
      giveTurnBack: () => dropLease(mongo, turn, holder),
      run,
      logger: host.logger,
    })();
    return false;
  });
};
