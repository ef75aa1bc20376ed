import { type Finding, finding } from '../finding.ts';
import type { OrderRecord } from '../sources/orders.ts';

/** The state graph of architecture's checkout; kept apart from the service's own table, whose mistakes it must find. */
const graph: Readonly<Record<string, readonly string[]>> = {
  AwaitingPayment: ['Paid', 'Expired', 'Cancelled'],
  Expired: ['Paid', 'Cancelled'],
  Paid: ['Placed', 'Refunding', 'Cancelled'],
  Refunding: ['Cancelled'],
  Placed: ['Dispatched'],
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

/** Order numbers are never given twice. */
export const numbersAreUnique = (orders: readonly OrderRecord[]): Finding => {
  const found = finding('order numbers are unique');
  const seen = new Set<string>();
  for (const { orderNo } of orders) {
    found.expect(!seen.has(orderNo), `${orderNo} was given twice`);
    seen.add(orderNo);
  }
  return found.result();
};

/** What a client saw acknowledged is still there. */
export const acknowledgedArePlaced = (orders: readonly OrderRecord[], acknowledged: readonly string[]): Finding => {
  const found = finding('acknowledged orders are placed');
  const states = new Map(orders.map(({ _id, state }) => [_id, state]));
  for (const orderId of acknowledged) {
    const state = states.get(orderId);
    found.expect(
      ['Placed', 'Dispatched', 'Delivered'].includes(state ?? ''),
      `${orderId} was acknowledged and is ${state ?? 'gone'}`,
    );
  }
  return found.result();
};
