import type { StockReader } from '../../domain/stock/ports.ts';

/** Reads the stock on every call. Returns the same object as before while the stock is unchanged. */
export type FollowingStock<Answer> = (stock: StockReader) => Promise<Answer>;

const same = (one: readonly number[], other: readonly number[]) => one.every((units, index) => units === other[index]);

/**
 * An answer that depends on one generation and on the stock of some parts. `counted` are these parts. `make` is called again
 * when the units of one of them, or the count of `facet`, have changed.
 */
export const followingStock = <Answer>(
  counted: readonly string[],
  make: (available: ReadonlyMap<string, number>) => Promise<Answer>,
  facet: () => number = () => 0,
): FollowingStock<Answer> => {
  let last: { readonly units: readonly number[]; readonly answer: Answer } | undefined;
  return async (stock) => {
    const available = await stock.available(counted);
    const units = [facet(), ...counted.map((partNo) => available.get(partNo) ?? 0)];
    if (last && same(last.units, units)) return last.answer;
    const answer = await make(available);
    last = { units, answer };
    return answer;
  };
};
