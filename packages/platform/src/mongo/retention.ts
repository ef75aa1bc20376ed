const day = 24 * 3_600;

/** How long the broker stores a message. */
export const messageSeconds = 7 * day;

/**
 * How long sent events, marks of handled events and done jobs are stored: longer than a message, so that a repeated message
 * still finds its mark or job. An effect that must not happen twice after that has its own record (a document, a mail, a
 * refund).
 */
export const retentionSeconds = messageSeconds + 2 * day;
