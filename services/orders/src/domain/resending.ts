import { isAtOnce } from '@southline/kernel/at-once';
import { dayMs } from '@southline/kernel/clock';
import { notPlaced, orderCancelled, resentOften } from './errors.ts';
import { isPlaced, type Order } from './order.ts';
import type { OrderChange } from './ports.ts';

const mostADay = 3;
/** Retained to recognise repeats and to show the order's history. */
const mostStored = 50;

export interface Press {
  readonly requestId: string;
  /** Membership number of staff; absent: the buyer. */
  readonly by?: string | undefined;
}

/**
 * The changes of a request to send the confirmation again. A repeat of a request changes nothing. Two members of staff
 * at the same time send one mail. Throws after too many requests in one day.
 */
export const resend = (order: Order, { requestId, by }: Press, now: Date): OrderChange[] => {
  if (!isPlaced(order)) throw notPlaced();
  if (order.state === 'Cancelled') throw orderCancelled();
  const before = order.resends ?? [];
  if (before.some((known) => known.requestId === requestId)) return [];
  const last = before.at(-1);
  if (by && last?.by && last.by !== by && isAtOnce(last.at, now)) return [];
  const lately = before.filter(({ at }) => at.getTime() > now.getTime() - dayMs);
  const [first] = lately.slice(-mostADay);
  if (lately.length >= mostADay && first)
    throw resentOften(Math.ceil((first.at.getTime() + dayMs - now.getTime()) / 1_000));
  const resends = [...before, { at: now, requestId, ...(by && { by }) }].slice(-mostStored);
  return [{ set: { resends }, tells: 'confirmation requested' }];
};
