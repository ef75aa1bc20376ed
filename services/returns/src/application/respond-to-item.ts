import { dayMs } from '@southline/kernel/clock';
import { isDomainError } from '@southline/kernel/errors';
import { ownerOfMember } from '@southline/kernel/owner';
import { EXCHANGE_DAYS } from '@southline/kernel/returns';
import { respond, type StaffAnswer } from '../domain/decide.ts';
import { returnUnknown } from '../domain/errors.ts';
import type { Actor, Exchange, ReturnItem, ReturnOrder } from '../domain/return-order.ts';
import { changeReturn } from './change-return.ts';
import type { Ports } from './ports.ts';

type Needs = Pick<Ports, 'returns' | 'orders' | 'clock' | 'ids'>;

const itemOf = (order: ReturnOrder | undefined, itemId: string): ReturnItem | undefined =>
  order?.items.find((item) => item.itemId === itemId);

/** Holds the part of an approved item's exchange. The approval goes on without the exchange if the part cannot be held. */
const held = async ({ orders, clock }: Needs, order: ReturnOrder, item: ReturnItem): Promise<Exchange | undefined> => {
  const { exchange } = item;
  if (exchange?.state !== 'Asked') return undefined;
  const until = new Date(clock.now().getTime() + EXCHANGE_DAYS * dayMs);
  try {
    return { ...exchange, state: 'Held', order: await orders.makeExchange(order, item, until) };
  } catch (error) {
    if (!isDomainError(error) || error.kind === 'unavailable') throw error;
    return { ...exchange, state: 'Unavailable', problem: error.message };
  }
};

/** An approval that lost to a decline may have held stock after the decline gave it back. */
const endIfDeclined = async ({ returns, orders }: Needs, itemId: string): Promise<void> => {
  const item = itemOf(await returns.findByItem(itemId), itemId);
  if (item?.exchange?.state === 'Ended') await orders.endExchange(itemId);
};

/** The answer of staff about one item; not allowed for their own return. The exchange order is made before the approval is saved. */
export const respondToItem =
  (ports: Needs) =>
  async (itemId: string, answer: StaffAnswer, by: Actor): Promise<void> => {
    const step = { now: ports.clock.now(), entryId: ports.ids.next() };
    const order = await ports.returns.findByItem(itemId);
    const item = itemOf(order, itemId);
    if (!order || !item) throw returnUnknown();
    const decided = respond(order, itemId, answer, by, step);
    const approves = decided !== undefined && answer.response === 'Approved';
    const exchange = approves ? await held(ports, order, item) : undefined;
    try {
      await changeReturn(
        ports,
        () => ports.returns.findByItem(itemId),
        (current) => respond(current, itemId, answer, by, { ...step, exchange }),
        {
          answered: itemId,
          ...(answer.fileName && { fileName: answer.fileName, uploader: ownerOfMember(by.membershipNo) }),
        },
      );
    } catch (error) {
      if (exchange) await endIfDeclined(ports, itemId);
      throw error;
    }
  };

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
