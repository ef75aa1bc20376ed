import { cartFacts } from '@southline/contracts/order-facts';
import type { Cart } from '@southline/contracts/orders';
import { DomainError } from '@southline/kernel/errors';
import { orderList } from '../domain/order-list.ts';
import type { Supplier } from '../domain/supplier.ts';
import { renderSeconds } from '../metrics.ts';
import { renderPaper } from '../render/render-paper.ts';

/** The PDF of a cart, made on the spot and not kept. */
export const renderOrderList =
  (supplier: Supplier) =>
  async (cart: Cart | undefined, region: string): Promise<{ fileName: string; content: Buffer }> => {
    if (!cart || cart.lines.length === 0) {
      throw new DomainError('invalid', 'InvalidRequest', 'There is nothing in the cart to list.');
    }
    const finish = renderSeconds.startTimer({ kind: 'order-list' });
    const paper = orderList(cartFacts(cart, region), supplier, new Date());
    const content = await renderPaper(paper);
    finish();
    return { fileName: paper.fileName, content };
  };
