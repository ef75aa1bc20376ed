import { randomId } from '../ids.ts';
import type { Broker } from './broker.ts';
import { readToEnd } from './read-to-end.ts';

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
  const read = await readToEnd(broker, topic, `${historyGroup(service)}${randomId()}`, since);
  return read.flatMap(({ key, value, headers }) => (value ? [{ key, value, headers }] : []));
};
