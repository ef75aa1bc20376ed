import { DomainError } from '@southline/kernel/errors';
import type { OrderFacts } from '@southline/kernel/order';
import { orderList } from '../domain/order-list.ts';
import type { Renderer } from '../domain/ports.ts';
import type { Supplier } from '../domain/supplier.ts';
import { renderSeconds } from '../metrics.ts';

/** The PDF of a cart, made on the spot and not kept. */
export const renderOrderList =
  (renderer: Renderer, supplier: Supplier) =>
  async (cart: OrderFacts | undefined): Promise<{ fileName: string; content: Buffer }> => {
    if (!cart || cart.lines.length === 0) {
      throw new DomainError('invalid', 'InvalidRequest', 'There is nothing in the cart to list.');
    }
    const finish = renderSeconds.startTimer({ kind: 'order-list' });
    const paper = orderList(cart, supplier, new Date());
    const content = await renderer.paper(paper);
    finish();
    return { fileName: paper.fileName, content };
  };
