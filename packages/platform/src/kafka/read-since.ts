import { randomId } from '../ids.ts';
import { readAsAdmin } from './admin.ts';
import { type Broker, clientOf } from './broker.ts';
import { textHeaders } from './message.ts';

interface ReadMessage {
  readonly partition: number;
  readonly offset: string;
  readonly key: string;
  readonly value: Buffer | null;
  readonly headers: Record<string, string>;
}

/**
 * Every message that a topic has now, from its beginning or from `since` on; in order for each key. `group` belongs to this
 * reading, so that no other group's offsets change.
 */
const readToEnd = async (broker: Broker, topic: string, group: string, since?: Date): Promise<ReadMessage[]> => {
  const name = broker.named(topic);
  const { starts, ends } = await readAsAdmin(clientOf(broker).kafka, async (admin) => {
    const ends = await admin.fetchTopicOffsets(name);
    const sent = since && (await admin.fetchTopicOffsetsByTimestamp(name, since.getTime()));
    return { starts: sent ?? ends.map(({ partition, low }) => ({ partition, offset: low })), ends };
  });
  const from = new Map(starts.map(({ partition, offset }) => [partition, Number(offset)]));
  const open = new Map<number, number>();
  for (const { partition, high } of ends) {
    const start = from.get(partition) ?? -1;
    // -1: nothing was sent since then.
    if (start >= 0 && start < Number(high)) open.set(partition, Number(high));
  }
  if (open.size === 0) return [];
  const read: ReadMessage[] = [];
  const consumer = clientOf(broker).consumer(group);
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
          read.push({ partition, offset, key: key?.toString() ?? '', value, headers: textHeaders(headers) });
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
  return read;
};

/** A message that the topic still stores. */
export interface PastMessage {
  readonly key: string;
  readonly value: Buffer;
  readonly headers: Record<string, string>;
}

/** The consumer group of a reading. Each reading has its own, so that no other group's offsets change. */
export const historyGroup = (service: string): string => `${service}-history-`;

/** Every message that was sent to a topic at `since` or later, up to its current end, in order for each key. */
export const readSince = async (
  broker: Broker,
  service: string,
  topic: string,
  since: Date,
): Promise<PastMessage[]> => {
  const read = await readToEnd(broker, topic, `${historyGroup(service)}${randomId()}`, since);
  return read.flatMap(({ key, value, headers }) => (value ? [{ key, value, headers }] : []));
};

/**
 * Whether the topic still has every event since then. It is not certain if the broker has deleted events and keeps none
 * from before.
 */
export const keepsSince = async (broker: Broker, topic: string, since: Date): Promise<boolean> => {
  const name = broker.named(topic);
  return readAsAdmin(clientOf(broker).kafka, async (admin) => {
    const ends = await admin.fetchTopicOffsets(name);
    const starts = await admin.fetchTopicOffsetsByTimestamp(name, since.getTime());
    const start = new Map(starts.map(({ partition, offset }) => [partition, Number(offset)]));
    return ends.every(({ partition, low, high }) => {
      const first = Number(low);
      const wanted = start.get(partition) ?? -1;
      return first === 0 || (wanted >= 0 ? wanted : Number(high)) > first;
    });
  });
};
