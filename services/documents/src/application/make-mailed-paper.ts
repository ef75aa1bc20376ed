import { backOff } from '@southline/kernel/back-off';
import { mailedDocument } from '@southline/kernel/order-sums';
import { paperId } from '../domain/paper-kind.ts';
import type { Papers } from '../domain/ports.ts';
import type { OrderJob } from '../domain/render-job.ts';
import { papersMade } from '../metrics.ts';
import { type RenderOptions, renderOrderPaper } from './render-order-paper.ts';

export interface MakePaperOptions extends RenderOptions {
  readonly papers: Papers;
  /** Called between rendering and storing a document, for tests that stop a worker there. */
  readonly afterRender?: ((orderId: string) => Promise<void>) | undefined;
}

/**
 * Renders and stores the document that the mails of a placed order attach. Safe to repeat: the number and the bytes are the
 * same, and the document is stored once.
 */
export const makeMailedPaper = ({ papers, afterRender, ...rendering }: MakePaperOptions) => {
  const render = renderOrderPaper(rendering);
  return async ({ orderId, deliveryNo }: OrderJob, again: boolean): Promise<undefined> => {
    const { orders } = rendering;
    // A change of the address has a job of its own. So the first try of the first job need not look for one.
    const known = await (again || deliveryNo ? orders.findPresent(orderId) : orders.find(orderId));
    if (!known) throw new Error('The order of its papers is not there.');
    const kind = mailedDocument(known.order.lines);
    // On the first try no document is stored yet, so the query is skipped. If one is stored after all, it is kept and
    // the new one is dropped.
    if (again && (await papers.fileNameOf(paperId(orderId, kind), known.deliveryNo)) !== undefined) return;
    const paper = await render(known, kind);
    await afterRender?.(orderId);
    await papers.keep(paper);
    if (!deliveryNo) papersMade.observe((Date.now() - known.order.placedAt.getTime()) / 1_000);
  };
};

const longestPauseMs = 5 * 60_000;

/** Retries for ever, because a reserved invoice number must get its document. */
export const renderBackoff = (tries: number): number => backOff(tries, 1_000, longestPauseMs);
