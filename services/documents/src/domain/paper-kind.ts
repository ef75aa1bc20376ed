import { defaultLanguage, languageOfTag } from '@southline/kernel/language';
import type { PlacedOrder } from '@southline/kernel/order';
import { invoicedOf, mailedDocument } from '@southline/kernel/order-sums';

/** The documents of a placed order. */
export const orderPaperKinds = ['order', 'tax-invoice', 'packing-list'] as const;
export type OrderPaperKind = (typeof orderPaperKinds)[number];

/** A completed return has a credit note, and a cancellation with a refund. Each parcel has a packing list of its own. */
export const paperKinds = [...orderPaperKinds, 'credit-note', 'parcel-list'] as const;
export type PaperKind = (typeof paperKinds)[number];

export const isOrderPaper = (kind: PaperKind): kind is OrderPaperKind =>
  orderPaperKinds.some((known) => known === kind);

/** The documents of an order. Without a line with a price it has no tax invoice. */
export const papersOf = ({ lines }: Pick<PlacedOrder, 'lines'>): OrderPaperKind[] =>
  orderPaperKinds.filter((kind) => kind !== 'tax-invoice' || invoicedOf(lines) !== 'none');

/**
 * The documents that placing the order renders: the one that its mails attach. The first request renders each of the others. An order
 * in a second language has all rendered at placing, because the words of that language may change.
 */
export const renderedAtPlacing = (order: Pick<PlacedOrder, 'lines' | 'language'>): OrderPaperKind[] =>
  languageOfTag(order.language) === defaultLanguage ? [mailedDocument(order.lines)] : papersOf(order);

/** Increases when the facts of a document can change; today's documents are made from one event and never change. */
const version = 1;

/** The natural key of a document; `of` is the id of an order, a return, a cancellation or a parcel. */
export const paperId = (of: string, kind: PaperKind): string => `${of}/${kind}/${version}`;

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
