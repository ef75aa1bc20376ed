import { type Finding, finding } from '../finding.ts';
import { isExchange, isPlaced, isUnderWay, type OrderRecord, remainingUnits } from '../sources/orders.ts';

/** The sweeper ends an offer within seconds. */
const endedAfterMs = 10 * 60_000;

const isActive = ({ state }: { readonly state: string }): boolean => state === 'Open' || state === 'Accepted';

const unitsOf = (lines: readonly { readonly lineId: string; readonly quantity: number }[]): string =>
  lines
    .map(({ lineId, quantity }) => `${quantity} of ${lineId}`)
    .sort()
    .join(', ');

/**
 * The parent names the follow-on order with the same units, at the prices of the offer, and no longer has these units itself. A
 * link to an exchange order names no units.
 */
const followOnFits = (order: OrderRecord, parent: OrderRecord | undefined): boolean => {
  const link = parent?.followOns?.find(({ orderId }) => orderId === order._id);
  const offer = parent?.offers?.find(({ no }) => no === order.parent?.offerNo);
  if (parent && link && isExchange(order)) return link.lines.length === 0;
  if (!parent || !link || unitsOf(link.lines) !== unitsOf(order.lines)) return false;
  // A restore may have lost the offer.
  return order.lines.every(({ lineId, priceCents }) =>
    offer ? offer.lines.some((line) => line.lineId === lineId && line.priceCents === priceCents) : true,
  );
};

/** The units of an accepted offer move to exactly one placed order, which pays the offered prices. */
export const unitsMoveOnce = (orders: readonly OrderRecord[]): Finding => {
  const found = finding('units of an offer are in one placed order, at its prices');
  const known = new Map(orders.map((order) => [order._id, order]));
  for (const order of orders) {
    if (order.parent && isPlaced(order))
      found.expect(
        followOnFits(order, known.get(order.parent.orderId)),
        `${order.orderNo}: its parent has other units`,
      );
    for (const { orderId } of order.followOns ?? []) {
      const follow = known.get(orderId);
      const isIts = follow !== undefined && isPlaced(follow) && follow.parent?.orderId === order._id;
      found.expect(isIts, `${order.orderNo}: ${orderId} is no placed follow-on order of it`);
    }
    if (!order.followOns) continue;
    const left = order.lines.map((line) => remainingUnits(order, line));
    const moved = left.every((units) => units === 0);
    found.expect(
      left.every((units) => units >= 0) && moved === (order.state === 'Moved'),
      `${order.orderNo} (${order.state}): ${left} units are left`,
    );
  }
  return found.result();
};

/** Only an order's last offer may be open or accepted, and it ends soon after its validity. */
export const offersEnd = (orders: readonly OrderRecord[], now: Date): Finding => {
  const found = finding('an offer is answered, replaced or ended in time');
  const known = new Map(orders.map((order) => [order._id, order]));
  for (const { orderNo, offers = [] } of orders) {
    for (const offer of offers) {
      const isLast = offer === offers.at(-1);
      const follow = known.get(offer.accepted?.orderId ?? '');
      const over = now.getTime() - offer.validUntil.getTime() > endedAfterMs;
      // The follow-on order is being paid: the provider may already have captured the money.
      if (isActive(offer) && isLast && over && follow && isUnderWay(follow)) found.wait();
      else found.expect(!isActive(offer) || (isLast && !over), `${orderNo}, offer ${offer.no}: ${offer.state}`);
    }
  }
  return found.result();
};
