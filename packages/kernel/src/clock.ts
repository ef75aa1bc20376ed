/** The source of the time, so that rules about time can be tested. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const hourMs = 3_600_000;

/** A day in ms, where no clock is set forward or back. */
export const dayMs = 24 * hourMs;
