import { dayMs } from '@southline/kernel/clock';
import type { ExpectedDays } from '@southline/kernel/dispatch-day';
import type { DeliveryDetails } from '@southline/kernel/order';
import { checkDelivery } from '@southline/kernel/order-input';
import { addressChangedOften, addressFixed, buyerForgotten, nothingToDeliver, notPlaced } from './errors.ts';
import { isPlaced, type Order } from './order.ts';
import type { OrderChange } from './ports.ts';
import { parcelsOf } from './units.ts';

const mostADay = 5;

export interface DeliveryCommand {
  /** As typed. Its e-mail address is ignored: that of the order stays. */
  readonly delivery: DeliveryDetails;
  readonly requestId: string;
  /** Membership number of staff; absent: the buyer. */
  readonly by?: string | undefined;
}

const checkMayChange = (order: Order): void => {
  if (!isPlaced(order)) throw notPlaced();
  if (order.state === 'Cancelled' || order.state === 'Moved') throw nothingToDeliver();
  if (order.state !== 'Placed' || parcelsOf(order).length > 0) throw addressFixed();
  if (order.forgottenAt) throw buyerForgotten();
};

export const isSameDelivery = (one: DeliveryDetails, other: DeliveryDetails): boolean =>
  Object.entries(one).every(([field, text]) => other[field as keyof DeliveryDetails] === text);

/**
 * The change of recipient and address, until the first parcel leaves. None for a repeat of a request, and for the same
 * address. `expectedIn`: the expected days of the order for a state. Throws if the change is refused.
 */
export const changeDelivery = (
  order: Order,
  { delivery: typed, requestId, by }: DeliveryCommand,
  now: Date,
  expectedIn: (state: string) => ExpectedDays,
): OrderChange[] => {
  const before = order.deliveryChanges ?? [];
  if (before.some((known) => known.requestId === requestId)) return [];
  checkMayChange(order);
  const delivery = checkDelivery({ ...typed, email: order.delivery.email });
  if (isSameDelivery(delivery, order.delivery)) return [];
  const lately = before.filter(({ at }) => at.getTime() > now.getTime() - dayMs);
  const [first] = lately.slice(-mostADay);
  if (lately.length >= mostADay && first)
    throw addressChangedOften(Math.ceil((first.at.getTime() + dayMs - now.getTime()) / 1_000));
  const no = (before.at(-1)?.no ?? 0) + 1;
  const deliveryChanges = [...before, { no, at: now, requestId, ...(by && { by }) }];
  const set = { delivery, deliveryChanges, ...(order.expected && { expected: expectedIn(delivery.state) }) };
  return [{ set, tells: 'delivery changed' }];
};
