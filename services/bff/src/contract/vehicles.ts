import type {
  Category,
  GarageVehicle,
  SearchByVinResponse,
  SearchVehiclesResponse,
  Vehicle,
  VinFacts,
} from '@southline/contracts/catalogue';
import { DomainError } from '@southline/kernel/errors';
import type {
  CategoryTree,
  GarageVehicle as GarageItem,
  Vehicle as VehicleItem,
  VehiclePage,
} from '@southline/rest/types';

/** `vin` is the number that was looked up. */
export const toVehicleItem = ({ vehicleSlug, vehicleId, kType, ...vehicle }: Vehicle, vin = ''): VehicleItem => {
  const { make, model, year, series, variant, carline } = vehicle;
  const key = { vehicleSlug, vehicleID: vehicleId, vehicleKType: kType };
  return { ...key, make, model, year, series, variant, carline, items: carline.split(', ').filter(Boolean), vin };
};

export const toVehiclePage = ({ vehicles, totalCount }: SearchVehiclesResponse): VehiclePage => ({
  totalCount,
  items: vehicles.map((vehicle) => toVehicleItem(vehicle)),
});

const toFields = ({ categoryId, name }: Category) => ({ categoryID: categoryId, categoryName: name });

export const toCategoryTree = (categories: readonly Category[]): CategoryTree =>
  categories.map((category) => ({ ...toFields(category), partSubCategorys: category.children.map(toFields) }));

export const toGarage = (vehicles: readonly GarageVehicle[]): GarageItem[] =>
  vehicles.flatMap(({ id, label, vehicle }) => (vehicle ? [{ id, label, vehicle: toVehicleItem(vehicle) }] : []));

/**
 * A look-up without a hit is not an error: it is answered with `status: false`. `make` is known from the number itself.
 */
const noVehicle = (message: string, make = '') =>
  new DomainError('declined', 'NotFound', message, { ...(make && { make }) });

export const noSuchVehicle = () => noVehicle('There is no such vehicle.');

export const toRegisteredVehicles = (vehicles: readonly Vehicle[]): VehicleItem[] => {
  if (vehicles.length > 0) return vehicles.map((vehicle) => toVehicleItem(vehicle));
  throw noVehicle(
    'No vehicle was found for this registration. Check the state, or choose the vehicle by make and model.',
  );
};

/** The facts that the number itself contains, for an answer without a vehicle. */
const describe = ({ makes, modelYears, checkDigit }: VinFacts): string => {
  const [year] = modelYears;
  const maker = makes.length > 0 ? ` It was given by ${makes.join(' or ')}${year ? `, perhaps in ${year}` : ''}.` : '';
  return checkDigit === 'FAILED' ? `${maker} Please check its characters.` : maker;
};

export const toVinVehicles = ({ vehicles, facts }: SearchByVinResponse, vin: string): VehicleItem[] => {
  if (vehicles.length > 0) return vehicles.map((vehicle) => toVehicleItem(vehicle, vin));
  const known = facts ? describe(facts) : '';
  throw noVehicle(
    `No vehicle was found for this number.${known} Choose the vehicle by make and model.`,
    facts?.makes[0],
  );
};
