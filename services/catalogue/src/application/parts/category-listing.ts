import type { PartListing } from '../../domain/parts/part-row.ts';
import type { StockReader } from '../../domain/stock/ports.ts';

/** Reads the stock each time; the same object as the time before is answered while no unit has moved. */
export type CategoryListing = (stock: StockReader) => Promise<PartListing>;

const same = (one: readonly number[], other: readonly number[]) => one.every((units, index) => units === other[index]);

/**
 * A list whose rows change with the stock of some parts only, all else being of one generation. `counted` are those parts;
 * `make` is asked for the list anew whenever a number among them, or what `facet` counts, is another one than before.
 */
export const createCategoryListing = (
  counted: readonly string[],
  make: (available: ReadonlyMap<string, number>) => Promise<PartListing>,
  facet: () => number = () => 0,
): CategoryListing => {
  let last: { readonly units: readonly number[]; readonly listing: PartListing } | undefined;
  return async (stock) => {
    const available = await stock.available(counted);
    const units = [facet(), ...counted.map((partNo) => available.get(partNo) ?? 0)];
    if (last && same(last.units, units)) return last.listing;
    const listing = await make(available);
    last = { units, listing };
    return listing;
  };
};
