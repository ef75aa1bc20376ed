import type { Vehicle } from '../../domain/vehicles/vehicle.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Numbers of the parts that are listed for a vehicle. */
export const partsOnVehicle = ({ caches, read }: Snapshot, vehicle: Vehicle): Promise<readonly string[]> =>
  caches.vehicleParts.get(vehicle.id, () => read.partsOn(vehicle.id));
