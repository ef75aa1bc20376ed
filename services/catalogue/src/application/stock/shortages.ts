import { type HoldLine, shortOf } from '../../domain/stock/hold.ts';

type Units = Readonly<Record<string, number>>;

const maxParts = 10_000;

/**
 * Shares the last stock reading of parts that ran short with the requests that waited for it. Of 200 buyers of the last unit,
 * one reads the stock after it is gone and 198 need not. A reading counts only for requests that arrived before it.
 */
export const createShortages = () => {
  const seen = new Map<string, { readonly tick: number; readonly available: number }>();
  let tick = 0;
  return {
    /** The next number in the common order of arrivals and stock readings. */
    nextTick: (): number => {
      tick += 1;
      return tick;
    },
    note(short: Units, looked: number): void {
      if (seen.size > maxParts) seen.clear();
      for (const [partNo, available] of Object.entries(short)) seen.set(partNo, { tick: looked, available });
    },
    /**
     * Units of parts that are too few, from a reading that is newer than the request's arrival; undefined if there is no
     * such reading.
     */
    knownTo(lines: readonly HoldLine[], arrived: number): Units | undefined {
      const later = lines.flatMap(({ partNo }) => {
        const look = seen.get(partNo);
        return look && look.tick > arrived ? [[partNo, look.available] as const] : [];
      });
      const looked = new Map(later);
      const short = shortOf(
        lines.filter(({ partNo }) => looked.has(partNo)),
        looked,
      );
      return Object.keys(short).length > 0 ? short : undefined;
    },
  };
};

export type Shortages = ReturnType<typeof createShortages>;
