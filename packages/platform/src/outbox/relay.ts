import { randomId } from '../ids.ts';
import type { Broker } from '../kafka/index.ts';
import { dropLease, holdLease } from '../lease/index.ts';
import { atMostEvery } from '../lifecycle/at-most-every.ts';
import { type Background, repeat } from '../lifecycle/repeat.ts';
import { onWork } from '../lifecycle/wakers.ts';
import type { Logger } from '../logger/index.ts';
import { outboxOldestSeconds } from '../metrics/index.ts';
import type { Mongo } from '../mongo/index.ts';
import type { Carrier } from '../telemetry/index.ts';
import { recordSend } from '../telemetry/messaging.ts';
import { outbox as outboxRows, outboxWork } from './outbox.ts';

export interface RelayOptions {
  readonly mongo: Mongo;
  readonly broker: Broker;
  readonly logger: Logger;
  /** Called between the broker's acknowledgement and the mark, for tests that stop a relay there. */
  readonly afterPublish?: () => Promise<void>;
  /** Milliseconds after which another relay takes over from one that was killed. */
  readonly leaseMs?: number;
}

const leaseName = 'outbox-relay';
/**
 * Under load, events written within this time are sent as one batch, and consumers handle them in one transaction. No buyer
 * waits for them. The first event of this process after a pause is sent at once.
 */
const gatherMs = 1_000;
const batchSize = 500;

/**
 * Publishes unsent events of one database, in order per key, one batch in flight. At least once: a kill between the broker's
 * acknowledgement and the mark sends a batch again, and the consumers' inboxes ignore it. Of several relays on one database
 * only the holder of the lease works.
 */
export const startRelay = ({ mongo, broker, logger, afterPublish, leaseMs = 10_000 }: RelayOptions): Background => {
  const holder = randomId();
  const outbox = outboxRows(mongo);
  /** The lease is renewed after a third of its time, and assumed to be held until then. */
  const renewMs = leaseMs / 3;
  let heldUntil = 0;

  const holdsLease = async (): Promise<boolean> => {
    const asked = Date.now();
    if (asked < heldUntil) return true;
    const held = (await holdLease(mongo, leaseName, holder, leaseMs)) !== undefined;
    heldUntil = held ? asked + renewMs : 0;
    return held;
  };

  // Without events, each renewal also polls for those of another process of the service, and of a killed relay.
  const loop = repeat('outbox relay', renewMs, logger, async (signal) => {
    if (!(await holdsLease())) {
      outboxOldestSeconds.set(0); // the holder of the lease reports it
      return false;
    }
    const rows = await outbox
      .find({ sent: false })
      .sort({ key: 1, version: 1 })
      .limit(batchSize)
      .hint('unsent')
      .toArray();
    const oldest = rows.reduce((least, row) => Math.min(least, row.createdAt.getTime()), Date.now());
    outboxOldestSeconds.set((Date.now() - oldest) / 1000);
    if (rows.length === 0 || signal.aborted) return false;
    await broker.publish(
      rows.map((row) => ({
        topic: row.topic,
        key: row.key,
        value: Buffer.from(row.value.buffer),
        headers: row.headers,
      })),
    );
    for (const { topic, headers, createdAt } of rows) recordSend({ topic, headers: headers as Carrier }, createdAt);
    await afterPublish?.();
    await outbox.updateMany(
      { _id: { $in: rows.map((row) => row._id) }, sent: false },
      { $set: { sent: true, sentAt: new Date() } },
    );
    loop.wake(Date.now() + gatherMs);
    return rows.length === batchSize;
  });

  const gathered = atMostEvery(gatherMs, loop.wake);
  const forget = onWork(mongo, outboxWork, gathered.call);

  return {
    wake: loop.wake,
    stop: async () => {
      forget();
      gathered.cancel();
      await loop.stop();
      await dropLease(mongo, leaseName, holder).catch((error: unknown) =>
        logger.debug({ err: error }, 'dropping the lease'),
      );
    },
  };
};
