import { type Finding, finding } from '../finding.ts';
import { isPlaced, type OrderRecord } from '../sources/orders.ts';

export interface PaperRecord {
  readonly _id: string;
  readonly orderId: string;
  readonly kind: string;
  /** Whether the stored PDF has the hash that was recorded with it. */
  readonly isIntact: boolean;
  readonly invoiceNo?: string;
  /** The return of a credit note; creditNotesAreThere checks these. */
  readonly returnId?: string;
  /** The cancellation of a credit note. */
  readonly cancellationNo?: number;
  /** The parcel of a packing list; parcelListsAreThere checks these. */
  readonly parcelNo?: number;
  /** The change of the delivery address that it shows. Absent: the address as placed. */
  readonly deliveryNo?: number;
}

/** Seven years after the order was forgotten the store deletes its last documents. */
const taxMs = 7 * 365 * 86_400_000;

export const isPastTax = ({ forgottenAt }: Pick<OrderRecord, 'forgottenAt'>, now: Date): boolean =>
  forgottenAt !== undefined && now.getTime() - forgottenAt.getTime() > taxMs;

/** Documents that are rendered when they are first requested. */
const requested = ['order', 'packing-list'];

const isUnpriced = ({ priceCents, isFree }: OrderRecord['lines'][number]): boolean => priceCents === 0 && !isFree;

/**
 * Every placed order has its tax invoice once, and each other document at most once. Other orders have no document. An order without
 * any price has no tax invoice; its mail needs the PDF of the order.
 */
export const papersAreThere = (
  orders: readonly OrderRecord[],
  papers: readonly PaperRecord[],
  now = new Date(),
): Finding => {
  const found = finding('one tax invoice per placed order, other papers at most once');
  const byOrder = Map.groupBy(papers, ({ orderId }) => orderId);
  const placed = orders.filter(isPlaced);
  for (const order of placed) {
    if (isPastTax(order, now)) continue;
    const own = (byOrder.get(order._id) ?? []).filter(({ kind }) => kind !== 'credit-note' && kind !== 'parcel-list');
    const count = (kind: string) => own.filter((paper) => paper.kind === kind).length;
    const priced = !order.lines.every(isUnpriced);
    const wanted = priced ? 'tax-invoice' : 'order';
    const complete = count(wanted) === 1 || (!priced && order.forgottenAt !== undefined);
    const known = priced ? ['tax-invoice', ...requested] : requested;
    const once = own.every(({ kind }) => known.includes(kind) && count(kind) === 1);
    found.expect(complete && once, `${order.orderNo}: papers ${own.map(({ kind }) => kind).join(', ') || 'none'}`);
  }
  const known = new Set(placed.map(({ _id }) => _id));
  for (const { _id, orderId, isIntact } of papers)
    found.expect(known.has(orderId) && isIntact, `paper ${_id} is damaged or of no placed order`);
  return found.result();
};

/** No invoice number occurs twice, and each gap has a recorded reason. */
export const invoiceNumbersAreGapless = (papers: readonly PaperRecord[], skipped: readonly string[] = []): Finding => {
  const found = finding('invoice numbers without gap or double');
  const given = papers.filter(({ kind }) => kind === 'tax-invoice').map(({ invoiceNo = '' }) => invoiceNo);
  const numbers = [...given, ...skipped].map((invoiceNo) => Number(invoiceNo.replace(/\D/g, ''))).sort((a, b) => a - b);
  numbers.forEach((number, index) => {
    const before = numbers[index - 1];
    found.expect(before === undefined || number === before + 1, `${number} follows ${before}`);
  });
  return found.result();
};
