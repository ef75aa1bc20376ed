import { paidForDelivery } from '@southline/kernel/refund';
import { type Finding, finding } from '../finding.ts';
import { isExchange, isPlaced, isUnderWay, type OrderRecord, paidLine, remainingUnits } from '../sources/orders.ts';
import type { ReturnItemRecord, ReturnRecord } from '../sources/returns.ts';

interface Back {
  readonly returns: readonly ReturnRecord[];
  readonly items: readonly ReturnItemRecord[];
}

/** The time until the sweeper of orders has decided about the last event of a family. */
const settledAfterMs = 120_000;

/** Whether the shop is at fault by the return policy: damaged on delivery, or a wrong part sent. */
const isOurMistake = ({ reason, wrongPartSent }: ReturnItemRecord): boolean =>
  reason === 3 || (reason === 1 && wrongPartSent === true);

/** Units that were not cancelled and did not come back because of our mistake. */
const openUnits = (order: OrderRecord, items: readonly ReturnItemRecord[]): number[] =>
  order.lines.map((line) => {
    if (!isPlaced(order))
      return isExchange(order) && order.state !== 'Refunding' && isUnderWay(order) ? line.quantity : 0;
    const back = items.filter(({ orderId, lineId }) => orderId === order._id && lineId === line.lineId);
    return remainingUnits(order, line) - back.reduce((sum, { quantity }) => sum + quantity, 0);
  });

/** Each unit was cancelled or came back because of our mistake. */
const isUndone = (family: readonly OrderRecord[], items: readonly ReturnItemRecord[]): boolean =>
  family.every((order) => openUnits(order, items).every((units) => units === 0));

/** The delivery fee of an order and its follow-on orders comes back once, when nothing of them is kept or will be sent. */
export const deliveryFeesFitFamilies = (
  orders: readonly OrderRecord[],
  { returns, items }: Back,
  now: Date,
): Finding => {
  const found = finding('delivery fees come back once, when nothing of an order and its follow-on orders is kept');
  const known = new Map(orders.map((order) => [order._id, order]));
  const rootOf = (order: OrderRecord): OrderRecord => {
    const parent = order.parent && known.get(order.parent.orderId);
    return parent ? rootOf(parent) : order;
  };
  const returnsOf = Map.groupBy(returns, ({ order }) => order.orderId);
  const done = new Set(returns.filter(({ state }) => state === 'Completed').map(({ _id }) => _id));
  const back = Map.groupBy(
    items.filter((item) => done.has(item.returnId) && item.response !== 'Declined' && isOurMistake(item)),
    ({ orderId }) => orderId,
  );
  for (const [rootId, family] of Map.groupBy(orders, (order) => rootOf(order)._id)) {
    const root = known.get(rootId);
    if (!root || !isPlaced(root)) continue;
    const own = family.flatMap(({ _id }) => returnsOf.get(_id) ?? []);
    // Earlier releases decided about the fee with a return, by the units of its order alone.
    if (own.some(({ order }) => order.pricedUnits !== undefined)) continue;
    const mistakes = family.flatMap(({ _id }) => back.get(_id) ?? []);
    const paid = paidForDelivery(root.totals.totalToPay, root.lines.map(paidLine));
    const due = isUndone(family, mistakes) ? paid : 0;
    const gone = family
      .flatMap(({ cancellations = [] }) => cancellations)
      .reduce((sum, { deliveryCents }) => sum + deliveryCents, 0);
    const isFresh =
      family.some(({ familyDueAt }) => familyDueAt) ||
      own.some(({ processedAt }) => processedAt && now.getTime() - processedAt.getTime() < settledAfterMs);
    if (gone !== due && isFresh) found.wait();
    else found.expect(gone === due, `${root.orderNo}: ${gone} cents of the delivery fee went back, due ${due}`);
  }
  return found.result();
};
