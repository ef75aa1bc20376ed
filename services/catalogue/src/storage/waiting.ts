import { catalogueStaffActed } from '@southline/contracts/events';
import { type Decide, notWaiting, type WaitingKind } from '@southline/platform/desk';
import { staffEvents } from '@southline/platform/journal';
import { inTransaction, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import { type HoldLine, holdId } from '../domain/stock/hold.ts';
import type { HoldNeeds } from '../domain/stock/ports.ts';
import { holds } from './collections.ts';
import { releaseHeld } from './holds.ts';

/** An unpaid order holds its stock for 30 minutes at most, unless a card may be at the bank. */
const oldMs = 30 * 60_000;

/**
 * The most holds of one call to orders. Holds of exchange orders are old but needed, so the call contains more holds than are
 * listed.
 */
const mostAsked = 2_000;

const units = (lines: readonly HoldLine[]): string =>
  lines.map(({ partNo, quantity }) => `${quantity} × ${partNo}`).join(', ');

/** Old holds that no order needs. An administrator releases them before the service does so by itself. */
export const unneededHolds = (mongo: Mongo, orders: HoldNeeds): WaitingKind => {
  const release: Decide = async ({ key, requestId }) => {
    const hold = await holds(mongo).findOne({ _id: key });
    if (hold?.state === 'RELEASED' && hold.decision === requestId) return 'released';
    if (hold?.state !== 'HELD' || !(await orders.giveUpHold(hold))) throw notWaiting();
    const at = new Date();
    const isReleased = await inTransaction(mongo, async (session) => {
      if (!(await releaseHeld(mongo, session, hold, at))) return false;
      await holds(mongo).updateOne({ _id: key }, { $set: { decision: requestId } }, { session });
      const { orderId, lines } = hold;
      const entry = {
        action: 'hold-released',
        record: key,
        orderId,
        before: { state: 'held', units: units(lines) },
        after: { state: 'released' },
      };
      await appendToOutbox(mongo, session, staffEvents(catalogueStaffActed, [entry], at));
      return true;
    });
    // A concurrent repeat of this request may have released the hold.
    if (!isReleased && (await holds(mongo).findOne({ _id: key }))?.decision !== requestId) throw notWaiting();
    return 'released';
  };

  return {
    kind: 'hold-not-needed',
    seenBy: 'administrators',
    async list(most) {
      const before = { state: 'HELD' as const, at: { $lt: new Date(Date.now() - oldMs) } };
      const old = await holds(mongo).find(before, { hint: 'by-state' }).sort({ at: 1 }).limit(mostAsked).toArray();
      if (old.length === 0) return [];
      const unneeded = new Set((await orders.unneeded(old)).map(holdId));
      return old
        .filter(({ _id }) => unneeded.has(_id))
        .slice(0, most)
        .map(({ _id, orderId, lines, at }) => ({
          key: _id,
          record: units(lines),
          orderId,
          since: at,
          facts: { hold: _id },
        }));
    },
    decisions: { release },
  };
};
