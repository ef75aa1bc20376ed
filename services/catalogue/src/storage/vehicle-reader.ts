import type { Mongo } from '@southline/platform/mongo';
import type { Generations } from '../domain/snapshot/generation.ts';
import type { GenerationReader } from '../domain/snapshot/ports.ts';
import { generationCollection } from './collections.ts';
import type { VehicleDocument } from './documents.ts';
import { timeLimit } from './time-limit.ts';

type VehicleReader = Pick<
  GenerationReader,
  'vehicle' | 'makes' | 'models' | 'years' | 'variants' | 'series' | 'vehicles' | 'fitmentsOf'
>;

const finderOrder = { make: 1, model: 1, year: -1, series: 1, variant: 1, carline: 1, _id: 1 } as const;

const toVehicle = ({ _id: id, ...rest }: VehicleDocument) => ({ id, ...rest });

export const createVehicleReader = (mongo: Mongo, generations: Generations): VehicleReader => {
  const vehicles = generationCollection(mongo, 'vehicles', generations.vehicles);
  const fitments = generationCollection(mongo, 'fitments', generations.fitments);

  return {
    vehicle: async (slug) => {
      const found = await vehicles.findOne({ slug }, timeLimit());
      return found ? toVehicle(found) : undefined;
    },
    makes: () => vehicles.distinct('make', {}, timeLimit()),
    models: (make) => vehicles.distinct('model', { make }, timeLimit()),
    years: (make, model) => vehicles.distinct('year', { make, model }, timeLimit()),
    variants: async (filter) => {
      const stages = [
        { $match: filter },
        { $group: { _id: { series: '$series', variant: '$variant' } } },
        { $sort: { '_id.series': 1, '_id.variant': 1 } },
      ];
      const rows = await vehicles
        .aggregate<{ _id: { series: string; variant: string } }>(stages, timeLimit())
        .toArray();
      return rows.map(({ _id }) => _id);
    },
    series: async () => {
      const stages = [
        { $group: { _id: { make: '$make', model: '$model', series: '$series' }, years: { $addToSet: '$year' } } },
      ];
      const rows = await vehicles
        .aggregate<{ _id: { make: string; model: string; series: string }; years: number[] }>(stages, {
          // A covered query: the index contains all requested fields.
          ...(generations.vehicles > 0 && { hint: 'finder' }),
          ...timeLimit(),
        })
        .toArray();
      return rows.map(({ _id, years }) => ({ ..._id, years }));
    },
    vehicles: async (filter, { skip, limit }) => {
      const [rows, totalCount] = await Promise.all([
        vehicles.find(filter, timeLimit()).sort(finderOrder).skip(skip).limit(limit).toArray(),
        vehicles.countDocuments(filter, timeLimit()),
      ]);
      return { vehicles: rows.map(toVehicle), totalCount };
    },
    fitmentsOf: (partNo) =>
      fitments
        .find({ part: partNo }, { projection: { _id: 0, vehicles: 1, note: 1 }, ...timeLimit() })
        .map(({ vehicles: listed, note }) => ({ vehicles: listed, note }))
        .toArray(),
  };
};
