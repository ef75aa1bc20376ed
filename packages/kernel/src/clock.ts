/** The source of the time, so that rules about time can be tested. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const hourMs = 3_600_000;

/** A day of 24 hours in ms. Local days are longer or shorter when clocks change. */
export const dayMs = 24 * hourMs;
