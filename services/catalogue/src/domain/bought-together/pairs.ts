/** An order of more different parts fills shelves: it does not show which parts belong together. */
const mostParts = 12;

/** A pair of fewer orders may be chance, and could show what one buyer ordered. */
export const leastOrders = 5;

/** Pairs are deleted after so many days without an order. Older orders are not counted. */
export const keptDays = 366;

/** The other part of a pair, and the number of orders with both. */
export interface Pair {
  readonly part: string;
  readonly other: string;
  readonly orders: number;
}

/** A placed order with its parts by cleansed number, and the time at which its units were sold. */
export interface Sale {
  readonly at: Date;
  readonly parts: readonly string[];
}

/** Counts each pair of the sales once for each of its two parts. */
export const pairsOf = (sales: readonly Sale[]): Pair[] => {
  const pairs = new Map<string, Pair>();
  for (const { parts } of sales) {
    const different = [...new Set(parts)];
    if (different.length > mostParts) continue;
    for (const part of different)
      for (const other of different) {
        if (part === other) continue;
        const key = `${part} ${other}`;
        pairs.set(key, { part, other, orders: (pairs.get(key)?.orders ?? 0) + 1 });
      }
  }
  return [...pairs.values()];
};
