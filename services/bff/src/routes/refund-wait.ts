import { setTimeout as pause } from 'node:timers/promises';

/** A refund usually takes a second or two. */
const waitMs = 4_000;
const lookMs = 200;

/** Polls for a few seconds while the refund is under way. Returns the last answer. */
export const afterRefund = async <T>(look: () => Promise<T>, isUnderWay: (found: T) => boolean): Promise<T> => {
  const until = Date.now() + waitMs;
  for (;;) {
    const found = await look();
    if (!isUnderWay(found) || Date.now() >= until) return found;
    await pause(lookMs);
  }
};
