import { noRemarks } from '@southline/kernel/order';
import { refundOfUnits } from '@southline/kernel/refund';
import { cancel, endGifts, undoDelivery } from './cancelling.ts';
import { fixedRefund, fixRefund } from './credits.ts';
import { exchangeOrder } from './exchange.ts';
import { type Family, paidOf } from './family.ts';
import { followOn } from './follow-on.ts';
import type { Line } from './line.ts';
import { movedChanges } from './offers.ts';
import type { Order, ReturnedUnits, UnitsOfLine } from './order.ts';
import { aLine, delivery, fulfilled, staffs } from './testing.ts';
import { totalsOf } from './totals.ts';
import { changed, unitsIn } from './units.ts';

const now = new Date('2026-03-01T00:00:00Z');
/** When the events of the tests happen. */
export const after = new Date('2026-03-02T00:00:00Z');
const fee = { feeCents: 1_295, freeFromCents: 1_000_000 };

export const placedOrder = (lines: readonly Line[]): Order => ({
  orderId: 'order',
  orderNo: 'SL1',
  owner: 'member:M1',
  cartVersion: 1,
  state: 'Placed',
  version: 1,
  lines,
  goods: [],
  totals: totalsOf(lines, fee),
  delivery,
  remarks: noRemarks,
  warehouse: { name: '', address: '' },
  region: 'au',
  language: 'en',
  hold: { round: 1, taken: true },
  payment: { transaction: '4711', cents: 1 },
  createdAt: now,
  holdUntil: now,
  placedAt: now,
  history: [],
});

/** An order with priced lines A, A2 … and, if wanted, a line B whose price is to be advised. */
export const aFamily = ({ lines = 1, advised = 0 }: { readonly lines?: number; readonly advised?: number }): Family => {
  const priced = Array.from({ length: lines }, (_, nth) => aLine({ lineId: nth === 0 ? 'A' : `A${nth + 1}` }));
  const unpriced = advised > 0 ? [aLine({ lineId: 'B', priceCents: 0, quantity: advised })] : [];
  return [placedOrder([...priced, ...unpriced])];
};

export const root = ([first]: Family): Order => first;

export const find = (family: Family, orderId: string): Order => {
  const found = family.find((order) => order.orderId === orderId);
  if (!found) throw new Error(`no order ${orderId}`);
  return found;
};

export const replaced = ([first, ...others]: Family, next: Order): Family => {
  const put = (order: Order) => (order.orderId === next.orderId ? next : order);
  return [put(first), ...others.map(put)];
};

/** Cancels units as the service does: with the follow-on orders if it is the first order. */
export const cancels = (family: Family, orderId: string, lines: readonly UnitsOfLine[] = []): Family => {
  const order = find(family, orderId);
  return replaced(family, changed(order, cancel(order, { lines, reason: '', requestId: '' }, after)));
};

export const sends = (family: Family, orderId: string, lines: readonly UnitsOfLine[]): Family => {
  const order = find(family, orderId);
  return replaced(family, changed(order, fulfilled(order, staffs('Delivered', { lines }), after).changes));
};

/** Staff complete a return. Its refund is fixed and under way. Returns take the first units of a line. */
export const fixes = (family: Family, orderId: string, returnNo: string, lines: readonly UnitsOfLine[]): Family => {
  const order = find(family, orderId);
  const goodsCents = lines.reduce((sum, { lineId, quantity }) => {
    const line = order.lines.find((one) => one.lineId === lineId);
    return sum + (line ? refundOfUnits(paidOf(line), unitsIn(order.returnRefunds ?? [], lineId), quantity) : 0);
  }, 0);
  const change = fixRefund(order, { returnNo, lines, goodsCents });
  return replaced(family, changed(order, change ? [change] : []));
};

/** The refund of a return is made. */
export const ends = (family: Family, orderId: string, returnNo: string, lines: readonly ReturnedUnits[]): Family => {
  const order = find(family, orderId);
  const { refundCents = 0 } = fixedRefund(order, returnNo) ?? {};
  const ended = { returnNo, at: after, completed: true, refundCents, lines };
  return replaced(family, { ...order, returns: [...(order.returns ?? []), ended] });
};

export const returns = (family: Family, orderId: string, lines: readonly ReturnedUnits[]): Family => {
  const returnNo = `RA-${orderId}-${(find(family, orderId).returns?.length ?? 0) + 1}`;
  return ends(fixes(family, orderId, returnNo, lines), orderId, returnNo, lines);
};

/** Places the follow-on order of an offer for all of line B. */
export const place = (family: Family, priceCents: number): Family => {
  const [first, ...others] = family;
  const line = first.lines.find(({ lineId }) => lineId === 'B');
  if (!line) throw new Error('no line B');
  const key = { orderId: 'follow-1', orderNo: 'SL2' };
  const parent = { orderId: first.orderId, orderNo: first.orderNo, offerNo: 1 };
  const sold = [{ ...line, priceCents, isFree: priceCents === 0 }];
  const next: Order = { ...followOn(first, { key, lines: sold, parent, until: after }, now), state: 'Placed' };
  const units = sold.map(({ lineId, quantity }) => ({ lineId, quantity }));
  const offer = { no: 1, state: 'Accepted', madeAt: now, by: 'D7', validUntil: after } as const;
  const offers = [{ ...offer, lines: [{ lineId: 'B', priceCents }], accepted: { ...key, lines: units } }];
  const offering = { ...first, offers };
  const moved = changed(offering, movedChanges(offering, next, after) ?? []);
  return [moved, ...others, { ...next, placedAt: after }];
};

/** Holds the exchange order of a returned line, which is not paid for. */
export const holds = ([first, ...others]: Family, orderId: string, itemId: string): Family => {
  const of = find([first, ...others], orderId);
  const part = aLine({});
  const returned = { units: 1, valueCents: part.priceCents };
  const exchange = { returnNo: 'RA1', itemId, orderNo: 'SL3', part, quantity: 1, returned, until: after };
  return [first, ...others, exchangeOrder(of, exchange, now)];
};

/** Places a held exchange order. */
export const pays = (family: Family, itemId: string): Family => {
  const order = find(family, itemId);
  const parent = find(family, order.parent?.orderId ?? '');
  const placed: Order = { ...order, state: 'Placed', placedAt: after };
  return replaced(replaced(family, changed(parent, movedChanges(parent, order, after) ?? [])), placed);
};

export const expires = (family: Family, itemId: string): Family =>
  replaced(family, { ...find(family, itemId), state: 'Expired' });

/** What the sweeper does after an event: it cancels free parts without their condition, and refunds the fee if it is due. */
export const settles = (family: Family): Family => {
  const withoutGifts = family.reduce<Family>(
    (all, order) => replaced(all, changed(order, endGifts(order, after))),
    family,
  );
  return replaced(withoutGifts, changed(root(withoutGifts), undoDelivery(withoutGifts, after)));
};
