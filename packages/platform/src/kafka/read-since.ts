import { randomId } from '../ids.ts';
import type { Broker } from './broker.ts';
import { readToEnd } from './read-to-end.ts';

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
