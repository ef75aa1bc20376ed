import { retentionMonthsAfterDraw } from '../domain/promotion-entry.ts';
import type { PromotionPorts } from '../domain/promotion-ports.ts';

type Ports = Pick<PromotionPorts, 'receipts' | 'files' | 'entries' | 'clock' | 'drawnAt'>;

/**
 * Six months after the draw, deletes the entries that took part, receipts first; returns the numbers of files and entries.
 */
export const forgetEntries = async ({ receipts, files, entries, clock, drawnAt }: Ports): Promise<number> => {
  if (!drawnAt) return 0;
  const end = new Date(drawnAt);
  end.setUTCMonth(end.getUTCMonth() + retentionMonthsAfterDraw);
  if (clock.now() < end) return 0;
  const papers = await receipts.enteredBefore(drawnAt);
  for (const id of papers) {
    await files.remove(id);
    await receipts.removeEntered(id);
  }
  return papers.length > 0 ? papers.length : entries.removeBefore(drawnAt);
};
