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

export interface Delivery {
  readonly mongo: Mongo;
  readonly logger: Logger;
  readonly consumption: Consumption;
  readonly message: KafkaMessage;
  readonly heartbeat: () => Promise<void>;
  readonly signal: AbortSignal;
}

const maxTries = 5;
const backoffMs = 100;
const transientWaitMs = 1_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const passes = (error: unknown) =>
  isTransientMongo(error) || (error instanceof DomainError && error.kind === 'unavailable');

/**
 * Handles a delivery so that its effect happens once however often it comes. A store that is away is waited for; any
 * other failure is tried five times and then answered as `dead`.
 */
export const handleOnce = async (delivery: Delivery): Promise<{ dead?: Error }> => {
  const { consumption, message, heartbeat, signal, logger } = delivery;
  const count = (result: string) => eventsHandled.inc({ topic: consumption.topic, handler: consumption.name, result });
  for (let attempt = 1; ; ) {
    try {
      count((await attemptOnce(delivery)) ? 'done' : 'duplicate');
      return {};
    } catch (error) {
      if (signal.aborted) throw error;
      if (passes(error)) {
        logger.warn({ handler: consumption.name, reason: (error as Error).message }, 'waiting to handle an event');
        await pause(transientWaitMs);
      } else if (error instanceof UnreadableEvent || attempt >= maxTries) {
        count('dead');
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

/** True when the effect happened now, false when it had happened before. */
const attemptOnce = async ({ mongo, consumption, message }: Delivery): Promise<boolean> => {
  const headers = textHeaders(message.headers);
  const eventId = headers['event-id'];
  const { value } = message;
  if (!eventId || !value) throw new UnreadableEvent('The message has no event id or no value.');
  if (await isHandled(mongo, consumption.name, eventId)) return false;
  const context = {
    eventId,
    occurredAt: new Date(headers['occurred-at'] || Number(message.timestamp)),
    version: Number(headers['aggregate-version'] || 0),
  };
  if (Number.isNaN(context.version + context.occurredAt.getTime()))
    throw new UnreadableEvent('The time or the version of the message cannot be read.');
  try {
    await runInScope({ requestId: eventId }, () =>
      inSpan(`${consumption.topic} ${consumption.name}`, { kind: 'consumer', parent: headers }, () =>
        inTransaction(mongo, async (session) => {
          await markHandled(mongo, session, consumption.name, eventId);
          await consumption.handle(value, { ...context, session });
        }),
      ),
    );
  } catch (error) {
    if (isDuplicateKey(error) && (await isHandled(mongo, consumption.name, eventId))) return false;
    throw error;
  }
  consumption.after?.();
  return true;
};
