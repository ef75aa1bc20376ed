import { dayMs, hourMs } from './clock.ts';

/**
 * How long a mailed link of an account can be used, by its purpose. `email-return` restores an address that was replaced;
 * `own-data` opens the download of the own data; `invitation` sets the first password of staff.
 */
export const linkLifeMs = {
  verification: dayMs,
  'email-change': dayMs,
  reset: hourMs,
  'email-return': 7 * dayMs,
  'own-data': dayMs,
  invitation: 7 * dayMs,
} as const;

export type Purpose = keyof typeof linkLifeMs;

export const purposes = Object.keys(linkLifeMs) as readonly Purpose[];

/** Records of ended links are kept this long, so that a late click gets `expired_token`. */
export const endedLinkKeptMs = 7 * dayMs;
