import { cleanse } from '@southline/kernel/part-number';
import type { PartFitments } from '../../domain/vehicles/vehicle-table.ts';
import type { Reading } from '../snapshot/reading.ts';
import { vehicleTableOf } from '../snapshot/vehicle-table-of.ts';

const maxFitments = 200;

/** The vehicles of a part, with the years of one variant merged. */
export const listPartFitments =
  ({ catalogue }: Reading) =>
  (partId: string): Promise<PartFitments> => {
    const snapshot = catalogue.snapshot();
    const partNo = cleanse(partId);
    return snapshot.caches.partFitments.get(partNo, async () => {
      const [table, listed] = await Promise.all([vehicleTableOf(snapshot), snapshot.read.fitmentsOf(partNo)]);
      return table.merge(listed, maxFitments);
    });
  };
