import { type Asked, approveReturn, askReturn, decided, processReturn } from '../chaos/returns.ts';
import type { Stage } from '../chaos/stage.ts';
import type { Guest } from '../lib/guest.ts';
import { doneOf } from '../lib/http.ts';
import type { Databases } from './copy.ts';
import { openPayment, payAndPlace } from './paying.ts';

/** The share of the delivered units that comes back. */
const half = 0.5;

/** Requests the return of half the units of the order, and as many of the same part in exchange. */
export const askExchange = async ({ orders }: Databases, member: Guest, orderID: string): Promise<Asked> => {
  const stored = orders.db.collection<{ _id: string; lines: { partNo: string }[] }>('orders');
  const order = await stored.findOne({ _id: orderID });
  return askReturn(member, orderID, half, order?.lines[0]?.partNo);
};

/** Pays for the approved exchange. Returns the id of its order. */
const payExchange = async (stage: Stage, databases: Databases, member: Guest, { itemId }: Asked): Promise<string> => {
  const details = await decided(() =>
    member.connection.post('return/get-return-request-details', { returnItemID: itemId }),
  );
  const exchange = doneOf(details).data.table[0]?.exchange;
  if (exchange?.state !== 'Held') throw new Error(`the exchange of ${itemId} is ${exchange?.state}`);
  return payAndPlace(stage, databases, member, await openPayment(member, exchange));
};

/**
 * Three exchanges. `begin` requests two of them, and approves the first. `end` does the rest after the copy: the first is
 * paid for, the second is approved, paid for and completed, the third is requested, approved and paid for.
 */
export const exchangeSteps = (
  stage: Stage,
  databases: Databases,
  member: Guest,
  admin: Guest,
  [first = '', second = '', third = '']: readonly string[],
) => {
  const asked: Asked[] = [];
  const own = (at: number): Asked => {
    const one = asked[at];
    if (!one) throw new Error('begin was not called');
    return one;
  };
  return {
    async begin() {
      for (const orderID of [first, second]) asked.push(await askExchange(databases, member, orderID));
      await approveReturn(admin, own(0));
    },
    async end() {
      await payExchange(stage, databases, member, own(0));
      await approveReturn(admin, own(1));
      await payExchange(stage, databases, member, own(1));
      await processReturn([admin], own(1));
      const last = await askExchange(databases, member, third);
      await approveReturn(admin, last);
      await payExchange(stage, databases, member, last);
    },
    /** Staff approve and complete the second return again, and complete the first. */
    async again() {
      await approveReturn(admin, own(1));
      await processReturn([admin], own(1));
      await processReturn([admin], own(0));
    },
  };
};
