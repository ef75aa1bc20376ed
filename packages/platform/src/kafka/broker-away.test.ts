import kafkajs from 'kafkajs';
import { expect, test } from 'vitest';
import { isBrokerAway } from './broker-away.ts';

/** An error as the client throws it; its types omit most constructor arguments. */
const thrown = (type: new (...none: never[]) => Error, ...given: unknown[]): Error =>
  Reflect.construct(type, given) as Error;
/** The client's error for a failure that it does not retry. */
const givenUp = (cause: Error) => thrown(kafkajs.KafkaJSNonRetriableError, cause, { cause });

test.each([
  thrown(kafkajs.KafkaJSGroupCoordinatorNotFound, 'Failed to find group coordinator'),
  thrown(kafkajs.KafkaJSLockTimeout, 'Timeout while acquiring lock (2 waiting locks)'),
])('a broker that does not answer yet is away: $name', (error) => {
  expect(isBrokerAway(error)).toBe(true);
  expect(isBrokerAway(givenUp(error))).toBe(true);
});

test.each([
  thrown(kafkajs.KafkaJSSASLAuthenticationError, 'no such user'),
  thrown(kafkajs.KafkaJSNonRetriableError, 'Unsupported partition assigner'),
  new TypeError('undefined is not a function'),
])('anything else is final: $name', (error) => {
  expect(isBrokerAway(error)).toBe(false);
  expect(isBrokerAway(givenUp(error))).toBe(false);
});
