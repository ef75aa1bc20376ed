/** Orders with more different parts are not counted: they restock shelves and do not show which parts belong together. */
const mostParts = 12;

/** Pairs in fewer orders are not shown: they may be chance, and could reveal what one buyer ordered. */
export const leastOrders = 5;

/** Days after which a pair without a new order is deleted. Older orders are not counted. */
export const retentionDays = 366;

/** The other part of a pair, and the number of orders that contain both. */
export interface Pair {
  readonly part: string;
  readonly other: string;
  readonly orders: number;
}

/** A placed order with its cleansed part numbers, and the time of the sale. */
export interface Sale {
  readonly at: Date;
  readonly parts: readonly string[];
}

/** Counts each pair of a sale once for each of its two parts. */
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
