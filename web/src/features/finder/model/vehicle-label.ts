import { vehicleName } from '@southline/kernel/vehicle-name';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';

export type VehicleLabel = { name: string; details: string };

export const vehicleLabel = (vehicle: ChosenVehicle): VehicleLabel => ({
  name: vehicleName(vehicle),
  details: vehicle.carline,
});

/** For an address that somebody sent, until its vehicle is there: the slug says what it is. */
export const labelOfSlug = (slug: string): VehicleLabel => ({
  name: slug.split('-').slice(0, -1).join(' ').toUpperCase() || slug.toUpperCase(),
  details: '',
});
