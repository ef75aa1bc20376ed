/**
 * What the client (kafkajs 2.2) takes for final although it says no more than that the broker does not answer yet: a
 * coordinator that is not found within the tries while the broker comes back, and a lock that others hold meanwhile, each
 * of them waiting for a connection.
 */
const passing = new Set(['KafkaJSGroupCoordinatorNotFound', 'KafkaJSLockTimeout']);

/** Whether a crash of the client is over once the broker is there again, whatever the client itself makes of it. */
export const isBrokerAway = (error: unknown): boolean =>
  error instanceof Error && (passing.has(error.name) || isBrokerAway(error.cause));
