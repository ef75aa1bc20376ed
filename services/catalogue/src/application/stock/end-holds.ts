import type { Clock } from '@southline/kernel/clock';
import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';
import { checkHoldKey, type HoldKey, type HoldLine, type HoldState, holdLines } from '../../domain/stock/hold.ts';
import type { HoldStore, SaleBook } from '../../domain/stock/ports.ts';
import { holdsOpen, oldestHoldSeconds, stockViolations } from '../../metrics.ts';

/** Gives the units back. A settled hold stays settled; without a hold a tombstone refuses a late one. */
export const releaseStock =
  ({ holds, clock }: { readonly holds: HoldStore; readonly clock: Clock }) =>
  async (key: HoldKey): Promise<HoldState> => {
    checkHoldKey(key);
    return holds.release(key, clock.now());
  };

interface SettleHold extends HoldKey {
  /** The sold lines; used only if the hold no longer exists. */
  readonly lines: readonly HoldLine[];
  readonly at: Date;
}

/**
 * Turns the hold of a placed order into a sale; a settled hold stays unchanged. Orders never places an order without a hold.
 * If that happens nevertheless, the sale takes the available units and records the missing ones for staff, so that no count
 * drops below zero.
 */
export const settleHold = async (sales: SaleBook, command: SettleHold): Promise<void> => {
  const { at } = command;
  const found = await sales.settle(command, at);
  if (found === 'HELD' || found === 'SETTLED') return;
  const reason = found ? 'released' : 'missing';
  const sold: HoldLine[] = [];
  for (const line of holdLines(command.lines)) {
    if (await sales.sell(line)) sold.push(line);
    else {
      stockViolations.inc({ reason });
      await sales.recordViolation(command, line, reason, at);
    }
  }
  await sales.record(command, sold, at);
};

const everyMs = 10_000;

/** Only orders ends a hold, so a hold that stays open for hours means that orders has lost track of it. */
export const watchHolds = (holds: HoldStore, clock: Clock, logger: Logger): Background =>
  repeat('open holds', everyMs, logger, async () => {
    const { count, oldest } = await holds.open();
    holdsOpen.set(count);
    oldestHoldSeconds.set(oldest ? (clock.now().getTime() - oldest.getTime()) / 1000 : 0);
    return false;
  });
