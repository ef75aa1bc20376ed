import { randomBytes } from 'node:crypto';

let last = 0;

/** 22 letters and digits that sort in the order in which they were given out. */
export const nextMessageId = (now: number = Date.now()): string => {
  last = Math.max(now, last + 1);
  return `${last.toString(36).padStart(10, '0')}${randomBytes(6).toString('hex')}`;
};
