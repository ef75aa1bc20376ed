import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '@southline/kernel/errors';
import type { IncomingMessage } from '../kafka/index.ts';
import type { Logger } from '../logger/index.ts';
import { eventsHandled } from '../metrics/index.ts';
import { inTransaction, isTransientMongo, type Mongo } from '../mongo/index.ts';
import { inProcessSpan } from '../telemetry/messaging.ts';
import { runInScope } from '../telemetry/scope.ts';
import { type Consumption, UnreadableEvent } from './consume.ts';
import { handledOf, markHandled } from './inbox.ts';

/** A message for one handler. */
export interface Delivery {
  readonly consumption: Consumption;
  readonly message: Pick<IncomingMessage, 'value' | 'headers' | 'offset' | 'timestamp'>;
  readonly heartbeat: () => Promise<void>;
}

export interface Handling {
  readonly mongo: Mongo;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

export const maxTries = 5;
const backoffMs = 100;
const transientWaitMs = 1_000;
/** A transaction accepts further events while it is younger than this. */
const togetherMs = 250;

/** Whether an unavailable store or service caused the failure. Then the event is retried until it is available. */
export const mayPass = (error: unknown): boolean =>
  isTransientMongo(error) || (error instanceof DomainError && error.kind === 'unavailable');

const count = ({ consumption }: Delivery, result: string) =>
  eventsHandled.inc({ topic: consumption.topic, handler: consumption.name, result });

/**
 * Handles a delivery so that its effect happens once, however often it arrives. It waits for an unavailable store. Any other
 * failure is tried five times, then the result is `dead`.
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
      if (mayPass(error)) {
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

/** One try; an event that was handled before has no effect. */
export const attemptOnce = async (handling: Handling, delivery: Delivery): Promise<void> => {
  readEvent(delivery);
  if ((await handledBefore(handling, [delivery])).size > 0) count(delivery, 'duplicate');
  else await handleTogether(handling, [delivery]);
};

const readEvent = ({ message }: Delivery) => {
  const { headers, value } = message;
  const eventId = headers['event-id'];
  if (!eventId || !value) throw new UnreadableEvent('The message has no event id or no value.');
  const occurredAt = new Date(headers['occurred-at'] || Number(message.timestamp));
  const version = Number(headers['aggregate-version'] || 0);
  if (Number.isNaN(version + occurredAt.getTime()))
    throw new UnreadableEvent('The time or the version of the message cannot be read.');
  return { eventId, value, headers, occurredAt, version };
};

const handledBefore = async ({ mongo }: Handling, deliveries: readonly Delivery[]): Promise<ReadonlySet<Delivery>> => {
  const handlings = deliveries.flatMap((delivery) => {
    const eventId = delivery.message.headers['event-id'];
    return eventId ? { handler: delivery.consumption.name, eventId, delivery } : [];
  });
  return new Set((await handledOf(mongo, handlings)).map(({ delivery }) => delivery));
};

/**
 * Handles deliveries in one transaction, at least the first and others while there is time: all their effects and marks, or
 * none. Returns how many. If one is broken, the whole batch fails. Deliveries handled before, which the broker repeats if it
 * did not get the commit in time, do not disturb the others.
 */
export const handleTogether = async (handling: Handling, deliveries: readonly Delivery[]): Promise<number> => {
  try {
    return await handleAll(handling, deliveries, new Set());
  } catch (error) {
    if (mayPass(error) || handling.signal.aborted) throw error;
    const before = await handledBefore(handling, deliveries);
    if (before.size === 0) throw error;
    return handleAll(handling, deliveries, before);
  }
};

const handleAll = async (
  { mongo, signal }: Handling,
  deliveries: readonly Delivery[],
  before: ReadonlySet<Delivery>,
): Promise<number> => {
  const handled = await inTransaction(mongo, async (session) => {
    const end = Date.now() + togetherMs;
    for (const [index, delivery] of deliveries.entries()) {
      if (before.has(delivery)) continue;
      if (index > 0 && (signal.aborted || Date.now() > end)) return index;
      const { topic, service: group, name: handler, handle } = delivery.consumption;
      const { headers, value, ...event } = readEvent(delivery);
      markHandled(mongo, session, handler, event.eventId);
      await runInScope({ requestId: event.eventId }, () =>
        inProcessSpan({ topic, headers, group, handler }, () => handle(value, { ...event, session })),
      );
    }
    return deliveries.length;
  });
  for (const delivery of deliveries.slice(0, handled)) count(delivery, before.has(delivery) ? 'duplicate' : 'done');
  return handled;
};
