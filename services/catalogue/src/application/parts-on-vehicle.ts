import type { Mongo } from '@southline/platform/mongo';
import type { VehicleDocument } from '../storage/documents.ts';
import { readPartsOn } from '../storage/part-reader.ts';
import type { Snapshot } from './snapshot.ts';

/** Numbers of the parts that are listed for a vehicle. */
export const partsOnVehicle = (
  mongo: Mongo,
  snapshot: Snapshot,
  vehicle: VehicleDocument,
): Promise<readonly string[]> =>
  snapshot.caches.vehicleParts.get(vehicle._id, () => readPartsOn(mongo, snapshot.generations, vehicle._id));
