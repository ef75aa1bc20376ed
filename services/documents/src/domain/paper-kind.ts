import type { PlacedOrder } from '@southline/kernel/order';
import { isInvoiced } from '@southline/kernel/order-sums';

/** The documents of a placed order. */
export const orderPaperKinds = ['order', 'tax-invoice', 'packing-list'] as const;
export type OrderPaperKind = (typeof orderPaperKinds)[number];

/** A completed return has a credit note. */
export const paperKinds = [...orderPaperKinds, 'credit-note'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** The documents that an order gets when it is placed. */
export const papersOf = ({ lines }: PlacedOrder): OrderPaperKind[] =>
  orderPaperKinds.filter((kind) => kind !== 'tax-invoice' || isInvoiced(lines));

/** Increases when the facts of a document can change; today's documents are made from one event and never change. */
const version = 1;

/** The natural key of a document; `of` is an order's id, or a return's. */
export const paperId = (of: string, kind: PaperKind): string => `${of}/${kind}/${version}`;

const names: Readonly<Record<OrderPaperKind, string>> = {
  order: 'Order',
  'tax-invoice': 'Tax-Invoice',
  'packing-list': 'Packing-List',
};

/** "Southline-Tax-Invoice-SL10000234.pdf": letters, digits and dashes only, so that it is safe in any header. */
export const paperFileName = (name: string, orderNo: string): string =>
  `${['Southline', name, orderNo.replace(/[^A-Za-z0-9]/g, '')].filter(Boolean).join('-')}.pdf`;

export const fileNameOf = (kind: OrderPaperKind, orderNo: string): string => paperFileName(names[kind], orderNo);
