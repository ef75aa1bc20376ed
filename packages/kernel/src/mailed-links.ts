import { dayMs, hourMs } from './clock.ts';

/**
 * How long a mailed link of an account can be used, by its purpose. `email-return` puts the address back that another one has
 * replaced.
 */
export const linkLifeMs = {
  verification: dayMs,
  'email-change': dayMs,
  reset: hourMs,
  'email-return': 7 * dayMs,
} as const;

export type Purpose = keyof typeof linkLifeMs;

export const purposes = Object.keys(linkLifeMs) as readonly Purpose[];

/** The record of a link stays so long after its end, so that a late click is told that it is late. */
export const endedLinkKeptMs = 7 * dayMs;
