import type { EventDeclaration } from '@southline/contracts/events';
import { Binary, type ClientSession } from 'mongodb';
import { eventId } from '../ids.ts';
import type { EventHeaders } from '../kafka/index.ts';
import { announceWork } from '../lifecycle/wakers.ts';
import {
  afterCommit,
  bytes,
  date,
  deferWrite,
  defineCollection,
  flag,
  type Mongo,
  number,
  shaped,
  text,
} from '../mongo/index.ts';
import { retentionSeconds } from '../mongo/retention.ts';
import { injectTrace } from '../telemetry/index.ts';

/** An event to publish, created outside the transaction so that a repeat writes the same event. */
export interface OutboxEvent {
  readonly id: string;
  readonly topic: string;
  readonly key: string;
  readonly version: number;
  readonly value: Buffer;
  readonly headers: EventHeaders;
  readonly occurredAt: Date;
}

export const outbox = defineCollection(
  'outbox',
  {
    _id: text,
    topic: text,
    key: text,
    version: number,
    value: bytes,
    headers: shaped<EventHeaders>(),
    createdAt: date,
    sent: flag,
    sentAt: Date,
  },
  [
    { key: { key: 1, version: 1 }, name: 'unsent', where: { sent: false } },
    { key: { sentAt: 1 }, name: 'sent-rows-end', expireAfterSeconds: retentionSeconds },
  ],
);

/** The broker refuses messages of 1 MiB, and a refused message would block all later ones. */
const maxValueBytes = 900_000;

/** Builds the event of a declaration; `version` is the record's version after the change. Throws above 900,000 bytes. */
export const outboxEvent = <Message>(
  declaration: EventDeclaration<Message>,
  message: Message,
  { version, occurredAt }: { version: number; occurredAt: Date },
): OutboxEvent => {
  const id = eventId();
  const value = Buffer.from(declaration.message.encode(message).finish());
  if (value.length > maxValueBytes) throw new Error(`An event of ${value.length} bytes is too large for a message.`);
  return {
    id,
    topic: declaration.topic,
    key: declaration.key(message),
    version,
    value,
    headers: {
      'event-id': id,
      'occurred-at': occurredAt.toISOString(),
      'aggregate-version': String(version),
      ...injectTrace(),
    },
    occurredAt,
  };
};

export const outboxWork = 'outbox';

/** Writes events in the transaction that changes their state, and wakes this process's relay after the commit. */
export const appendToOutbox = async (
  mongo: Mongo,
  session: ClientSession,
  events: readonly OutboxEvent[],
): Promise<void> => {
  for (const { id, occurredAt, value, ...event } of events) {
    const document = { _id: id, ...event, value: new Binary(value), createdAt: occurredAt, sent: false };
    deferWrite(session, outbox(mongo), { insertOne: { document } });
  }
  if (events.length > 0) afterCommit(session, outboxWork, () => announceWork(mongo, outboxWork));
};
