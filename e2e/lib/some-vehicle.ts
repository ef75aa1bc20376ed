import type {
  OperationAnswer,
  OperationData,
  OperationPath,
  Operations,
  PartRow,
  Vehicle,
} from '@southline/rest/types';
import type { Connection } from './http.ts';
import { insist } from './insist.ts';
import { buyable } from './parts.ts';

/** A path through the finder that ends at a part to buy. */
export interface VehiclePath {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly variant: string;
  readonly vehicle: Vehicle;
  readonly category: string;
  readonly part: PartRow;
}

/** The answer to an operation of the catalogue. */
export const execute = <Path extends OperationPath>(
  connection: Connection,
  httpMethod: Operations[Path]['httpMethod'],
  urlRelative: Path,
  data: OperationData<Path>,
): Promise<OperationAnswer<Path>> =>
  insist(async () => {
    const { body } = await connection.post('parts/execute', { httpMethod, urlRelative, data });
    return body.status ? (body as unknown as { data: OperationAnswer<Path> }).data : undefined;
  });

/** A part in stock that is listed for the vehicle, and its category. */
const soldFor = async (
  connection: Connection,
  vehicleSlug: string,
): Promise<Pick<VehiclePath, 'category' | 'part'> | undefined> => {
  const which = { VehicleSlug: vehicleSlug, VehicleID: '', kType: '' };
  for (const { categoryID, categoryName } of await execute(
    connection,
    'GET',
    'api/ProductCategory/GetCategories',
    which,
  )) {
    const asked = { vehicleSlug, categoryId: categoryID, subcategoryId: '' };
    const [part] = buyable(await execute(connection, 'GET', 'api/products/GetProducts', asked));
    if (part) return { category: categoryName, part };
  }
  return undefined;
};

/** A part for the first vehicle that a registration names. */
export const partForPlate = async (connection: Connection, value: string, state: string): Promise<PartRow> => {
  const [vehicle] = await execute(connection, 'POST', 'api/Vehicle/SearchByRego', { value, state });
  const found = vehicle && (await soldFor(connection, vehicle.vehicleSlug));
  if (!found) throw new Error(`nothing in stock for ${value}`);
  return found.part;
};

const maker = { make: 'TOYOTA', model: 'HiLux' };

/** The newest vehicle of a common model that has a part in stock. */
export const someVehicle = async (connection: Connection): Promise<VehiclePath> => {
  for (const year of await execute(connection, 'GET', 'api/Vehicle/GetYears', maker)) {
    const [variant] = await execute(connection, 'GET', 'api/Vehicle/GetVariants', {
      ...maker,
      year,
    });
    if (!variant) continue;
    const { items } = await execute(connection, 'POST', 'api/Vehicle/SearchVehicles', {
      ...maker,
      year,
      ...variant,
      showAll: true,
      maxResultCount: 20,
      skipCount: 0,
    });
    const [vehicle] = items;
    if (!vehicle) continue;
    const found = await soldFor(connection, vehicle.vehicleSlug);
    const label = [variant.series, variant.variant].filter(Boolean).join(' ');
    if (found) return { ...maker, year, variant: label, vehicle, ...found };
  }
  throw new Error(`nothing in stock for any ${maker.make} ${maker.model}`);
};
