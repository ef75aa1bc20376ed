import { type GiftUnits, keptBackOf } from '@southline/kernel/gift';
import { gstOf } from '@southline/kernel/money';
import { type Finding, finding } from '../finding.ts';
import type { CreditNoteRecord } from '../sources/credit-notes.ts';
import { isPlaced, type OrderRecord, unitsIn } from '../sources/orders.ts';
import type { ReturnItemRecord, ReturnRecord } from '../sources/returns.ts';

/** The parts of the refunds of an order that are kept back for free parts. */
export const keptCentsOf = ({ cancellations = [], returnRefunds = [] }: OrderRecord): number =>
  [...cancellations, ...returnRefunds].reduce((sum, { keptCents = 0 }) => sum + keptCents, 0);

/** What has to be kept back, from the units that the buyer has. */
const keptDueOf = (order: OrderRecord, items: readonly ReturnItemRecord[]): number => {
  const units = order.lines.map((line): GiftUnits => {
    const back = items.reduce((sum, item) => sum + (item.lineId === line.lineId ? item.quantity : 0), 0);
    return {
      ...line,
      left: line.quantity - unitsIn(order.cancellations, line) - back,
      sent: unitsIn(order.parcels, line) - back,
    };
  });
  return keptBackOf(units);
};

/** Free parts go with their condition: the price of those that stay is kept back once, whatever happened first. */
export const freePartsGoWithTheirCondition = (
  orders: readonly OrderRecord[],
  { returns, items }: { readonly returns: readonly ReturnRecord[]; readonly items: readonly ReturnItemRecord[] },
): Finding => {
  const found = finding('the price of free parts without their condition is kept back once');
  const refunding = new Set(returns.flatMap(({ state, order }) => (state === 'Refunding' ? [order.orderId] : [])));
  const done = Map.groupBy(
    items.filter(({ returnState, response }) => returnState === 'Completed' && response === 'Approved'),
    ({ orderId }) => orderId,
  );
  for (const order of orders.filter((one) => isPlaced(one) && one.lines.some(({ gift }) => gift))) {
    const [kept, due] = [keptCentsOf(order), keptDueOf(order, done.get(order._id) ?? [])];
    if (kept !== due && refunding.has(order._id)) found.wait();
    else found.expect(kept === due, `${order.orderNo}: ${kept} cents are kept back for free parts, due ${due}`);
  }
  return found.result();
};

/** The refunds of an order with the GST in them, by the reference of their credit note. */
const refundsOf = ({ _id, cancellations = [], returnRefunds = [] }: OrderRecord) => [
  ...cancellations.map(({ no, refundCents, gstCents }) => ({ key: `${_id}/${no}`, refundCents, gstCents })),
  ...returnRefunds.map(({ returnNo: key, refundCents, gstCents }) => ({ key, refundCents, gstCents })),
];

/** An order that was given back in full has the GST of its invoice back. Cancellations of earlier releases have no GST. */
export const gstComesBack = (orders: readonly OrderRecord[]): Finding => {
  const found = finding('the GST of all refunds of an order given back in full = the GST of its invoice');
  for (const order of orders.filter(isPlaced)) {
    const refunds = refundsOf(order);
    const sum = refunds.reduce((all, { refundCents }) => all + refundCents, 0);
    if (sum === 0 || sum !== order.totals.totalToPay || refunds.some(({ gstCents }) => gstCents === undefined))
      continue;
    const gst = refunds.reduce((all, { gstCents = 0 }) => all + gstCents, 0);
    found.expect(gst === order.totals.gst, `${order.orderNo}: GST of ${gst} came back of ${order.totals.gst}`);
  }
  return found.result();
};

/** Returns, credit notes and orders have the same refund with the same GST. */
export const creditsAgree = (
  orders: readonly OrderRecord[],
  returns: readonly ReturnRecord[],
  notes: readonly CreditNoteRecord[],
): Finding => {
  const found = finding('refund and GST are the same in the order, the return and the credit note');
  const decided = new Map(orders.flatMap(refundsOf).map(({ key, ...refund }) => [key, refund]));
  const expectSame = (key: string, what: string, refundCents: number, gstCents: number) => {
    const known = decided.get(key);
    if (!known) return;
    const due = known.gstCents ?? gstOf(known.refundCents);
    found.expect(
      refundCents === known.refundCents && gstCents === due,
      `${what} ${key}: ${refundCents} cents with GST ${gstCents}, the order has ${known.refundCents} with ${due}`,
    );
  };
  for (const { returnNo, state, refundCents, gstCents } of returns)
    if (state === 'Completed' && gstCents !== undefined) expectSame(returnNo, 'return', refundCents, gstCents);
  for (const { key, refundCents, gstCents } of notes) expectSame(key, 'credit note', refundCents, gstCents);
  return found.result();
};
