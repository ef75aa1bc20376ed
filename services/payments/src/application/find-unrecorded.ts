import type { FoundCapture } from '../domain/found-capture.ts';
import type { Ports } from './ports.ts';

export interface FindUnrecorded {
  readonly from: Date;
  readonly to: Date;
  /** Transactions that others have heard of; the provider's list comes only after the bank's settlement. */
  readonly transactions: readonly string[];
}

const atOnce = 200;

/** Compares the provider's own list of a period with the ledger: captures that are not in it and did not go back. */
export const findUnrecorded =
  ({ books, provider }: Ports) =>
  async ({ from, to, transactions }: FindUnrecorded): Promise<{ checked: number; captures: FoundCapture[] }> => {
    const all = [...new Set([...(await provider.settled(from, to)), ...transactions])];
    const captures: FoundCapture[] = [];
    for (let first = 0; first < all.length; first += atOnce) {
      const some = all.slice(first, first + atOnce);
      const recorded = await books.recorded(some);
      for (const transaction of some.filter((one) => !recorded.has(one))) {
        const found = await provider.captured(transaction);
        if (found && found.refundableCents > 0) captures.push(found);
      }
    }
    return { checked: all.length, captures };
  };
