import { sha256Hex } from '@southline/platform/ids';
import type { Binary } from 'mongodb';
import { type Finding, finding } from '../finding.ts';
import { groupBy } from '../group-by.ts';
import { isPlaced, type OrderRecord } from '../sources/orders.ts';

export interface PaperRecord {
  readonly _id: string;
  readonly orderId: string;
  readonly kind: string;
  readonly sha256: string;
  readonly bytes: Binary;
  readonly invoiceNo?: string;
  /** Set for a credit note, which creditNotesAreThere checks. */
  readonly returnId?: string;
  /** Of the credit note of a cancellation. */
  readonly cancellationNo?: number;
  /** Of the packing list of a parcel, which parcelListsAreThere checks. */
  readonly parcelNo?: number;
}

/** Seven years after the order was forgotten the store deletes its last documents. */
const taxMs = 7 * 365 * 86_400_000;

export const isPastTax = ({ forgottenAt }: Pick<OrderRecord, 'forgottenAt'>, now: Date): boolean =>
  forgottenAt !== undefined && now.getTime() - forgottenAt.getTime() > taxMs;

const kinds = ['order', 'tax-invoice', 'packing-list'];

const isUnpriced = ({ priceCents, isFree }: OrderRecord['lines'][number]): boolean => priceCents === 0 && !isFree;

/** Lines whose price is to be advised are on no tax invoice. */
const kindsOf = ({ lines, forgottenAt }: OrderRecord): string[] => {
  const wanted = forgottenAt ? ['tax-invoice'] : kinds;
  return lines.every(isUnpriced) ? wanted.filter((kind) => kind !== 'tax-invoice') : wanted;
};

/**
 * Every placed order has one of each document, complete; other orders have none. A forgotten one needs its tax invoice alone. An order
 * has a tax invoice if one of its lines has a price.
 */
export const papersAreThere = (
  orders: readonly OrderRecord[],
  papers: readonly PaperRecord[],
  now = new Date(),
): Finding => {
  const found = finding('one of each paper per placed order');
  const byOrder = groupBy(papers, ({ orderId }) => orderId);
  const placed = orders.filter(isPlaced);
  for (const order of placed) {
    if (isPastTax(order, now)) continue;
    const own = (byOrder.get(order._id) ?? []).filter(({ kind }) => kind !== 'credit-note' && kind !== 'parcel-list');
    const count = (kind: string) => own.filter((paper) => paper.kind === kind).length;
    const wanted = kindsOf(order);
    const known = order.forgottenAt ? kinds : wanted;
    const complete = wanted.every((kind) => count(kind) === 1) && own.every(({ kind }) => known.includes(kind));
    found.expect(complete, `${order.orderNo}: papers ${own.map(({ kind }) => kind).join(', ') || 'none'}`);
  }
  const known = new Set(placed.map(({ _id }) => _id));
  for (const { _id, orderId, sha256, bytes } of papers) {
    found.expect(
      known.has(orderId) && sha256Hex(bytes.buffer) === sha256,
      `paper ${_id} is damaged or of no placed order`,
    );
  }
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
