import { inTransaction, type Mongo } from '@southline/platform/mongo';
import type { OrderState } from '../domain/order.ts';
import type { CartMerges } from '../domain/ports.ts';
import { saveCart } from './cart-repository.ts';
import { orders } from './collections.ts';

/** States in which an order may still be paid for or placed. */
const open: OrderState[] = ['AwaitingPayment', 'Paid', 'Expired'];

/** Uses the index of-owner, which has no placedAt before an order is placed. */
const unplaced = (owner: string) => ({
  owner,
  placedAt: { $exists: false },
  state: { $in: open },
  // A follow-on order stays with its parent.
  parent: { $exists: false },
});

class LostRace extends Error {}

export const createCartMerges = (mongo: Mongo): CartMerges => ({
  async unplacedOrders(owner) {
    const found = await orders(mongo).find(unplaced(owner)).project<{ _id: string }>({ _id: 1 }).toArray();
    return found.map(({ _id }) => _id);
  },
  async commit(carts, from, to) {
    let runs = 0;
    try {
      await inTransaction(mongo, async (session) => {
        // The driver repeats the transaction after a write conflict. The versions are stale then, so the caller reads
        // the carts again.
        runs += 1;
        if (runs > 1) throw new LostRace();
        for (const cart of carts) if (!(await saveCart(mongo, cart, session))) throw new LostRace();
        await orders(mongo).updateMany(
          unplaced(from),
          { $set: { owner: to, formerOwner: from }, $inc: { version: 1 } },
          { session },
        );
      });
      return true;
    } catch (error) {
      if (error instanceof LostRace) return false;
      throw error;
    }
  },
});
