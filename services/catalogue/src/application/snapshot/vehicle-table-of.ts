import { type VehicleTable, vehicleTableBuilder } from '../../domain/vehicles/vehicle-table.ts';
import type { Snapshot } from './snapshot.ts';

/** Names of the vehicles of a generation, read once. */
export const vehicleTableOf = ({ caches, read }: Snapshot): Promise<VehicleTable> =>
  caches.vehicleTable.get('', async () => {
    const builder = vehicleTableBuilder();
    for await (const vehicle of read.vehicleNames()) builder.add(vehicle);
    return builder.build();
  });
