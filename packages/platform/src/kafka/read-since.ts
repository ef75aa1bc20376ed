import { randomId } from '../ids.ts';
import { withAdmin } from './admin.ts';
import type { Broker } from './broker.ts';
import { textHeaders } from './message.ts';

/** What a topic still holds. */
export interface PastMessage {
  readonly key: string;
  readonly value: Buffer;
  readonly headers: Record<string, string>;
}

/** The group of a reading; each has one of its own, so that nobody's place moves. */
export const historyGroup = (service: string): string => `${service}-history-`;

/** Every message of a topic that was sent at `since` or later, up to what there is now; in the order of each key. */
export const readSince = async (
  broker: Broker,
  service: string,
  topic: string,
  since: Date,
): Promise<PastMessage[]> => {
  const name = broker.named(topic);
  const { starts, ends } = await withAdmin(broker.kafka, async (admin) => ({
    starts: await admin.fetchTopicOffsetsByTimestamp(name, since.getTime()),
    ends: await admin.fetchTopicOffsets(name),
  }));
  const from = new Map(starts.map(({ partition, offset }) => [partition, Number(offset)]));
  const open = new Map<number, number>();
  for (const { partition, high } of ends) {
    const start = from.get(partition) ?? -1;
    // -1: nothing was sent since then.
    if (start >= 0 && start < Number(high)) open.set(partition, Number(high));
  }
  if (open.size === 0) return [];
  const found: PastMessage[] = [];
  const consumer = broker.consumer(`${historyGroup(service)}${randomId()}`);
  await consumer.connect();
  await consumer.subscribe({ topics: [name], fromBeginning: true });
  await new Promise<void>((resolve, reject) => {
    consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
    consumer
      .run({
        autoCommit: false,
        eachMessage: async ({ partition, message: { offset, key, value, headers } }) => {
          const end = open.get(partition);
          if (end === undefined || Number(offset) < (from.get(partition) ?? 0)) return;
          if (value) found.push({ key: key?.toString() ?? '', value, headers: textHeaders(headers) });
          if (Number(offset) + 1 >= end) open.delete(partition);
          if (open.size === 0) resolve();
        },
      })
      .then(() => {
        for (const partition of open.keys())
          consumer.seek({ topic: name, partition, offset: String(from.get(partition)) });
      })
      .catch(reject);
  }).finally(() => consumer.disconnect());
  return found;
};
