import { type HoldKey, type HoldLine, holdLines } from '../../domain/stock/hold.ts';
import type { SaleBook } from '../../domain/stock/ports.ts';
import { stockViolations } from '../../metrics.ts';

export interface SettleHold extends HoldKey {
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
