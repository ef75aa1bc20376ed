import { partsOf } from '../../domain/lists/vehicle-parts.ts';
import type { Vehicle } from '../../domain/vehicles/vehicle.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Positions of the parts that are listed for a vehicle, in the order of their numbers. */
export const partsOnVehicle = ({ vehicleParts }: Pick<Snapshot, 'vehicleParts'>, vehicle: Vehicle): Uint32Array =>
  partsOf(vehicleParts, vehicle.id);
