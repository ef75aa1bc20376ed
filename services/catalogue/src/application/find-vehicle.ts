import type { Mongo } from '@southline/platform/mongo';
import type { VehicleDocument } from '../storage/documents.ts';
import { generationCollection } from '../storage/generations.ts';
import type { Snapshot } from './snapshot.ts';

/** The vehicle of a slug; undefined without a slug and for one that is not (or no longer) known. */
export const findVehicle = (mongo: Mongo, snapshot: Snapshot, slug: string): Promise<VehicleDocument | undefined> => {
  if (slug === '') return Promise.resolve(undefined);
  return snapshot.caches.vehicles.get(slug, async () => {
    const vehicles = generationCollection(mongo, 'vehicles', snapshot.generations.vehicles);
    return (await vehicles.findOne({ slug: slug.toLowerCase() })) ?? undefined;
  });
};
