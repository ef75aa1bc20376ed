import { Binary } from 'mongodb';
import { errorText, jobCollection, parked, parkedEventKind } from '../jobs/jobs.ts';
import type { IncomingMessage } from '../kafka/index.ts';
import type { Mongo } from '../mongo/index.ts';
import type { Consumption } from './consume.ts';

/** An event that one handler of this service could not handle. */
export interface ParkedEvent {
  readonly topic: string;
  readonly handler: string;
  readonly key: string;
  /** The order that the event is about, if its declaration says so. */
  readonly orderId?: string;
  readonly value: Binary | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Where the message was: partition/offset. */
  readonly from: string;
}

export const parkedEvents = (mongo: Mongo) => jobCollection<ParkedEvent>(mongo, parked);

/** Parks a message for one handler with the reason. A message that arrives again is parked once. */
export const parkEvent = async (
  mongo: Mongo,
  { topic, name, ofOrder }: Consumption,
  partition: number,
  { key, value, headers, offset }: IncomingMessage,
  { error, tries }: { readonly error: Error; readonly tries: number },
): Promise<void> => {
  const from = `${partition}/${offset}`;
  const payload: ParkedEvent = {
    topic,
    handler: name,
    key,
    ...(ofOrder && key && { orderId: key }),
    value: value && new Binary(value),
    headers,
    from,
  };
  const now = new Date();
  const job = { kind: parkedEventKind, payload, state: 'failed' as const, runAt: now, tries, createdAt: now };
  // Without an event id the message is named by its position.
  const _id = `${name}/${headers['event-id'] || `${topic}/${from}`}`;
  await parkedEvents(mongo).updateOne(
    { _id },
    { $setOnInsert: { ...job, lastError: errorText(error) } },
    { upsert: true },
  );
};
