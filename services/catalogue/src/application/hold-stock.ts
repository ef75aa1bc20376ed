import type { Clock } from '@southline/kernel/clock';
import { busy, holdDiffers, holdEnded, stockShort } from '../domain/errors.ts';
import {
  checkHoldKey,
  type Hold,
  type HoldKey,
  type HoldLine,
  type HoldState,
  holdId,
  holdLines,
  sameLines,
  shortOf,
} from '../domain/hold.ts';
import type { HoldStore } from '../domain/ports.ts';
import type { PartQueue } from './part-queue.ts';

export interface HoldStock extends HoldKey {
  readonly lines: readonly HoldLine[];
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

const maxTries = 3;

const repeated = (key: HoldKey, hold: Hold, lines: readonly HoldLine[]): HoldState => {
  if (hold.state === 'RELEASED') throw holdEnded(holdId(key));
  if (!sameLines(hold.lines, lines)) throw holdDiffers(holdId(key));
  return hold.state;
};

/** Takes the units of all lines, or none of them; a repeat with the same lines answers the same hold. */
export const holdStock =
  ({ holds, queue, clock }: { readonly holds: HoldStore; readonly queue: PartQueue; readonly clock: Clock }) =>
  async ({ orderId, round, lines: asked, signal }: HoldStock): Promise<HoldState> => {
    const key = { orderId, round };
    checkHoldKey(key);
    const lines = holdLines(asked);
    const partNos = lines.map(({ partNo }) => partNo);

    return queue.run(partNos, async () => {
      for (let attempt = 1; attempt <= maxTries && !signal.aborted; attempt += 1) {
        const [earlier, available] = await Promise.all([holds.find(key), holds.available(partNos)]);
        if (earlier) return repeated(key, earlier, lines);
        // Turns losers away without a transaction.
        const short = shortOf(lines, available);
        if (Object.keys(short).length > 0) throw stockShort(short);
        if (await holds.take(key, lines, clock.now())) return 'HELD';
      }
      throw busy();
    });
  };
