import type { PlacedOrder } from '@southline/kernel/order';
import type { PartNames } from '@southline/kernel/phrases';
import { withLocalNames } from '../domain/local-names.ts';
import { orderPaper } from '../domain/order-paper.ts';
import { packingList } from '../domain/packing-list.ts';
import type { Paper } from '../domain/paper.ts';
import { type OrderPaperKind, type PaperKind, papersOf } from '../domain/paper-kind.ts';
import type { InvoiceNumbers, Orders, Papers, RenderedPaper, Renderer } from '../domain/ports.ts';
import type { Supplier } from '../domain/supplier.ts';
import { taxInvoice } from '../domain/tax-invoice.ts';
import { papersRendered, renderSeconds } from '../metrics.ts';

export interface MakePapersOptions {
  readonly orders: Orders;
  readonly papers: Papers;
  readonly invoiceNumbers: InvoiceNumbers;
  readonly names: PartNames;
  readonly supplier: Supplier;
  readonly renderer: Renderer;
  /** Called between rendering and storing a document, for tests that stop a worker there. */
  readonly afterRender?: ((orderId: string) => Promise<void>) | undefined;
}

/**
 * Renders and stores the missing documents of an order. Safe to repeat: the same number, the same bytes, stored once. A
 * document that fails does not block the others.
 */
export const makePapers =
  ({ orders, papers, invoiceNumbers, names, supplier, renderer, afterRender }: MakePapersOptions) =>
  async (orderId: string, again: boolean): Promise<undefined> => {
    const placed = await orders.find(orderId);
    if (!placed) throw new Error('The order of its papers is not there.');
    const order = { ...placed, lines: withLocalNames(placed.lines, await names(placed.language)) };
    // On the first try there are usually none; an existing document is kept and the new one dropped.
    const kept: readonly PaperKind[] = again ? await papers.kindsOf(orderId) : [];
    const missing = papersOf(order).filter((kind) => !kept.includes(kind));

    const render = async (kind: OrderPaperKind): Promise<RenderedPaper> => {
      const invoiceNo = kind === 'tax-invoice' ? await invoiceNumbers.of(orderId) : undefined;
      const finish = renderSeconds.startTimer({ kind });
      const paper = paperOf(kind, order, supplier, invoiceNo);
      const bytes = await renderer.paper(paper);
      finish();
      await afterRender?.(orderId);
      return { order, kind, fileName: paper.fileName, bytes, invoiceNo };
    };

    const made: RenderedPaper[] = [];
    const failures: unknown[] = [];
    for (const kind of missing) {
      try {
        made.push(await render(kind));
      } catch (error) {
        failures.push(error);
      }
    }
    await papers.keep(made);
    for (const { kind } of made) papersRendered.inc({ kind });
    if (failures.length > 0) throw failures[0];
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

const longestPauseMs = 5 * 60_000;

/** Retries for ever, because a reserved invoice number must get its document. */
export const renderBackoff = (tries: number): number => Math.min(500 * 2 ** tries, longestPauseMs);
