import { type Finding, finding } from '../finding.ts';
import { isExchange, isPlaced, type OrderRecord } from '../sources/orders.ts';
import type { ReturnItemRecord, ReturnRecord } from '../sources/returns.ts';

/** An exchange order has its own stock and price, no delivery fee, no voucher saving, and the wanted quantity of one part. */
const isOrderOf = (order: OrderRecord, { orderId, exchange }: ReturnItemRecord, returnNo: string | undefined) =>
  order.parent?.orderId === orderId &&
  order.parent.returnNo === returnNo &&
  order.totals.deliveryFee === 0 &&
  order.totals.voucherSaving === 0 &&
  order.lines.length === 1 &&
  order.lines[0]?.quantity === exchange?.quantity;

const answers: Readonly<Record<string, readonly string[]>> = {
  Asked: ['Requested', 'MoreInfo'],
  Held: ['Approved'],
  Unavailable: ['Approved'],
  Ended: ['Approved', 'Declined'],
};

/**
 * The state of each wanted exchange fits the answer to its item. A held exchange has one order, whose id is the item's. The
 * order of a declined exchange does not wait for payment.
 */
export const exchangesFitOrders = (
  orders: readonly OrderRecord[],
  { returns, items }: { readonly returns: readonly ReturnRecord[]; readonly items: readonly ReturnItemRecord[] },
): Finding => {
  const found = finding('one order per held exchange, none for others');
  const known = new Map(orders.map((order) => [order._id, order]));
  const numbers = new Map(returns.map(({ _id, returnNo }) => [_id, returnNo]));
  const wanted = new Map(items.filter(({ exchange }) => exchange).map((item) => [item._id, item]));
  for (const item of wanted.values()) {
    const { _id, exchange, response, returnId } = item;
    const { state = '' } = exchange ?? {};
    const order = known.get(_id);
    // Either the approval is not saved yet, or the job that ends the order is still running.
    if (state !== 'Held' && order?.state === 'AwaitingPayment') found.wait();
    else
      found.expect(
        (answers[state] ?? []).includes(response) &&
          (state !== 'Held' || order !== undefined) &&
          (order === undefined || isOrderOf(order, item, numbers.get(returnId))),
        `item ${_id} (${response}): the exchange is ${state}, its order ${order?.state ?? 'unknown'}`,
      );
  }
  for (const order of orders.filter((one) => isExchange(one) && isPlaced(one))) {
    const state = wanted.get(order._id)?.exchange?.state;
    // A restore may have lost the request.
    if (state === undefined) found.look();
    // It may have lost the approval, which staff repeat.
    else if (state === 'Asked') found.wait();
    else found.expect(state !== 'Unavailable', `${order.orderNo} (${order.state}): its exchange is ${state}`);
  }
  return found.result();
};
