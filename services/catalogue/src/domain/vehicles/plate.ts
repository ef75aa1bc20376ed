import { cleanse } from '@southline/kernel/part-number';
import { AUSTRALIAN_STATES } from '@southline/kernel/place-names';
import { foreignSign, readCode } from '@southline/kernel/typed-text';
import { invalid } from '../errors.ts';

export const plateStates = [...AUSTRALIAN_STATES, 'NZ'] as const;
export type PlateState = (typeof plateStates)[number];

/** The same characters exist in several states, so the state is part of the plate. */
export interface Plate {
  readonly number: string;
  readonly state: PlateState;
}

const longest = 10;

/** A plate in any spelling; blanks, dots, dashes and case do not matter. */
export const readPlate = (number: string, stateName: string): Plate => {
  const wanted = stateName.trim().toUpperCase();
  const state = plateStates.find((known) => known === wanted);
  if (!state) throw invalid('state', 'Choose the state of the registration.');
  const sign = foreignSign(readCode(number));
  if (sign) throw invalid('value', `A registration has no “${sign}”.`);
  const plain = cleanse(number);
  if (plain === '') throw invalid('value', 'Type the registration.');
  if (plain.length > longest) throw invalid('value', `A registration has at most ${longest} letters and digits.`);
  return { number: plain, state };
};

/** A vehicle as a register describes it; unknown fields are empty. */
export interface RegisteredVehicle {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly series: string;
  readonly variant: string;
  readonly body: string;
}

/** Finds the vehicles of plates. Throws Unavailable if the register does not answer in time. */
export interface VehicleRegister {
  vehiclesOf(plate: Plate, signal: AbortSignal | undefined): Promise<readonly RegisteredVehicle[]>;
}
