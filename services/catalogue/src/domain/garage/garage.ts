import { DomainError } from '@southline/kernel/errors';
import type { Vehicle } from '../vehicles/vehicle.ts';

/** A vehicle saved in an account, with its data at that time. */
export interface KeptVehicle {
  readonly id: string;
  /** Empty: only the vehicle's name is shown. */
  readonly label: string;
  readonly vehicle: Vehicle;
}

/** Newest first. */
export type Garage = readonly KeptVehicle[];

export const maxGarage = 300;
export const maxLabel = 40;

export interface GarageStore {
  get(owner: string): Promise<Garage>;
  /** Saves the garage that `change` returns. `change` may run again after a concurrent change. */
  change(owner: string, change: (garage: Garage) => Garage): Promise<Garage>;
}

const notKept = () => new DomainError('not-found', 'NotFound', 'There is no such vehicle in the garage.');

const garageFull = () =>
  new DomainError('conflict', 'GarageFull', `A garage holds at most ${maxGarage} vehicles. Nothing was added.`);

const same = (one: KeptVehicle, other: KeptVehicle): boolean =>
  one.vehicle.id === other.vehicle.id && one.label === other.label;

/** Adds vehicles at the front, all or none; a vehicle that already exists under its label keeps its place. */
export const withVehicles = (garage: Garage, added: Garage): Garage => {
  const fresh: KeptVehicle[] = [];
  for (const entry of added) if (![...garage, ...fresh].some((known) => same(known, entry))) fresh.push(entry);
  if (garage.length + fresh.length > maxGarage) throw garageFull();
  return [...fresh, ...garage];
};

/** Changes the vehicle with an id. If it becomes equal to another one, they are merged. */
export const withChanged = (garage: Garage, changed: KeptVehicle): Garage => {
  if (!garage.some(({ id }) => id === changed.id)) throw notKept();
  return garage.flatMap((entry) => {
    if (entry.id === changed.id) return [changed];
    return same(entry, changed) ? [] : [entry];
  });
};

export const without = (garage: Garage, id: string): Garage => {
  const rest = garage.filter((entry) => entry.id !== id);
  if (rest.length === garage.length) throw notKept();
  return rest;
};
