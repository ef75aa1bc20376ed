import { deadLetterTopic } from '@southline/contracts/events';
import { withAdmin } from './admin.ts';
import type { Broker } from './broker.ts';
import { type DeadMessage, dropDead, listDead } from './dead-letters.ts';

/** Records the id of each discarded event and the reason. The records are kept permanently. */
export const discardTopic = 'southline.dead-letters.discarded.v1';

export interface Discarded extends Pick<DeadMessage, 'key' | 'headers'> {
  readonly eventId: string;
}

const ensureNotes = (broker: Broker) =>
  withAdmin(broker.kafka, async (admin) => {
    const topic = broker.named(discardTopic);
    if ((await admin.listTopics()).includes(topic)) return;
    await admin.createTopics({
      waitForLeaders: true,
      topics: [{ topic, numPartitions: 1, configEntries: [{ name: 'retention.ms', value: '-1' }] }],
    });
  });

/** By `event id`, or by `partition/offset` of the dead-letter topic for messages without an event id. */
const isNamed = (name: string) => (message: DeadMessage) =>
  message.headers['event-id'] === name || `${message.partition}/${message.offset}` === name;

/**
 * Removes the named message from the dead-letter topic, after its reason is recorded. Kafka deletes records only from the
 * beginning of a topic, so earlier messages are parked again at the end. Returns the discarded message, or nothing if no
 * message has that name. A kill in between leaves all messages parked, some of them twice.
 */
export const discardDead = async (
  broker: Broker,
  place: { readonly topic: string; readonly service: string },
  name: string,
  reason: string,
): Promise<Discarded[]> => {
  const { topic, service } = place;
  const dead = await listDead(broker, topic, service);
  const unwanted = dead.filter(isNamed(name));
  const last = new Map(unwanted.map(({ partition, offset }) => [partition, BigInt(offset)]));
  const ended = dead.filter(({ partition, offset }) => BigInt(offset) <= (last.get(partition) ?? -1n));
  if (unwanted.length === 0) return [];
  await ensureNotes(broker);
  const asSent = ({ key, value, headers }: DeadMessage) => ({
    key,
    value: value ?? Buffer.alloc(0),
    headers: { 'event-id': '', 'occurred-at': '', 'aggregate-version': '', ...headers },
  });
  const at = new Date().toISOString();
  await broker.publish(
    unwanted.map((message) => ({
      topic: discardTopic,
      key: message.key,
      // Stores the reason and the headers, which identify the event. The content may contain personal data and is not stored.
      value: Buffer.from(JSON.stringify({ at, topic, service, reason, key: message.key, ...message.headers })),
      headers: { 'event-id': message.headers['event-id'] ?? '', 'occurred-at': at, 'aggregate-version': '0' },
    })),
  );
  const kept = ended.filter((message) => !unwanted.includes(message));
  if (kept.length > 0)
    await broker.publish(kept.map((message) => ({ topic: deadLetterTopic(topic, service), ...asSent(message) })));
  await dropDead(broker, topic, service, ended);
  return unwanted.map(({ key, headers }) => ({ key, headers, eventId: headers['event-id'] ?? '' }));
};
