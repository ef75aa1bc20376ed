import {
  ATTR_MESSAGING_CONSUMER_GROUP_NAME,
  ATTR_MESSAGING_DESTINATION_NAME,
  ATTR_MESSAGING_MESSAGE_ID,
  ATTR_MESSAGING_OPERATION_NAME,
  ATTR_MESSAGING_OPERATION_TYPE,
  ATTR_MESSAGING_SYSTEM_NAME,
  MESSAGING_OPERATION_TYPE_VALUE_PROCESS,
  MESSAGING_OPERATION_TYPE_VALUE_SEND,
  MESSAGING_SYSTEM_NAME_VALUE_KAFKA,
} from '@opentelemetry/semantic-conventions/incubating';
import { type Carrier, inSpan, recordSpan } from './index.ts';

// Names and attributes follow OpenTelemetry's conventions for messaging, which are still in development.

interface TracedEvent {
  readonly topic: string;
  readonly headers: Carrier;
}

const spanOf = (operation: string, { topic, headers }: TracedEvent) => ({
  name: `${operation} ${topic}`,
  parent: headers,
  attributes: {
    [ATTR_MESSAGING_SYSTEM_NAME]: MESSAGING_SYSTEM_NAME_VALUE_KAFKA,
    [ATTR_MESSAGING_OPERATION_NAME]: operation,
    [ATTR_MESSAGING_OPERATION_TYPE]: operation,
    [ATTR_MESSAGING_DESTINATION_NAME]: topic,
    [ATTR_MESSAGING_MESSAGE_ID]: headers['event-id'],
  },
});

/**
 * Adds to the trace of an event's writer how long the event took to reach the broker. The span is a client's and not a
 * producer's, because the message contains the context of the writer, not of this span.
 */
export const recordSend = (event: TracedEvent, writtenAt: Date): void => {
  if (!event.headers.traceparent) return;
  const { name, ...options } = spanOf(MESSAGING_OPERATION_TYPE_VALUE_SEND, event);
  recordSpan(name, { kind: 'client', ...options }, writtenAt);
};

/** Runs a handler in the trace of the event's writer. */
export const inProcessSpan = <T>(
  { group, handler, ...event }: TracedEvent & { group: string; handler: string },
  work: () => Promise<T>,
): Promise<T> => {
  const { name, parent, attributes } = spanOf(MESSAGING_OPERATION_TYPE_VALUE_PROCESS, event);
  const own = { [ATTR_MESSAGING_CONSUMER_GROUP_NAME]: group, 'southline.handler': handler };
  return inSpan(name, { kind: 'consumer', parent, attributes: { ...attributes, ...own } }, work);
};
