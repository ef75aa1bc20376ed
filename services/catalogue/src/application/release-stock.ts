import type { Clock } from '@southline/kernel/clock';
import { inTransaction, isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import { checkHoldKey, type HoldKey, type HoldState, holdId } from '../domain/hold.ts';
import { findHold, insertHold, moveHold } from '../storage/holds.ts';
import { moveUnits } from '../storage/stock.ts';

/** Gives the units back. A settled hold stays settled; without a hold a tombstone refuses a late one. */
export const releaseStock =
  ({ mongo, clock }: { readonly mongo: Mongo; readonly clock: Clock }) =>
  async (key: HoldKey): Promise<HoldState> => {
    checkHoldKey(key);
    const at = clock.now();
    const release = () =>
      inTransaction(mongo, async (session): Promise<HoldState> => {
        const held = await moveHold(mongo, session, key, { from: 'HELD', to: 'RELEASED', at });
        if (held) {
          const moved = await moveUnits(mongo, session, held.lines, { from: 'held', to: 'available' });
          if (moved !== held.lines.length) throw new Error(`The units of hold ${holdId(key)} are not held.`);
          return 'RELEASED';
        }
        const ended = await findHold(mongo, key, session);
        if (ended) return ended.state;
        await insertHold(mongo, session, key, { lines: [], state: 'RELEASED', at });
        return 'RELEASED';
      });
    try {
      return await release();
    } catch (error) {
      // A hold or another tombstone came in between: the second look sees it.
      if (!isDuplicateKey(error)) throw error;
      return release();
    }
  };
