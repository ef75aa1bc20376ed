import type { FoundCapture } from '../domain/found-capture.ts';
import type { Ports } from './ports.ts';

export interface FindUnrecorded {
  readonly from: Date;
  readonly to: Date;
  /** Transactions known from other sources. The provider's list has a payment only after the bank has settled it. */
  readonly transactions: readonly string[];
}

const atOnce = 200;

/** Captures of a period that the provider lists, the ledger lacks, and that are not refunded as a whole. */
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
