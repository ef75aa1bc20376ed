import { dayMs } from '@southline/kernel/clock';
import { type DispatchTerms, type ExpectedDays, expectedDays } from '@southline/kernel/dispatch-day';
import type { DeliveryDetails } from '@southline/kernel/order';
import { checkDelivery } from '@southline/kernel/order-input';
import { dayIn } from '@southline/kernel/zone-clock';
import {
  addressChanged,
  addressChangedOften,
  addressFixed,
  buyerForgotten,
  nothingToDeliver,
  notPlaced,
} from './errors.ts';
import { type DeliveryChange, deliveryChangeNo, isPlaced, type Order } from './order.ts';
import type { OrderChange } from './ports.ts';
import { parcelsOf } from './units.ts';

/** By the buyer. Staff change the address for buyers who call. */
const mostADay = 5;

export interface DeliveryCommand {
  /** As typed. Its e-mail address is ignored: that of the order stays. */
  readonly delivery: DeliveryDetails;
  readonly requestId: string;
  /** The order's last change of its address that the person saw; 0: none. Absent: not checked. */
  readonly deliveryChangeNo?: number | undefined;
  /** Membership number of staff; absent: the buyer. */
  readonly by?: string | undefined;
}

const checkMayChange = (order: Order): void => {
  if (!isPlaced(order)) throw notPlaced();
  if (order.state === 'Cancelled' || order.state === 'Moved') throw nothingToDeliver();
  if (order.state !== 'Placed' || parcelsOf(order).length > 0) throw addressFixed();
  if (order.forgottenAt) throw buyerForgotten();
};

/** Throws AddressChanged if the address was changed after the change that a person saw. */
export const checkAddressSeen = (order: Order, seen: number | undefined): void => {
  if (seen !== undefined && seen !== deliveryChangeNo(order)) throw addressChanged();
};

const checkHowOften = (before: readonly DeliveryChange[], now: Date): void => {
  const lately = before.filter(({ at, by }) => !by && at.getTime() > now.getTime() - dayMs);
  const [first] = lately.slice(-mostADay);
  if (lately.length >= mostADay && first)
    throw addressChangedOften(Math.ceil((first.at.getTime() + dayMs - now.getTime()) / 1_000));
};

export const isSameDelivery = (one: DeliveryDetails, other: DeliveryDetails): boolean =>
  Object.entries(one).every(([field, text]) => other[field as keyof DeliveryDetails] === text);

/**
 * The expected days of a placed order for a state, counted from the time of placing. Once the day of dispatch is over, they count
 * from now, so that no day in the past is promised. `dispatch`: the terms of a time.
 */
export const expectedNow = (
  dispatch: (at: Date) => DispatchTerms,
  state: string,
  placedAt: Date,
  now: Date,
): ExpectedDays => {
  const terms = dispatch(placedAt);
  const days = expectedDays(terms, state, placedAt);
  return days.dispatchDay < dayIn(now, terms.timeZone) ? expectedDays(dispatch(now), state, now) : days;
};

/**
 * The change of recipient and address, until the first parcel leaves. None for a repeat of a request, and for the same
 * address. `expectedIn`: the expected days of the order for a state. Throws if the change is refused.
 */
export const changeDelivery = (
  order: Order,
  { delivery: typed, requestId, by, deliveryChangeNo: seen }: DeliveryCommand,
  now: Date,
  expectedIn: (state: string) => ExpectedDays,
): OrderChange[] => {
  const before = order.deliveryChanges ?? [];
  if (before.some((known) => known.requestId === requestId)) return [];
  checkMayChange(order);
  const delivery = checkDelivery({ ...typed, email: order.delivery.email });
  if (isSameDelivery(delivery, order.delivery)) return [];
  checkAddressSeen(order, seen);
  if (!by) checkHowOften(before, now);
  const no = deliveryChangeNo(order) + 1;
  const deliveryChanges = [...before, { no, at: now, requestId, ...(by && { by }) }];
  const set = { delivery, deliveryChanges, ...(order.expected && { expected: expectedIn(delivery.state) }) };
  return [{ set, tells: 'delivery changed' }];
};
