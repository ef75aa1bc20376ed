import { randomBytes } from 'node:crypto';

const timeDigits = 10;
let last = 0;

/** 22 letters and digits that sort in the order in which they were given out: the time, then random digits. */
export const nextMessageId = (now: number = Date.now()): string => {
  last = Math.max(now, last + 1);
  return `${last.toString(36).padStart(timeDigits, '0')}${randomBytes(6).toString('hex')}`;
};

export const createdAt = (id: string): Date => new Date(Number.parseInt(id.slice(0, timeDigits), 36));
