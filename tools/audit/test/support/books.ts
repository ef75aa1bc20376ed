import { paidForDelivery, refundOfUnits } from '@southline/kernel/refund';
import { eventually } from '@southline/testkit';
import { audit } from '../../src/audit.ts';
import { type Finding, finding } from '../../src/finding.ts';
import { report } from '../../src/report.ts';
import { capturesOf, readJournal } from '../../src/sources/journal.ts';
import {
  isExchange,
  isPlaced,
  type OrderRecord,
  paidLine,
  readOrders,
  waitingUnits,
} from '../../src/sources/orders.ts';
import { readReturns } from '../../src/sources/returns.ts';
import type { Shop } from './shop.ts';

/** The findings about documents are ignored, because no documents are made here. */
const ofDocuments = /paper|packing list|credit note|invoice/;

/**
 * The audit's clock is this far ahead, so that missing events, stock changes and refunds count as violations and not as fresh
 * work.
 */
const laterMs = 5 * 60_000;

const unitsIn = (
  records: readonly { readonly lines: readonly { readonly lineId: string; readonly quantity: number }[] }[] = [],
  lineId: string,
): number =>
  records.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0);

const read = async ({ services, sandbox }: Shop) => {
  const captures = capturesOf(await readJournal(sandbox.origin));
  const kept = new Map<string, number>();
  for (const { orderId, cents, refundedCents } of captures)
    kept.set(orderId, (kept.get(orderId) ?? 0) + cents - refundedCents);
  const { items, returns } = await readReturns(services.returns.mongo.db);
  return {
    orders: await readOrders(services.orders.mongo.db),
    kept,
    returns,
    taken: items.filter(({ returnState, response }) => returnState === 'Completed' && response === 'Approved'),
    stock: await services.catalogue.mongo.db
      .collection<{ _id: string; available: number; initial: number }>('stock')
      .find()
      .toArray(),
  };
};
type Books = Awaited<ReturnType<typeof read>>;

const returnedUnits = ({ taken }: Books, order: OrderRecord, lineId: string): number =>
  taken.reduce((sum, item) => sum + (item.orderId === order._id && item.lineId === lineId ? item.quantity : 0), 0);

/** The price of free parts that the buyer has without the parts that they were free with, counted again. */
const freePartsKept = (books: Books, order: OrderRecord): number => {
  const { parcels, cancellations, lines } = order;
  const leftOf = ({ lineId, quantity }: OrderRecord['lines'][number]) =>
    quantity - unitsIn(cancellations, lineId) - returnedUnits(books, order, lineId);
  return lines.reduce((sum, line) => {
    const { gift, lineId } = line;
    if (!gift) return sum;
    const bought = lines.filter((one) => gift.lineIds.includes(one.lineId));
    const worth = bought.reduce((total, one) => total + one.priceCents * leftOf(one), 0);
    const isFree = bought.some((one) => leftOf(one) > 0) && worth >= gift.minimumCents;
    const has = unitsIn(parcels, lineId) - returnedUnits(books, order, lineId);
    return isFree ? sum : sum + gift.valueCents * has;
  }, 0);
};

/** The value of the units that the buyer keeps. Returns take the first units of a line and cancellations the last ones. */
const worthKept = (books: Books, order: OrderRecord): number => {
  if (!isPlaced(order)) return 0;
  const goods = order.lines.map((line) => {
    const back = returnedUnits(books, order, line.lineId);
    return refundOfUnits(paidLine(line), back, line.quantity - back - unitsIn(order.cancellations, line.lineId));
  });
  const feesBack = [
    ...(order.cancellations ?? []).map(({ deliveryCents }) => deliveryCents),
    ...books.returns
      .filter((one) => one.order.orderId === order._id && one.state === 'Completed')
      .map(({ deliveryRefundCents = 0 }) => deliveryRefundCents),
  ];
  const delivery = paidForDelivery(order.totals.totalToPay, order.lines.map(paidLine));
  const feeKept = feesBack.reduce((left, cents) => left - cents, delivery);
  return goods.reduce((sum, cents) => sum + cents, 0) + feeKept + freePartsKept(books, order);
};

const moneyFits = (books: Books): Finding => {
  const found = finding('captured − refunded = value of the units kept + delivery + free parts kept');
  for (const order of books.orders) {
    const [due, kept] = [worthKept(books, order), books.kept.get(order._id) ?? 0];
    found.expect(kept === due, `${order._id} ${order.orderNo} (${order.state}): kept ${kept}, due ${due}`);
  }
  return found.result();
};

const unitsFit = ({ orders }: Books): Finding => {
  const found = finding('sent + cancelled + moved + waiting = bought');
  for (const order of orders.filter(isPlaced))
    for (const line of order.lines) {
      const waiting = waitingUnits(order, line);
      found.expect(
        waiting >= 0 && (order.state === 'Placed' || waiting === 0),
        `${order._id} ${order.orderNo} (${order.state}), ${line.lineId}: ${waiting} units wait`,
      );
    }
  return found.result();
};

/** Counts the stock again from orders and returns, without the catalogue's own records. */
const stockFits = ({ orders, taken, stock }: Books): Finding => {
  const found = finding('stock as if counted again');
  const gone = new Map<string, number>();
  const move = (partNo: string, units: number) => gone.set(partNo, (gone.get(partNo) ?? 0) + units);
  for (const order of orders) {
    const hasOwnStock = order.parent === undefined || isExchange(order);
    for (const line of isPlaced(order) ? order.lines : [])
      move(line.cleansedPartNo, (hasOwnStock ? line.quantity : 0) - unitsIn(order.cancellations, line.lineId));
  }
  const partNos = new Map(orders.flatMap(({ lines }) => lines.map((line) => [line.lineId, line.cleansedPartNo])));
  for (const { lineId, quantity, includeInStock } of taken)
    if (includeInStock) move(partNos.get(lineId) ?? '', -quantity);
  for (const { _id, available, initial } of stock)
    found.expect(
      available === initial - (gone.get(_id) ?? 0),
      `${_id}: ${available} of ${initial}, gone ${gone.get(_id) ?? 0}`,
    );
  return found.result();
};

/** The findings of the audit, and of the counts in this file. */
export const findingsOf = async (shop: Shop): Promise<Finding[]> => {
  const books = await read(shop);
  const audited = await audit(shop.auditConfig, [], new Date(Date.now() + laterMs));
  return [
    moneyFits(books),
    unitsFit(books),
    stockFits(books),
    ...audited.filter(({ invariant }) => !ofDocuments.test(invariant)),
  ];
};

/** Waits until the books are right and no work is in progress. Throws the findings after the timeout. */
export const booksClose = (shop: Shop, timeoutMs: number): Promise<void> =>
  eventually(
    async () => {
      const findings = await findingsOf(shop);
      const open = findings.filter(({ violations, underWay }) => violations.length > 0 || underWay > 0);
      if (open.length > 0) throw new Error(report(open));
    },
    { timeoutMs, intervalMs: 2_000 },
  );
