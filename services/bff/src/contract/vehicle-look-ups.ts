import type { SearchByVinResponse, Vehicle, VinFacts } from '@southline/contracts/catalogue';
import { DomainError } from '@southline/kernel/errors';
import type { Vehicle as VehicleItem } from '@southline/rest/types';
import { toVehicleItem } from './vehicles.ts';

/** A normal "no": a single look-up without a hit. */
const noVehicle = (message: string) => new DomainError('declined', 'NotFound', message);

const listOf = (vehicles: readonly Vehicle[], otherwise: () => string): VehicleItem[] => {
  if (vehicles.length === 0) throw noVehicle(otherwise());
  return vehicles.map(toVehicleItem);
};

export const toRegisteredVehicles = (vehicles: readonly Vehicle[]) =>
  listOf(
    vehicles,
    () => 'No vehicle was found for this registration. Check the state, or choose the vehicle by make and model.',
  );

/** What the number itself told, where it led to no vehicle. */
const toldBy = ({ makes, modelYears, checkDigit }: VinFacts): string => {
  const [year] = modelYears;
  const maker = makes.length > 0 ? ` It was given by ${makes.join(' or ')}${year ? `, perhaps in ${year}` : ''}.` : '';
  return checkDigit === 'FAILED' ? `${maker} Please check its characters.` : maker;
};

export const toVinVehicles = ({ vehicles, facts }: SearchByVinResponse) =>
  listOf(
    vehicles,
    () => `No vehicle was found for this number.${facts ? toldBy(facts) : ''} Choose the vehicle by make and model.`,
  );
