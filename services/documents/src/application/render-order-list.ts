import { DomainError } from '@southline/kernel/errors';
import type { OrderFacts } from '@southline/kernel/order';
import type { PartNames } from '@southline/kernel/phrases';
import { orderList } from '../domain/order-list.ts';
import type { Supplier } from '../domain/parties.ts';
import { withLocalNames } from '../domain/parties.ts';
import type { Renderer } from '../domain/ports.ts';
import { renderSeconds } from '../metrics.ts';

/** Renders the list of a cart on request. It is not stored. */
export const renderOrderList =
  (renderer: Renderer, names: PartNames, supplier: Supplier) =>
  async (cart: OrderFacts | undefined, language: string): Promise<{ fileName: string; content: Buffer }> => {
    if (!cart || cart.lines.length === 0) {
      throw new DomainError('invalid', 'InvalidRequest', 'There is nothing in the cart to list.');
    }
    const finish = renderSeconds.startTimer({ kind: 'order-list' });
    const lines = withLocalNames(cart.lines, await names(language));
    const paper = orderList({ ...cart, lines }, supplier, new Date());
    const content = await renderer.paper(paper);
    finish();
    return { fileName: paper.fileName, content };
  };
