import type { StaffAnswer } from '../domain/decide.ts';
import { returnUnknown } from '../domain/errors.ts';
import type { Actor } from '../domain/return-order.ts';
import type { Ports } from './ports.ts';
import { respondToItem } from './respond-to-item.ts';

/** Approves every item of a return that waits for an answer. A repeat goes on with the rest. */
export const approveReturn =
  (ports: Pick<Ports, 'returns' | 'orders' | 'clock' | 'ids'>) =>
  async (returnNo: string, answer: Omit<StaffAnswer, 'response' | 'fileName'>, by: Actor): Promise<number> => {
    const order = await ports.returns.findByNo(returnNo.trim().toUpperCase());
    if (!order) throw returnUnknown();
    const waiting = order.items.filter(({ response }) => response === 'Requested');
    for (const { itemId } of waiting) await respondToItem(ports)(itemId, { ...answer, response: 'Approved' }, by);
    return waiting.length;
  };
