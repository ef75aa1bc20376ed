import { invalid, vehicleNotFound } from '../../domain/errors.ts';
import {
  type Garage,
  type GarageStore,
  maxLabel,
  withChanged,
  without,
  withVehicles,
} from '../../domain/garage/garage.ts';
import type { Reading } from '../snapshot/reading.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';

export interface GaragePorts {
  readonly reading: Reading;
  readonly garages: GarageStore;
  readonly ids: { next(): string };
}

export interface SaveVehicle {
  readonly label: string;
  readonly vehicleSlug: string;
  /** Empty: adds a vehicle. */
  readonly id: string;
}

/** Saves a vehicle; repeating it changes nothing. */
export const saveVehicle =
  ({ reading, garages, ids }: GaragePorts) =>
  async (owner: string, wish: SaveVehicle): Promise<Garage> => {
    const label = wish.label.normalize('NFC').trim();
    if (label.length > maxLabel) throw invalid('label', `A label has at most ${maxLabel} characters.`);
    const vehicle = await findVehicle(reading.catalogue.snapshot(), wish.vehicleSlug);
    if (!vehicle) throw vehicleNotFound(wish.vehicleSlug);
    const entry = { id: wish.id || ids.next(), label, vehicle };
    return garages.change(owner, (garage) => (wish.id ? withChanged(garage, entry) : withVehicles(garage, [entry])));
  };

export const removeVehicle =
  ({ garages }: GaragePorts) =>
  (owner: string, id: string): Promise<Garage> =>
    garages.change(owner, (garage) => without(garage, id));
