import { dayMs } from '@southline/kernel/clock';
import { notPlaced, orderCancelled, resentOften } from './errors.ts';
import { isPlaced, type Order } from './order.ts';
import type { OrderChange } from './ports.ts';

const mostADay = 3;
/** Kept for the repeats of a press and for the order's own story. */
const mostKept = 50;

/** Decides what a press of the button changes. A known request changes nothing. Throws after too many requests in one day. */
export const resend = (order: Order, requestId: string, now: Date): OrderChange[] => {
  if (!isPlaced(order)) throw notPlaced();
  if (order.state === 'Cancelled') throw orderCancelled();
  const before = order.resends ?? [];
  if (before.some((known) => known.requestId === requestId)) return [];
  const lately = before.filter(({ at }) => at.getTime() > now.getTime() - dayMs);
  const [first] = lately.slice(-mostADay);
  if (lately.length >= mostADay && first)
    throw resentOften(Math.ceil((first.at.getTime() + dayMs - now.getTime()) / 1_000));
  const resends = [...before, { at: now, requestId }].slice(-mostKept);
  return [{ set: { resends }, tells: 'confirmation requested' }];
};
