import { respond, type StaffAnswer } from '../domain/decide.ts';
import type { Actor } from '../domain/return-order.ts';
import { changeReturn } from './change-return.ts';
import type { Ports } from './ports.ts';

/** The answer of staff about one item; not allowed for their own return. */
export const respondToItem =
  (ports: Pick<Ports, 'returns' | 'clock' | 'ids'>) =>
  async (itemId: string, answer: StaffAnswer, by: Actor): Promise<void> => {
    const step = { now: ports.clock.now(), entryId: ports.ids.next() };
    await changeReturn(
      ports,
      () => ports.returns.findByItem(itemId),
      (order) => respond(order, itemId, answer, by, step),
      { answered: itemId },
    );
  };
