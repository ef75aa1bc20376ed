import type { EventDeclaration } from '@southline/contracts/events';
import { consume, type EventContext } from '../../src/inbox/index.ts';
import type { Mongo } from '../../src/mongo/index.ts';
import { inTransaction } from '../../src/mongo/index.ts';
import { appendToOutbox, outboxEvent } from '../../src/outbox/index.ts';

/** Step number `step` of the record `key`; `filling` makes it large. */
export interface Step {
  readonly key: string;
  readonly step: number;
  readonly filling?: string;
}

/** The event of these tests, as JSON. */
export const stepTaken: EventDeclaration<Step, 'reader' | 'second-reader'> = {
  topic: 'southline.test.step-taken.v1',
  message: {
    encode: (step) => ({ finish: () => Buffer.from(JSON.stringify(step)) }),
    decode: (bytes) => JSON.parse(Buffer.from(bytes).toString()) as Step,
    fromJSON: (value) => value as Step,
    toJSON: (step) => step,
  },
  key: ({ key }) => key,
  consumers: ['reader', 'second-reader'],
};

export const steps = (mongo: Mongo) => mongo.db.collection<Step & { handler: string; eventId: string }>('steps');

/** Writes each step into `steps`: an effect that shows when it happens twice or out of order. */
export const recordSteps = (
  mongo: Mongo,
  {
    handler = 'record',
    before,
    only,
  }: { handler?: string; before?: (step: Step) => unknown; only?: (step: Step) => boolean } = {},
) =>
  consume(
    'reader',
    stepTaken,
    handler,
    async ({ key, step }, { eventId, session }: EventContext) => {
      await before?.({ key, step });
      await steps(mongo).insertOne({ handler, key, step, eventId }, { session });
    },
    only,
  );

/** The step numbers of each record in the order of their effects. */
export const recorded = async (mongo: Mongo, handler = 'record'): Promise<Record<string, number[]>> => {
  const found: Record<string, number[]> = {};
  for (const { key, step } of await steps(mongo).find({ handler }).sort({ _id: 1 }).toArray()) {
    found[key] = [...(found[key] ?? []), step];
  }
  return found;
};

/** Performs step `step` of each record, all in one transaction. */
export const takeStep = async (mongo: Mongo, keys: readonly string[], step: number): Promise<void> => {
  const events = keys.map((key) => outboxEvent(stepTaken, { key, step }, { version: step, occurredAt: new Date() }));
  await inTransaction(mongo, (session) => appendToOutbox(mongo, session, events));
};

export const stepMessage = (step: Step, eventId: string, wireKey = step.key) => ({
  topic: stepTaken.topic,
  key: wireKey,
  value: Buffer.from(JSON.stringify(step)),
  headers: { 'event-id': eventId, 'occurred-at': new Date().toISOString(), 'aggregate-version': String(step.step) },
});
