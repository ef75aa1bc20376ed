import { followUp, type MemberAnswer } from '../domain/decide.ts';
import { returnUnknown } from '../domain/errors.ts';
import type { Actor } from '../domain/return-order.ts';
import { changeReturn } from './change-return.ts';
import type { Ports } from './ports.ts';

/** A member's answer to a question of staff. */
export const followUpItem =
  (ports: Pick<Ports, 'returns' | 'clock' | 'ids'>) =>
  async (itemId: string, answer: MemberAnswer, by: Actor, owner: string): Promise<void> => {
    const step = { now: ports.clock.now(), entryId: ports.ids.next() };
    await changeReturn(
      ports,
      () => ports.returns.findByItem(itemId),
      (order) => {
        if (order.owner !== owner) throw returnUnknown();
        return followUp(order, itemId, answer, by, step);
      },
      { ...(answer.fileName && { fileName: answer.fileName }) },
    );
  };
