import type { Vehicle } from '../../domain/vehicles/vehicle.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** The vehicle of a slug; undefined without a slug and for an unknown one. */
export const findVehicle = ({ caches, read }: Snapshot, slug: string): Promise<Vehicle | undefined> =>
  slug === '' ? Promise.resolve(undefined) : caches.vehicles.get(slug, () => read.vehicle(slug.toLowerCase()));
