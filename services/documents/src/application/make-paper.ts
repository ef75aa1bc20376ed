import type { Mongo } from '@southline/platform/mongo';
import type { PlacedOrder, Supplier } from '../domain/order-facts.ts';
import { orderPaper } from '../domain/order-paper.ts';
import { packingList } from '../domain/packing-list.ts';
import type { Paper } from '../domain/paper.ts';
import { paperId } from '../domain/paper-kind.ts';
import { taxInvoice } from '../domain/tax-invoice.ts';
import { papersRendered, renderSeconds } from '../metrics.ts';
import { renderPaper } from '../render/render-paper.ts';
import { reserveInvoiceNumber } from '../storage/invoice-numbers.ts';
import { readOrder } from '../storage/orders.ts';
import { hasPaper, keepPaper } from '../storage/papers.ts';
import type { RenderJob } from './queue-papers.ts';

export interface MakePaperOptions {
  readonly mongo: Mongo;
  readonly supplier: Supplier;
  /** Called between rendering and keeping; for tests that stop a worker there. */
  readonly afterRender?: ((orderId: string) => Promise<void>) | undefined;
}

/** Renders one paper and keeps it. Safe to run again: the same number, the same bytes, kept once. */
export const makePaper =
  ({ mongo, supplier, afterRender }: MakePaperOptions) =>
  async ({ orderId, kind }: RenderJob): Promise<undefined> => {
    if (await hasPaper(mongo, paperId(orderId, kind))) return;
    const order = await readOrder(mongo, orderId);
    if (!order) throw new Error('The order of a paper is not there.');
    const invoiceNo = kind === 'tax-invoice' ? await reserveInvoiceNumber(mongo, orderId) : undefined;
    const finish = renderSeconds.startTimer({ kind });
    const paper = paperOf({ orderId, kind }, order, supplier, invoiceNo);
    const bytes = await renderPaper(paper);
    finish();
    await afterRender?.(orderId);
    await keepPaper(mongo, { order, kind, fileName: paper.fileName, bytes, invoiceNo });
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
