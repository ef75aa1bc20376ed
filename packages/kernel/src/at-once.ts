/** Milliseconds within which two people act at once: the second one had not seen the first one's action. */
export const atOnceMs = 10_000;

/** Whether someone who acts now has not seen what another person did then. */
export const isAtOnce = (then: Date, now: Date): boolean => now.getTime() - then.getTime() < atOnceMs;
