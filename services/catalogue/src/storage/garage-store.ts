import { untilWon } from '@southline/kernel/until-won';
import { isInserted, type Mongo } from '@southline/platform/mongo';
import type { Garage, GarageStore } from '../domain/garage/garage.ts';
import { garages } from './collections.ts';
import { timeLimit } from './time-limit.ts';

/** One document per person, so that a change is atomic; its version detects concurrent changes. */
export const createGarageStore = (mongo: Mongo): GarageStore => {
  const read = async (owner: string): Promise<{ version: number; vehicles: Garage }> =>
    (await garages(mongo).findOne({ _id: owner }, timeLimit())) ?? { version: 0, vehicles: [] };

  /** False after a concurrent change. */
  const write = async (owner: string, version: number, vehicles: Garage): Promise<boolean> => {
    const next = { _id: owner, version: version + 1, vehicles: [...vehicles] };
    if (version > 0) return (await garages(mongo).replaceOne({ _id: owner, version }, next)).modifiedCount === 1;
    return isInserted(garages(mongo).insertOne(next));
  };

  return {
    get: async (owner) => (await read(owner)).vehicles,
    async change(owner, change) {
      return untilWon(async () => {
        const { version, vehicles } = await read(owner);
        const next = change(vehicles);
        return (await write(owner, version, next)) ? next : undefined;
      });
    },
  };
};
