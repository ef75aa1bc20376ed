import type { GarageVehicle } from '@southline/contracts/catalogue';
import type { GarageVehicle as GarageItem } from '@southline/rest/types';
import { toVehicleItem } from './vehicles.ts';

export const toGarage = (vehicles: readonly GarageVehicle[]): GarageItem[] =>
  vehicles.flatMap(({ id, label, vehicle }) => (vehicle ? [{ id, label, vehicle: toVehicleItem(vehicle) }] : []));
