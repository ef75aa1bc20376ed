// A busy machine may be ten times slower than usual.

/** Milliseconds that a test waits for something. */
export const patienceMs = 180_000;

/** Milliseconds after which a test hangs. No test takes so long. */
export const longestTestMs = 900_000;

/** Factor for the time limits of services under test. Tests of time limits set their own. */
export const timeoutScale = 6;
