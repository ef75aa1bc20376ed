import type { Clock } from '@southline/kernel/clock';
import { busy } from '@southline/kernel/errors';
import { holdDiffers, holdEnded, stockShort } from '../../domain/errors.ts';
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
} from '../../domain/stock/hold.ts';
import type { HoldStore } from '../../domain/stock/ports.ts';
import type { ConfirmPrices, Prices } from './confirm-prices.ts';
import type { PartQueue } from './part-queue.ts';
import type { Shortages } from './shortages.ts';

export interface HoldStock extends HoldKey {
  readonly lines: readonly HoldLine[];
  /** The prices at which the parts are bought. A part without an entry is held at any price. */
  readonly prices: Prices;
  /** Aborted when the caller no longer waits for the answer. */
  readonly signal: AbortSignal;
}

const maxTries = 3;

const repeated = (key: HoldKey, hold: Hold, lines: readonly HoldLine[]): HoldState => {
  if (hold.state === 'RELEASED') throw holdEnded(holdId(key));
  if (!sameLines(hold.lines, lines)) throw holdDiffers(holdId(key));
  return hold.state;
};

export interface HoldStockPorts {
  readonly holds: HoldStore;
  readonly queue: PartQueue;
  readonly shortages: Shortages;
  readonly clock: Clock;
  readonly confirmPrices: ConfirmPrices;
}

type Outcome = { readonly state: HoldState } | { readonly short: Readonly<Record<string, number>> };

/** Takes the units of all lines, or none; a repeat with the same lines returns the same hold. */
export const holdStock =
  ({ holds, queue, shortages, clock, confirmPrices }: HoldStockPorts) =>
  async ({ orderId, round, lines: asked, prices, signal }: HoldStock): Promise<HoldState> => {
    const key = { orderId, round };
    checkHoldKey(key);
    const lines = holdLines(asked);
    const partNos = lines.map(({ partNo }) => partNo);
    await confirmPrices(prices);
    const arrived = shortages.nextTick();

    const attempt = async (): Promise<Outcome> => {
      const known = shortages.knownTo(lines, arrived);
      if (known) return { short: known };
      for (let tries = 1; tries <= maxTries && !signal.aborted; tries += 1) {
        // Orders has read the stock a moment ago, so the stock is read again only for requests that fail.
        if (await holds.take(key, lines, clock.now())) return { state: 'HELD' };
        const looked = shortages.nextTick();
        const [earlier, available] = await Promise.all([holds.find(key), holds.available(partNos)]);
        if (earlier) return { state: repeated(key, earlier, lines) };
        const short = shortOf(lines, available);
        if (Object.keys(short).length > 0) {
          shortages.note(short, looked);
          return { short };
        }
      }
      throw busy();
    };

    const outcome = await queue.run(partNos, attempt);
    if ('state' in outcome) return outcome.state;
    // The order itself may hold the missing units.
    const earlier = await holds.find(key);
    if (earlier) return repeated(key, earlier, lines);
    throw stockShort(outcome.short);
  };
