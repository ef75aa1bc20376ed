/**
 * Errors that the client (kafkajs 2.2) treats as final, although the broker is unavailable only for a while. One is a
 * coordinator that is not found before the broker is back. The other is a lock timeout while other callers hold the lock and
 * wait for a connection.
 */
const passing = new Set(['KafkaJSGroupCoordinatorNotFound', 'KafkaJSLockTimeout']);

/**
 * Whether the client's crash is caused by an unavailable broker and ends with the outage, even if the client calls it final.
 */
export const isBrokerAway = (error: unknown): boolean =>
  error instanceof Error && (passing.has(error.name) || isBrokerAway(error.cause));
