import type { PlacedOrder } from '@southline/kernel/order';
import type { PartNames } from '@southline/kernel/phrases';
import { withLocalNames } from '../domain/local-names.ts';
import { orderPaper } from '../domain/order-paper.ts';
import { packingList } from '../domain/packing-list.ts';
import type { Paper } from '../domain/paper.ts';
import type { OrderPaperKind } from '../domain/paper-kind.ts';
import type { InvoiceNumbers, RenderedPaper, Renderer } from '../domain/ports.ts';
import type { Supplier } from '../domain/supplier.ts';
import { taxInvoice } from '../domain/tax-invoice.ts';
import { papersRendered, renderSeconds } from '../metrics.ts';

export interface RenderOptions {
  readonly invoiceNumbers: InvoiceNumbers;
  readonly names: PartNames;
  readonly supplier: Supplier;
  readonly renderer: Renderer;
}

/** Renders one document of a placed order. The same facts give the same bytes. */
export const renderOrderPaper =
  ({ invoiceNumbers, names, supplier, renderer }: RenderOptions) =>
  async (placed: PlacedOrder, kind: OrderPaperKind): Promise<RenderedPaper> => {
    const order = { ...placed, lines: withLocalNames(placed.lines, await names(placed.language)) };
    const invoiceNo = kind === 'tax-invoice' ? await invoiceNumbers.of(order.orderId) : undefined;
    const finish = renderSeconds.startTimer({ kind });
    const paper = paperOf(kind, order, supplier, invoiceNo);
    const bytes = await renderer.paper(paper);
    finish();
    papersRendered.inc({ kind });
    return { order, kind, fileName: paper.fileName, bytes, invoiceNo };
  };

const paperOf = (kind: OrderPaperKind, order: PlacedOrder, supplier: Supplier, invoiceNo = ''): Paper => {
  switch (kind) {
    case 'order':
      return orderPaper(order, supplier);
    case 'tax-invoice':
      return taxInvoice(order, supplier, invoiceNo);
    case 'packing-list':
      return packingList(order, supplier);
  }
};
