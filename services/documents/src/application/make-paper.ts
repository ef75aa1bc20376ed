import type { PlacedOrder, Supplier } from '../domain/order-facts.ts';
import { orderPaper } from '../domain/order-paper.ts';
import { packingList } from '../domain/packing-list.ts';
import type { Paper } from '../domain/paper.ts';
import { paperId } from '../domain/paper-kind.ts';
import type { InvoiceNumbers, Orders, Papers } from '../domain/ports.ts';
import type { RenderJob } from '../domain/render-job.ts';
import { taxInvoice } from '../domain/tax-invoice.ts';
import { papersRendered, renderSeconds } from '../metrics.ts';
import { renderPaper } from '../render/render-paper.ts';

export interface MakePaperOptions {
  readonly orders: Orders;
  readonly papers: Papers;
  readonly invoiceNumbers: InvoiceNumbers;
  readonly supplier: Supplier;
  /** Called between rendering and keeping; for tests that stop a worker there. */
  readonly afterRender?: ((orderId: string) => Promise<void>) | undefined;
}

/** Renders one paper and keeps it. Safe to run again: the same number, the same bytes, kept once. */
export const makePaper =
  ({ orders, papers, invoiceNumbers, supplier, afterRender }: MakePaperOptions) =>
  async ({ orderId, kind }: RenderJob): Promise<undefined> => {
    if (await papers.fileNameOf(paperId(orderId, kind))) return;
    const order = await orders.find(orderId);
    if (!order) throw new Error('The order of a paper is not there.');
    const invoiceNo = kind === 'tax-invoice' ? await invoiceNumbers.reserve(orderId) : undefined;
    const finish = renderSeconds.startTimer({ kind });
    const paper = paperOf({ orderId, kind }, order, supplier, invoiceNo);
    const bytes = await renderPaper(paper);
    finish();
    await afterRender?.(orderId);
    await papers.keep({ order, kind, fileName: paper.fileName, bytes, invoiceNo });
    papersRendered.inc({ kind });
  };

const paperOf = ({ kind }: RenderJob, order: PlacedOrder, supplier: Supplier, invoiceNo = ''): Paper => {
  switch (kind) {
    case 'order':
      return orderPaper(order, supplier);
    case 'tax-invoice':
      return taxInvoice(order, supplier, invoiceNo);
    case 'packing-list':
      return packingList(order, supplier);
  }
};

const longestPauseMs = 5 * 60_000;

/** Never gives up: a reserved invoice number must find its paper. */
export const renderBackoff = (tries: number): number => Math.min(500 * 2 ** tries, longestPauseMs);
