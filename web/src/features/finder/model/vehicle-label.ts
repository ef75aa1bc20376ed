import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';

export type VehicleLabel = { name: string; details: string };

export const vehicleLabel = (vehicle: ChosenVehicle): VehicleLabel => ({
  name: [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' '),
  details: [vehicle.series, vehicle.variant, vehicle.carline].filter(Boolean).join(' · '),
});

/** For an address that somebody sent: this browser has not chosen the vehicle, and its slug says what it is. */
export const labelOfSlug = (slug: string): VehicleLabel => ({
  name: slug.split('-').slice(0, -1).join(' ').toUpperCase() || slug.toUpperCase(),
  details: '',
});
