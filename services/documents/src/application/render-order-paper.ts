import { defaultLanguage, languageOfTag } from '@southline/kernel/language';
import type { PlacedOrder } from '@southline/kernel/order';
import type { PartNames } from '@southline/kernel/phrases';
import { orderPaper } from '../domain/order-paper.ts';
import { type PackingState, packingList } from '../domain/packing-list.ts';
import type { Paper } from '../domain/paper.ts';
import type { OrderPaperKind } from '../domain/paper-kind.ts';
import type { Supplier } from '../domain/parties.ts';
import { withLocalNames } from '../domain/parties.ts';
import type { InvoiceNumbers, KnownOrder, Orders, RenderedPaper, Renderer } from '../domain/ports.ts';
import { taxInvoice } from '../domain/tax-invoice.ts';
import { papersRendered, renderSeconds } from '../metrics.ts';

export interface RenderOptions {
  readonly orders: Orders;
  readonly invoiceNumbers: InvoiceNumbers;
  readonly names: PartNames;
  readonly supplier: Supplier;
  readonly renderer: Renderer;
}

/** The order with the parts' names in its language: those that its first document printed. */
const withNames = async ({ orders, names }: RenderOptions, { order, localNames }: KnownOrder): Promise<PlacedOrder> => {
  if (languageOfTag(order.language) === defaultLanguage) return order;
  const translate = async () => {
    const name = await names(order.language);
    return orders.fixNames(
      order.orderId,
      order.lines.map(({ description }) => name(description)),
    );
  };
  const printed = localNames ?? (await translate());
  return { ...order, lines: withLocalNames(order.lines, (description, at) => printed[at] ?? description) };
};

/** Renders one document of a placed order, at any time with the same bytes for an address; the packing list with those of the state. */
export const renderOrderPaper =
  (options: RenderOptions) =>
  async (known: KnownOrder, kind: OrderPaperKind, packing?: PackingState): Promise<RenderedPaper> => {
    const { invoiceNumbers, renderer } = options;
    const order = await withNames(options, known);
    const invoiceNo = kind === 'tax-invoice' ? await invoiceNumbers.of(order.orderId) : undefined;
    const finish = renderSeconds.startTimer({ kind });
    const paper = paperOf(kind, order, known.supplier ?? options.supplier, { invoiceNo, packing });
    const bytes = await renderer.paper(paper);
    finish();
    papersRendered.inc({ kind });
    return { order, kind, fileName: paper.fileName, bytes, invoiceNo, packing, deliveryNo: known.deliveryNo };
  };

interface Beside {
  readonly invoiceNo?: string | undefined;
  readonly packing?: PackingState | undefined;
}

const paperOf = (kind: OrderPaperKind, order: PlacedOrder, supplier: Supplier, beside: Beside): Paper => {
  const { invoiceNo = '', packing } = beside;
  switch (kind) {
    case 'order':
      return orderPaper(order, supplier);
    case 'tax-invoice':
      return taxInvoice(order, supplier, invoiceNo);
    case 'packing-list':
      return packingList(order, supplier, packing);
  }
};
