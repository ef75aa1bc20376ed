import type { EventDeclaration } from '@southline/contracts/events';
import type { ClientSession } from 'mongodb';

export interface EventContext {
  readonly eventId: string;
  /** The transaction that also marks the event as handled: every effect must use it. */
  readonly session: ClientSession;
  readonly occurredAt: Date;
  /** Version of the record when the event happened. */
  readonly version: number;
}

/** One handler of one event; `handle` runs inside a transaction and may run twice, so it must be database code only. */
export interface Consumption {
  /** The service that consumes. */
  readonly service: string;
  readonly topic: string;
  readonly name: string;
  /** Whether the key of the event is the id of an order. */
  readonly ofOrder?: boolean;
  readonly handle: (value: Buffer, context: EventContext) => Promise<void>;
  /** Whether the event needs handling; otherwise it takes no transaction and no mark. Absent: every event does. */
  readonly concerns?: ((value: Buffer) => boolean) | undefined;
}

/** A message that can never be read; parked at once. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}

/** `service`: a consumer of the declaration. `only`: selects the events that need handling, by their contents alone. */
export const consume = <Message, Consumer extends string>(
  service: NoInfer<Consumer>,
  declaration: EventDeclaration<Message, Consumer>,
  name: string,
  handle: (event: Message, context: EventContext) => Promise<void>,
  only?: (event: Message) => boolean,
): Consumption => {
  const read = (value: Buffer): Message => {
    let event: Message;
    try {
      event = declaration.message.decode(value);
    } catch (error) {
      throw new UnreadableEvent('The message is not of its declared form.', { cause: error });
    }
    if (!declaration.key(event)) throw new UnreadableEvent('The message names no record.');
    return event;
  };
  /** Unreadable events are handled, so that they are parked. */
  const concerns = (value: Buffer): boolean => {
    try {
      return only?.(read(value)) ?? true;
    } catch (error) {
      if (error instanceof UnreadableEvent) return true;
      throw error;
    }
  };
  return {
    service,
    topic: declaration.topic,
    ...(declaration.ofOrder && { ofOrder: true }),
    name,
    handle: (value, context) => handle(read(value), context),
    ...(only && { concerns }),
  };
};
