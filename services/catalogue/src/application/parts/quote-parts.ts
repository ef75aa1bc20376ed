import { cleanse } from '@southline/kernel/part-number';
import type { StockLevel } from '@southline/kernel/part-words';
import { vehicleName } from '@southline/kernel/vehicle-name';
import { invalid } from '../../domain/errors.ts';
import { type FitVerdict, fitVerdict } from '../../domain/parts/fit.ts';
import type { PartDetail } from '../../domain/parts/part.ts';
import { stockLevel } from '../../domain/parts/stock-level.ts';
import { orderability } from '../../domain/parts/supersession.ts';
import type { Reading } from '../snapshot/reading.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { readDetails } from './read-cached.ts';

export interface PartQuote {
  /** The number as requested. */
  readonly asked: string;
  readonly part: PartDetail;
  readonly available: number;
  readonly stockLevel: StockLevel;
  readonly verdict: FitVerdict;
  readonly orderable: boolean;
  /** As printed; empty if the part itself can be bought. */
  readonly supersededBy: string;
  readonly vehicleLabel: string;
  /** Its category and the parent categories. */
  readonly categoryIds: readonly string[];
}

const maxParts = 200;

/** Price, minimum, stock, fit and drawing of up to 200 parts; unknown ones are left out. */
export const quoteParts =
  (reading: Reading) =>
  async (query: { readonly partNos: readonly string[]; readonly vehicleSlug: string }): Promise<PartQuote[]> => {
    if (query.partNos.length > maxParts) throw invalid('partNos', `At most ${maxParts} parts at a time.`);
    const snapshot = reading.catalogue.snapshot();
    const { supersessions, read, parts, categories } = snapshot;
    const asked = [...new Set(query.partNos)].map((number) => ({ number, partNo: cleanse(number) }));
    const partNos = [...new Set(asked.map(({ partNo }) => partNo))];
    const successors = partNos.flatMap((partNo) => supersessions.successors(partNo));
    const vehicle = await findVehicle(snapshot, query.vehicleSlug);
    const [details, available, fitments] = await Promise.all([
      readDetails(snapshot)([...new Set([...partNos, ...successors])]),
      reading.stock.available([...new Set([...partNos, ...successors])]),
      vehicle && read.fitmentsOn(vehicle.id, partNos),
    ]);
    const stateOf = (partNo: string) => ({ exists: parts.has(partNo), available: available.get(partNo) ?? 0 });

    return asked.flatMap(({ number, partNo }) => {
      const part = details.get(partNo);
      if (!part) return [];
      const units = available.get(partNo) ?? 0;
      const { orderable, supersededBy } = orderability(supersessions, partNo, stateOf);
      return {
        asked: number,
        part,
        available: units,
        stockLevel: stockLevel(units, part.minQty),
        verdict: fitVerdict(fitments && (fitments.get(partNo) ?? []), parts.isFitted(partNo)),
        orderable,
        supersededBy: details.get(supersededBy)?.partNo ?? '',
        vehicleLabel: vehicle ? vehicleName(vehicle) : '',
        categoryIds: categories.path(part.categoryId),
      };
    });
  };
