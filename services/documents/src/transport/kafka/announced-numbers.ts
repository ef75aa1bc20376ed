import { DocumentReady, documentReady } from '@southline/contracts/events';
import { type Broker, readSince } from '@southline/platform/kafka';
import type { GivenNumber } from '../../domain/ports.ts';

/** Invoice numbers from document-ready events. The topic outlives a restore. */
export const announcedNumbers = async (broker: Broker, since: Date): Promise<GivenNumber[]> => {
  const messages = await readSince(broker, 'documents', documentReady.topic, since);
  return messages
    .map(({ value }) => DocumentReady.decode(value))
    .filter(({ invoiceNo }) => invoiceNo !== '')
    .map(({ orderId, invoiceNo }) => ({ orderId, invoiceNo }));
};
