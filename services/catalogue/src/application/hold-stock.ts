import type { Clock } from '@southline/kernel/clock';
import { DomainError } from '@southline/kernel/errors';
import { inTransaction, isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import { holdDiffers, holdEnded, stockShort } from '../domain/errors.ts';
import {
  checkHoldKey,
  type HoldKey,
  type HoldLine,
  type HoldState,
  holdId,
  holdLines,
  sameLines,
  shortOf,
} from '../domain/hold.ts';
import { findHold, insertHold } from '../storage/holds.ts';
import { type HoldDocument, moveUnits, readAvailable } from '../storage/stock.ts';
import type { PartQueue } from './part-queue.ts';

export interface HoldStock extends HoldKey {
  readonly lines: readonly HoldLine[];
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

class LostRace extends Error {}

const maxTries = 3;

const gaveUp = () => new DomainError('unavailable', 'Unavailable', 'Too busy at the moment. Please try again shortly.');

const repeated = (hold: HoldDocument, lines: readonly HoldLine[]): HoldState => {
  if (hold.state === 'RELEASED') throw holdEnded(hold._id);
  if (!sameLines(hold.lines, lines)) throw holdDiffers(hold._id);
  return hold.state;
};

/** Takes the units of all lines, or none of them; a repeat with the same lines answers the same hold. */
export const holdStock =
  ({ mongo, queue, clock }: { readonly mongo: Mongo; readonly queue: PartQueue; readonly clock: Clock }) =>
  async ({ orderId, round, lines: asked, signal }: HoldStock): Promise<HoldState> => {
    const key = { orderId, round };
    checkHoldKey(key);
    const lines = holdLines(asked);
    const partNos = lines.map(({ partNo }) => partNo);

    const take = async (): Promise<HoldState> => {
      if (signal.aborted) throw gaveUp();
      const [earlier, available] = await Promise.all([findHold(mongo, key), readAvailable(mongo, partNos)]);
      if (earlier) return repeated(earlier, lines);
      // Turns losers away without a transaction.
      const short = shortOf(lines, available);
      if (Object.keys(short).length > 0) throw stockShort(short);
      const at = clock.now();
      await inTransaction(mongo, async (session) => {
        if ((await moveUnits(mongo, session, lines, { from: 'available', to: 'held' })) !== lines.length) {
          throw new LostRace(holdId(key));
        }
        await insertHold(mongo, session, key, { lines, state: 'HELD', at });
      });
      return 'HELD';
    };

    return queue.run(partNos, async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await take();
        } catch (error) {
          if (!(error instanceof LostRace) && !isDuplicateKey(error)) throw error;
          if (attempt >= maxTries) throw gaveUp();
        }
      }
    });
  };
