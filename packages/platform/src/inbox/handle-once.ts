import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '@southline/kernel/errors';
import type { KafkaMessage } from 'kafkajs';
import { textHeaders } from '../kafka/message.ts';
import type { Logger } from '../logger/index.ts';
import { eventsHandled } from '../metrics/index.ts';
import { inTransaction, isDuplicateKey, isTransientMongo, type Mongo } from '../mongo/index.ts';
import { inSpan } from '../telemetry/index.ts';
import { runInScope } from '../telemetry/scope.ts';
import { type Consumption, UnreadableEvent } from './consume.ts';
import { isHandled, markHandled } from './inbox.ts';

/** A message on its way to one handler. */
export interface Delivery {
  readonly consumption: Consumption;
  readonly message: KafkaMessage;
  readonly heartbeat: () => Promise<void>;
}

export interface Handling {
  readonly mongo: Mongo;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

const maxTries = 5;
const backoffMs = 100;
const transientWaitMs = 1_000;
/** A transaction takes further events while it is younger than this. */
const togetherMs = 250;

const passes = (error: unknown) =>
  isTransientMongo(error) || (error instanceof DomainError && error.kind === 'unavailable');

const count = ({ consumption }: Delivery, result: string) =>
  eventsHandled.inc({ topic: consumption.topic, handler: consumption.name, result });

/**
 * Handles a delivery so that its effect happens once however often it comes. A store that is away is waited for; any
 * other failure is tried five times and then answered as `dead`.
 */
export const handleOnce = async (handling: Handling, delivery: Delivery): Promise<{ dead?: Error }> => {
  const { logger, signal } = handling;
  const { consumption, message, heartbeat } = delivery;
  for (let attempt = 1; ; ) {
    try {
      await attemptOnce(handling, delivery);
      return {};
    } catch (error) {
      if (signal.aborted) throw error;
      if (passes(error)) {
        logger.warn({ handler: consumption.name, reason: (error as Error).message }, 'waiting to handle an event');
        await pause(transientWaitMs);
      } else if (error instanceof UnreadableEvent || attempt >= maxTries) {
        count(delivery, 'dead');
        return { dead: error instanceof Error ? error : new Error(String(error)) };
      } else {
        logger.warn(
          { handler: consumption.name, attempt, offset: message.offset, err: error },
          'handling an event failed',
        );
        await pause(backoffMs * 2 ** attempt);
        attempt += 1;
      }
      await heartbeat();
    }
  }
};

const attemptOnce = async (handling: Handling, delivery: Delivery): Promise<void> => {
  const { name } = delivery.consumption;
  const { eventId } = readEvent(delivery);
  const handled = () => isHandled(handling.mongo, name, eventId);
  if (await handled()) return count(delivery, 'duplicate');
  try {
    await handleTogether(handling, [delivery]);
  } catch (error) {
    if (!isDuplicateKey(error) || !(await handled())) throw error;
    count(delivery, 'duplicate');
  }
};

const readEvent = ({ message }: Delivery) => {
  const headers = textHeaders(message.headers);
  const eventId = headers['event-id'];
  const { value } = message;
  if (!eventId || !value) throw new UnreadableEvent('The message has no event id or no value.');
  const occurredAt = new Date(headers['occurred-at'] || Number(message.timestamp));
  const version = Number(headers['aggregate-version'] || 0);
  if (Number.isNaN(version + occurredAt.getTime()))
    throw new UnreadableEvent('The time or the version of the message cannot be read.');
  return { eventId, value, headers, occurredAt, version };
};

/**
 * Handles deliveries in one transaction, the first of them at least and the others while there is time: all their effects
 * and marks, or none. Answers how many. Fails as a whole when one of them is broken, or was handled before.
 */
export const handleTogether = async ({ mongo, signal }: Handling, deliveries: readonly Delivery[]): Promise<number> => {
  const handled = await inTransaction(mongo, async (session) => {
    const end = Date.now() + togetherMs;
    for (const [index, delivery] of deliveries.entries()) {
      if (index > 0 && (signal.aborted || Date.now() > end)) return index;
      const { consumption } = delivery;
      const { headers, value, ...event } = readEvent(delivery);
      markHandled(mongo, session, consumption.name, event.eventId);
      await runInScope({ requestId: event.eventId }, () =>
        inSpan(`${consumption.topic} ${consumption.name}`, { kind: 'consumer', parent: headers }, () =>
          consumption.handle(value, { ...event, session }),
        ),
      );
    }
    return deliveries.length;
  });
  const done = deliveries.slice(0, handled);
  for (const delivery of done) count(delivery, 'done');
  for (const after of new Set(done.map(({ consumption }) => consumption.after))) after?.();
  return handled;
};
