import { hourMs } from '@southline/kernel/clock';
import type { PromotionPorts } from '../domain/promotion-ports.ts';
import { looseReceiptHours } from '../domain/receipt.ts';
import { removeReceipt } from './upload-receipt.ts';

/** Removes files that no entry has used within a day; returns how many. */
export const sweepReceipts = async (ports: Pick<PromotionPorts, 'receipts' | 'files' | 'clock'>): Promise<number> => {
  const before = new Date(ports.clock.now().getTime() - looseReceiptHours * hourMs);
  const loose = await ports.receipts.looseSince(before);
  for (const id of loose) await removeReceipt(ports, id);
  return loose.length;
};
