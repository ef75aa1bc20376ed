import { expectDone, operation } from '../lib/checks.ts';
import { oneOf, rowsOf } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { execute } from '../lib/session.ts';

const call = 'api/products/GetProducts';

export const options = optionsFor(40, [call]);

interface Garage {
  readonly choices: readonly { readonly vehicleSlug: string; readonly categoryId: string }[];
}

const makes = ['TOYOTA', 'FORD', 'MAZDA', 'HYUNDAI', 'NISSAN', 'MITSUBISHI', 'SUBARU', 'VOLKSWAGEN'];
/** The number of vehicles of each make. */
const perMake = 15;

/** Vehicles, and the categories that have something for them. */
export const setup = (): Garage => {
  const vehicles = makes.flatMap((make) => {
    const page = { make, showAll: true, maxResultCount: perMake, skipCount: 40 };
    const found = execute('POST', 'api/Vehicle/SearchVehicles', page);
    return [...expectDone('SearchVehicles', found).data.items];
  });
  const choices = vehicles.flatMap(({ vehicleSlug }) => {
    const found = execute('GET', 'api/ProductCategory/GetCategories', { VehicleSlug: vehicleSlug });
    return expectDone('GetCategories', found).data.map(({ categoryID: categoryId }) => ({
      vehicleSlug,
      categoryId,
    }));
  });
  if (choices.length === 0) throw new Error('No vehicle has parts.');
  return { choices };
};

/** Opens a category for a chosen vehicle. */
export default ({ choices }: Garage): void =>
  operation(() => {
    const response = execute('GET', call, oneOf(choices));
    expectDone('GetProducts', response, (listing) => rowsOf(listing).length > 0);
  });
