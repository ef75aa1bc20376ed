import { isOrderPaper, type PaperKind, papersOf, renderedAtPlacing } from '../domain/paper-kind.ts';
import type { Orders, Papers } from '../domain/ports.ts';
import { type RenderOptions, renderOrderPaper } from './render-order-paper.ts';

export interface RequestedPaper {
  readonly orderId: string;
  readonly kind: PaperKind;
}

/**
 * Renders and stores a document of an order that is not rendered at its placing, and returns its file name. Undefined: a job makes
 * this document, or the order has none of this kind. Two requests at once store it once.
 */
export const makeRequestedPaper = ({
  orders,
  papers,
  ...rendering
}: RenderOptions & { readonly orders: Orders; readonly papers: Papers }) => {
  const render = renderOrderPaper(rendering);
  return async ({ orderId, kind }: RequestedPaper): Promise<string | undefined> => {
    if (!isOrderPaper(kind)) return undefined;
    const order = await orders.find(orderId);
    if (!order || !papersOf(order).includes(kind) || renderedAtPlacing(order).includes(kind)) return undefined;
    const paper = await render(order, kind);
    return (await papers.keepRequested(paper)) ? paper.fileName : undefined;
  };
};
