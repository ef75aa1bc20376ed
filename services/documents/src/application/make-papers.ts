import { type PaperKind, renderedAtPlacing } from '../domain/paper-kind.ts';
import type { Orders, Papers, RenderedPaper } from '../domain/ports.ts';
import { type RenderOptions, renderOrderPaper } from './render-order-paper.ts';

export interface MakePapersOptions extends RenderOptions {
  readonly orders: Orders;
  readonly papers: Papers;
  /** Called between rendering and storing a document, for tests that stop a worker there. */
  readonly afterRender?: ((orderId: string) => Promise<void>) | undefined;
}

/**
 * Renders and stores the missing documents that belong to the placing of an order. Safe to repeat: the number and the
 * bytes are the same, and each document is stored once. A document that fails does not block the others.
 */
export const makePapers = ({ orders, papers, afterRender, ...rendering }: MakePapersOptions) => {
  const render = renderOrderPaper(rendering);
  return async (orderId: string, again: boolean): Promise<undefined> => {
    const order = await orders.find(orderId);
    if (!order) throw new Error('The order of its papers is not there.');
    // On the first try no document is stored yet, so the query is skipped. If one is stored after all, it is kept and
    // the new one is dropped.
    const kept: readonly PaperKind[] = again ? await papers.kindsOf(orderId) : [];
    const missing = renderedAtPlacing(order).filter((kind) => !kept.includes(kind));
    const made: RenderedPaper[] = [];
    const failures: unknown[] = [];
    for (const kind of missing) {
      try {
        made.push(await render(order, kind));
        await afterRender?.(orderId);
      } catch (error) {
        failures.push(error);
      }
    }
    await papers.keep(made);
    if (failures.length > 0) throw failures[0];
  };
};

const longestPauseMs = 5 * 60_000;

/** Retries for ever, because a reserved invoice number must get its document. */
export const renderBackoff = (tries: number): number => Math.min(500 * 2 ** tries, longestPauseMs);
