import { isOrderPaper, type PaperKind, papersOf, renderedAtPlacing } from '../domain/paper-kind.ts';
import type { Orders, Papers } from '../domain/ports.ts';
import { type RenderOptions, renderOrderPaper } from './render-order-paper.ts';

export interface RequestedPaper {
  readonly orderId: string;
  readonly kind: PaperKind;
}

/**
 * Renders and stores a document that is not rendered when the order is placed, and returns its file name. Undefined if
 * a job makes this document, or if the order has none of this kind. Two concurrent requests store it once.
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
