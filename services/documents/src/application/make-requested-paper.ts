import { mailedDocument } from '@southline/kernel/order-sums';
import type { PackingState } from '../domain/packing-list.ts';
import { isOrderPaper, type PaperKind, papersOf } from '../domain/paper-kind.ts';
import type { MakePaperOptions } from './make-mailed-paper.ts';
import { renderOrderPaper } from './render-order-paper.ts';

export interface RequestedPaper {
  readonly orderId: string;
  readonly kind: PaperKind;
  /** Of a packing list. */
  readonly packing?: PackingState | undefined;
}

/**
 * Renders and stores a document that is not rendered when the order is placed, and returns its file name. Undefined if
 * a job makes this document, or if the order has none of this kind. Two concurrent requests store it once.
 */
export const makeRequestedPaper = ({ papers, afterRender, ...rendering }: MakePaperOptions) => {
  const render = renderOrderPaper(rendering);
  return async ({ orderId, kind, packing }: RequestedPaper): Promise<string | undefined> => {
    if (!isOrderPaper(kind)) return undefined;
    const known = await rendering.orders.findPresent(orderId);
    if (!known || !papersOf(known.order).includes(kind) || mailedDocument(known.order.lines) === kind) return undefined;
    const paper = await render(known, kind, packing);
    await afterRender?.(orderId);
    return (await papers.storeRequested(paper)) ? paper.fileName : undefined;
  };
};
