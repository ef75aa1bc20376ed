import { vehicleName } from '@southline/kernel/vehicle-name';
import type { GarageVehicle } from '@southline/rest/types';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';

export type Named = { label: string; vehicle: ChosenVehicle };

/** "Van 3 · 2018 TOYOTA HiLux …". */
export const fullName = ({ label, vehicle }: Named): string =>
  label ? `${label} · ${vehicleName(vehicle)}` : vehicleName(vehicle);

/** For the header: the label, otherwise year and model. */
export const shortName = ({ label, vehicle }: Named): string => label || `${vehicle.year} ${vehicle.model}`;

/** The vehicles of the device that are not in the account. */
export const notSaved = (device: readonly ChosenVehicle[], account: readonly GarageVehicle[]): ChosenVehicle[] =>
  device.filter(({ vehicleSlug }) => !account.some(({ vehicle }) => vehicle.vehicleSlug === vehicleSlug));
