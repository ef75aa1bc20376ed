import { DomainError } from '@southline/kernel/errors';
import type { Vehicle } from '../vehicles/vehicle.ts';

/** A vehicle saved in an account, with its data at that time. */
export interface SavedVehicle {
  readonly id: string;
  /** Empty: only the vehicle's name is shown. */
  readonly label: string;
  readonly vehicle: Vehicle;
}

/** Newest first. */
export type Garage = readonly SavedVehicle[];

export const maxGarage = 300;
export const maxLabel = 40;

export interface GarageStore {
  get(owner: string): Promise<Garage>;
  /** Saves the garage that `change` returns. `change` may run again after a concurrent change. */
  change(owner: string, change: (garage: Garage) => Garage): Promise<Garage>;
}

const notSaved = () => new DomainError('not-found', 'NotFound', 'There is no such vehicle in the garage.');

const garageFull = () =>
  new DomainError('conflict', 'GarageFull', `A garage holds at most ${maxGarage} vehicles. Nothing was added.`);

const same = (one: SavedVehicle, other: SavedVehicle): boolean =>
  one.vehicle.id === other.vehicle.id && one.label === other.label;

/** Adds vehicles at the front, all or none; a vehicle that already exists under its label keeps its place. */
export const withVehicles = (garage: Garage, added: Garage): Garage => {
  const fresh: SavedVehicle[] = [];
  for (const entry of added) if (![...garage, ...fresh].some((known) => same(known, entry))) fresh.push(entry);
  if (garage.length + fresh.length > maxGarage) throw garageFull();
  return [...fresh, ...garage];
};

/** Changes the vehicle with an id. If it becomes equal to another one, they are merged. */
export const withChanged = (garage: Garage, changed: SavedVehicle): Garage => {
  if (!garage.some(({ id }) => id === changed.id)) throw notSaved();
  return garage.flatMap((entry) => {
    if (entry.id === changed.id) return [changed];
    return same(entry, changed) ? [] : [entry];
  });
};

export const without = (garage: Garage, id: string): Garage => {
  const rest = garage.filter((entry) => entry.id !== id);
  if (rest.length === garage.length) throw notSaved();
  return rest;
};
