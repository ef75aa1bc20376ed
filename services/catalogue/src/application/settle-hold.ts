import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { type HoldKey, type HoldLine, holdId, holdLines } from '../domain/hold.ts';
import { stockViolations } from '../metrics.ts';
import { findHold, moveHold, recordSale } from '../storage/holds.ts';
import { moveUnits, violationCollection } from '../storage/stock.ts';

export interface SettleHold extends HoldKey {
  /** What was sold; used only where the hold is not there any more. */
  readonly lines: readonly HoldLine[];
  readonly at: Date;
}

/** Turns a hold into a sale, inside the caller's transaction; a settled hold is left alone. */
export const settleHold = async (mongo: Mongo, session: ClientSession, command: SettleHold): Promise<void> => {
  const { at } = command;
  const held = await moveHold(mongo, session, command, { from: 'HELD', to: 'SETTLED', at });
  if (held) {
    const moved = await moveUnits(mongo, session, held.lines, { from: 'held', to: 'sold' });
    if (moved !== held.lines.length) throw new Error(`The units of hold ${holdId(command)} are not held.`);
    return;
  }
  const ended = await findHold(mongo, command, session);
  if (ended?.state === 'SETTLED') return;
  await sellWithoutHold(mongo, session, command, ended ? 'released' : 'missing');
};

/**
 * Orders never places without a hold. Should it happen, the sale takes what is available, and what it cannot take is
 * recorded for people instead of driving a count below zero.
 */
const sellWithoutHold = async (
  mongo: Mongo,
  session: ClientSession,
  command: SettleHold,
  reason: 'released' | 'missing',
): Promise<void> => {
  const { orderId, at } = command;
  const lines = holdLines(command.lines);
  const sold: HoldLine[] = [];
  for (const line of lines) {
    const moved = await moveUnits(mongo, session, [line], { from: 'available', to: 'sold' });
    if (moved === 1) {
      sold.push(line);
      continue;
    }
    stockViolations.inc({ reason });
    await violationCollection(mongo).insertOne(
      { _id: `${holdId(command)}:${line.partNo}`, orderId, partNo: line.partNo, quantity: line.quantity, reason, at },
      { session },
    );
  }
  await recordSale(mongo, session, command, { lines: sold, at });
};
