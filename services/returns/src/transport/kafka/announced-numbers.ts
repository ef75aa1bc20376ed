import { ReturnRequested, returnRequested } from '@southline/contracts/events';
import { type Broker, readSince } from '@southline/platform/kafka';
import type { GivenNumber } from '../../domain/ports.ts';

/** The numbers under which returns were announced. The topic outlives a restore. */
export const announcedNumbers = async (broker: Broker, since: Date): Promise<GivenNumber[]> => {
  const messages = await readSince(broker, 'returns', returnRequested.topic, since);
  return messages
    .map(({ value }) => ReturnRequested.decode(value))
    .map(({ returnId, returnNo }) => ({ returnId, returnNo }));
};
