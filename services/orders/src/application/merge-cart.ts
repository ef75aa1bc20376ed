import { setTimeout as pause } from 'node:timers/promises';
import { untilWon } from '@southline/kernel/until-won';
import { type Cart, emptyCart, type OrderKey } from '../domain/cart.ts';
import { type MergedLine, mergeCarts } from '../domain/merge-carts.ts';
import type { Ports } from './ports.ts';

const tries = 15;

/**
 * Moves the guest's lines into the member's cart, in one transaction that checks the versions that were read. Retries
 * after a lost race. A second call finds the guest's cart empty and changes nothing.
 *
 * Unplaced orders of the guest move too. A payment in another tab is then confirmed, placed and shown as the member's.
 * It takes the paid lines out of the cart that holds them now (see README, "A cart at sign-in").
 */
export const mergeCart =
  (ports: Ports) =>
  async (member: string, guest: string): Promise<readonly MergedLine[]> => {
    const { carts, merges, numbers } = ports;
    const merge = async (nth: number): Promise<readonly MergedLine[] | undefined> => {
      const [from, into, waiting] = await Promise.all([
        carts.find(guest),
        carts.find(member),
        merges.unplacedOrders(guest),
      ]);
      if (!from) return [];
      const own = into ?? emptyCart(member, await numbers.next());
      const fresh = { member: await keyFor(ports, own), guest: await keyFor(ports, from) };
      const merged = mergeCarts(own, from, fresh, waiting);
      const changed = [merged.guest !== from && merged.guest, merged.member !== own && merged.member];
      const next = changed.filter((cart) => cart !== false);
      if (next.length === 0 || (await merges.commit(next, guest, member))) return merged.lines;
      // Another transaction holds these documents. A retry at once would only slow it down.
      await pause(Math.random() * Math.min(50 * 2 ** nth, 800));
      return undefined;
    };
    return untilWon(merge, { tries });
  };

/** Only a cart that was frozen needs a new number. Other carts take none from the counter. */
const keyFor = async ({ numbers }: Ports, { frozen, orderId, orderNo }: Cart): Promise<OrderKey> =>
  frozen ? numbers.next() : { orderId, orderNo };
