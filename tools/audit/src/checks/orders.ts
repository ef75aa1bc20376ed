import { type Finding, finding } from '../finding.ts';
import type { NumberedOrder } from '../sources/journal.ts';
import { isPlaced, type OrderRecord } from '../sources/orders.ts';

/**
 * The states of an order and their transitions. Written independently of the service's own table, so that the audit finds
 * mistakes in that table.
 */
const graph: Readonly<Record<string, readonly string[]>> = {
  AwaitingPayment: ['Paid', 'Expired', 'Cancelled'],
  Expired: ['Paid', 'Cancelled'],
  Paid: ['Placed', 'Refunding', 'Cancelled'],
  Refunding: ['Cancelled'],
  Placed: ['Dispatched', 'Cancelled', 'Moved'],
  Dispatched: ['Delivered'],
};

/** Each history is a path of the state graph that ends in the order's state. */
export const historiesArePaths = (orders: readonly OrderRecord[]): Finding => {
  const found = finding('each history is a path of the state graph');
  for (const { orderNo, state, history } of orders) {
    const steps = history.map(({ from, to }, index) =>
      index === 0
        ? to === 'AwaitingPayment'
        : from === history[index - 1]?.to && (graph[from ?? '']?.includes(to) ?? false),
    );
    found.expect(
      steps.every(Boolean) && history.at(-1)?.to === state,
      `${orderNo}: ${history.map(({ to }) => to).join(' → ')} (${state})`,
    );
  }
  return found.result();
};

/** No order number is used twice, counting our orders and the numbers that only the provider's journal still has. */
export const numbersAreUnique = (orders: readonly OrderRecord[], shown: readonly NumberedOrder[] = []): Finding => {
  const found = finding('order numbers are unique');
  const holders = new Map<string, string>();
  const all = [...orders.map(({ _id, orderNo }) => ({ orderId: _id, orderNo })), ...shown];
  for (const { orderNo, orderId } of all) {
    const holder = holders.get(orderNo);
    found.expect(holder === undefined || holder === orderId, `${orderNo}: given to ${holder} and to ${orderId}`);
    holders.set(orderNo, holder ?? orderId);
  }
  return found.result();
};

/** Orders acknowledged to a client still exist. */
export const acknowledgedArePlaced = (orders: readonly OrderRecord[], acknowledged: readonly string[]): Finding => {
  const found = finding('acknowledged orders are placed');
  const known = new Map(orders.map((order) => [order._id, order]));
  for (const orderId of acknowledged) {
    const order = known.get(orderId);
    found.expect(
      order !== undefined && isPlaced(order),
      `${orderId} was acknowledged and is ${order?.state ?? 'gone'}`,
    );
  }
  return found.result();
};
