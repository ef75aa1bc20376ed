/**
 * Errors that the client (kafkajs 2.2) treats as final, although the broker is only unavailable for a while. One is a
 * coordinator not found before the broker is back. The other is a lock timeout while other callers hold the lock and wait for
 * a connection.
 */
const passing = new Set(['KafkaJSGroupCoordinatorNotFound', 'KafkaJSLockTimeout']);

/** Whether a crash of the client ends when the broker is available again, even if the client calls it final. */
export const isBrokerAway = (error: unknown): boolean =>
  error instanceof Error && (passing.has(error.name) || isBrokerAway(error.cause));
