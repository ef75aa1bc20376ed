import { inTransaction, isDuplicateKey, type Mongo, onDuplicate } from '@southline/platform/mongo';
import { type Recent, recentRecords } from '@southline/platform/recent';
import { type HoldLine, type HoldState, holdId } from '../domain/stock/hold.ts';
import type { HoldStore } from '../domain/stock/ports.ts';
import { holds } from './collections.ts';
import { findHold, insertHold, releaseHeld } from './holds.ts';
import { createStockReader, moveUnits } from './stock.ts';

class LostRace extends Error {}

/** The lines of holds that this process has taken a short time ago, by the holds' ids. */
export type RecentHolds = Recent<readonly HoldLine[]>;

const take =
  (mongo: Mongo, recent: RecentHolds): HoldStore['take'] =>
  async (key, lines, at) => {
    try {
      await inTransaction(mongo, async (session) => {
        const moved = await moveUnits(mongo, session, lines, { from: 'available', to: 'held' });
        if (moved !== lines.length) throw new LostRace(holdId(key));
        await insertHold(mongo, session, key, { lines, state: 'HELD', at });
      });
      recent.set(holdId(key), lines);
      return true;
    } catch (error) {
      if (error instanceof LostRace || isDuplicateKey(error)) return false;
      throw error;
    }
  };

const release =
  (mongo: Mongo): HoldStore['release'] =>
  async (key, at) => {
    const attempt = () =>
      inTransaction(mongo, async (session): Promise<HoldState> => {
        if (await releaseHeld(mongo, session, key, at)) return 'RELEASED';
        const ended = await findHold(mongo, key, session);
        if (ended) return ended.state;
        await insertHold(mongo, session, key, { lines: [], state: 'RELEASED', at });
        return 'RELEASED';
      });
    // A hold or another tombstone was created meanwhile: the retry sees it.
    return attempt().catch(onDuplicate(attempt));
  };

export const createHoldStore = (mongo: Mongo, recent: RecentHolds = recentRecords()): HoldStore => ({
  ...createStockReader(mongo),
  find: (key) => findHold(mongo, key),
  take: take(mongo, recent),
  release: release(mongo),
  open: async () => {
    const held = { state: 'HELD' } as const;
    const [count, oldest] = await Promise.all([
      holds(mongo).countDocuments(held, { hint: 'by-state' }),
      holds(mongo).findOne(held, { sort: { at: 1 }, projection: { at: 1 }, hint: 'by-state' }),
    ]);
    return { count, oldest: oldest?.at };
  },
  heldBefore: async (at, limit) => {
    const found = holds(mongo).find({ state: 'HELD', at: { $lt: at } }, { hint: 'by-state', sort: { at: 1 } });
    return (await found.limit(limit).toArray()).map(({ orderId, round }) => ({ orderId, round }));
  },
});
