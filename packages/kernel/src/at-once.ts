/** Milliseconds within which two people act at once: the second one had not seen the first one's action. */
export const atOnceMs = 10_000;
