const day = 24 * 3_600;

/** How long the broker keeps a message. */
export const messageSeconds = 7 * day;

/**
 * How long sent events, marks of handled ones and done jobs stay: longer than a message, so that none that comes again finds its
 * mark or its job gone. An effect that must not happen twice after that has a record of its own (a paper, a mail, a refund).
 */
export const keptSeconds = messageSeconds + 2 * day;
