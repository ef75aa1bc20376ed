import type { PlacedOrder } from '@southline/kernel/order';
import { invoicedOf } from '@southline/kernel/order-sums';

/** The documents of a placed order. */
export const orderPaperKinds = ['order', 'tax-invoice', 'packing-list'] as const;
export type OrderPaperKind = (typeof orderPaperKinds)[number];

/**
 * All kinds of documents. A completed return, and a cancellation with a refund, have a credit note. Each parcel has its
 * own packing list.
 */
export const paperKinds = [...orderPaperKinds, 'credit-note', 'parcel-list'] as const;
export type PaperKind = (typeof paperKinds)[number];

export const isOrderPaper = (kind: PaperKind): kind is OrderPaperKind =>
  orderPaperKinds.some((known) => known === kind);

/** The documents of an order. It has a tax invoice only if a line has a price. */
export const papersOf = ({ lines }: Pick<PlacedOrder, 'lines'>): OrderPaperKind[] =>
  orderPaperKinds.filter((kind) => kind !== 'tax-invoice' || invoicedOf(lines) !== 'none');

/** To be incremented when the facts of a document can change. All but the packing list are made from events that never change. */
const version = 1;
const packingVersion = 2;

/** The natural key of a document; `of` is the id of an order, a return, a cancellation or a parcel. */
export const paperId = (of: string, kind: Exclude<PaperKind, 'packing-list'>): string => `${of}/${kind}/${version}`;

/** The packing list of an order in one state of its units. `key`: of the state. */
export const packingListId = (orderId: string, key: string): string =>
  `${orderId}/packing-list/${packingVersion}/${key}`;

const names: Readonly<Record<OrderPaperKind, string>> = {
  order: 'Order',
  'tax-invoice': 'Tax-Invoice',
  'packing-list': 'Packing-List',
};

/** "Southline-Tax-Invoice-SL10000234.pdf": letters, digits and dashes only, so that it is safe in any header. */
export const paperFileName = (name: string, ...numbers: readonly string[]): string =>
  `${['Southline', name, ...numbers.map((number) => number.replace(/[^A-Za-z0-9]/g, ''))].filter(Boolean).join('-')}.pdf`;

export const fileNameOf = (kind: OrderPaperKind, ...numbers: readonly string[]): string =>
  paperFileName(names[kind], ...numbers);
