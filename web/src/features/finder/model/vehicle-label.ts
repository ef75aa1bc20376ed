import { vehicleName } from '@southline/kernel/vehicle-name';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';

export type VehicleLabel = { name: string; details: string };

export const vehicleLabel = (vehicle: ChosenVehicle): VehicleLabel => ({
  name: vehicleName(vehicle),
  details: vehicle.carline,
});

/** The label of a vehicle from a shared link until the vehicle is loaded. It is derived from the slug. */
export const labelOfSlug = (slug: string): VehicleLabel => ({
  name: slug.split('-').slice(0, -1).join(' ').toUpperCase() || slug.toUpperCase(),
  details: '',
});
