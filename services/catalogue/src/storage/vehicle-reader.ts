import type { Mongo } from '@southline/platform/mongo';
import type { FitmentDocument, VehicleDocument } from './documents.ts';
import { type Generations, generationCollection } from './generations.ts';

export type FittedVehicle = Pick<VehicleDocument, 'make' | 'model' | 'series' | 'year' | 'variant'> &
  Pick<FitmentDocument, 'note'>;

/** Vehicles that a part is listed for, each with its condition; two queries. */
export const readFittedVehicles = async (
  mongo: Mongo,
  generations: Generations,
  partNo: string,
): Promise<FittedVehicle[]> => {
  const fitments = await generationCollection(mongo, 'fitments', generations.fitments)
    .find({ part: partNo }, { projection: { _id: 0, vehicles: 1, note: 1 } })
    .toArray();
  if (fitments.length === 0) return [];
  const rows = await generationCollection(mongo, 'vehicles', generations.vehicles)
    .find(
      { _id: { $in: [...new Set(fitments.flatMap((row) => row.vehicles))] } },
      { projection: { make: 1, model: 1, series: 1, year: 1, variant: 1 } },
    )
    .toArray();
  const vehicles = new Map(rows.map((row) => [row._id, row]));
  return fitments.flatMap((row) =>
    row.vehicles.flatMap((id) => {
      const vehicle = vehicles.get(id);
      return vehicle ? { ...vehicle, note: row.note } : [];
    }),
  );
};

export interface VehicleFilter {
  readonly make: string;
  readonly model?: string;
  readonly year?: number;
  readonly series?: string;
  readonly variant?: string;
}

const collection = (mongo: Mongo, { vehicles }: Generations) => generationCollection(mongo, 'vehicles', vehicles);

export const readMakes = async (mongo: Mongo, generations: Generations): Promise<string[]> =>
  (await collection(mongo, generations).distinct('make')).sort();

export const readModels = (mongo: Mongo, generations: Generations, make: string): Promise<string[]> =>
  collection(mongo, generations).distinct('model', { make });

export const readYears = (mongo: Mongo, generations: Generations, make: string, model: string): Promise<number[]> =>
  collection(mongo, generations).distinct('year', { make, model });

export const readVariants = async (
  mongo: Mongo,
  generations: Generations,
  filter: VehicleFilter,
): Promise<{ series: string; variant: string }[]> => {
  const rows = await collection(mongo, generations)
    .aggregate<{ _id: { series: string; variant: string } }>([
      { $match: filter },
      { $group: { _id: { series: '$series', variant: '$variant' } } },
      { $sort: { '_id.series': 1, '_id.variant': 1 } },
    ])
    .toArray();
  return rows.map(({ _id }) => _id);
};

export const readVehicles = async (
  mongo: Mongo,
  generations: Generations,
  filter: VehicleFilter,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<{ vehicles: VehicleDocument[]; totalCount: number }> => {
  const [vehicles, totalCount] = await Promise.all([
    collection(mongo, generations)
      .find(filter)
      .sort({ make: 1, model: 1, year: -1, series: 1, variant: 1, carline: 1, _id: 1 })
      .skip(skip)
      .limit(limit)
      .toArray(),
    collection(mongo, generations).countDocuments(filter),
  ]);
  return { vehicles, totalCount };
};
