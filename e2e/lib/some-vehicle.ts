import type { Connection } from './http.ts';
import { insist } from './insist.ts';
import { buyable, type PartListing, type PartRow } from './parts.ts';

interface Vehicle {
  readonly vehicleSlug: string;
  readonly year: number;
  readonly carline: string;
}

/** A way through the finder that ends at something to buy. */
export interface VehiclePath {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly variant: string;
  readonly vehicle: Vehicle;
  readonly category: string;
  readonly part: PartRow;
}

const execute = <T>(connection: Connection, httpMethod: string, urlRelative: string, data: object): Promise<T> =>
  insist(async () => {
    const { body } = await connection.post('parts/execute', { httpMethod, urlRelative, data });
    return body.status ? (body.data as T) : undefined;
  });

const maker = { make: 'TOYOTA', model: 'HiLux' };

/** The newest vehicle of a common model that has a part in stock. */
export const someVehicle = async (connection: Connection): Promise<VehiclePath> => {
  const ask = <T>(method: string, path: string, data: object) => execute<T>(connection, method, path, data);
  for (const year of await ask<number[]>('GET', 'api/Vehicle/GetYears', maker)) {
    const [variant] = await ask<{ series: string; variant: string }[]>('GET', 'api/Vehicle/GetVariants', {
      ...maker,
      year,
    });
    if (!variant) continue;
    const { items } = await ask<{ items: Vehicle[] }>('POST', 'api/Vehicle/SearchVehicles', {
      ...maker,
      year,
      ...variant,
      showAll: true,
      maxResultCount: 20,
      skipCount: 0,
    });
    const [vehicle] = items;
    if (!vehicle) continue;
    const { vehicleSlug } = vehicle;
    const categories = await ask<{ categoryID: string; categoryName: string }[]>(
      'GET',
      'api/ProductCategory/GetCategories',
      { VehicleSlug: vehicleSlug, VehicleID: '', kType: '' },
    );
    for (const { categoryID, categoryName } of categories) {
      const found = await ask<PartListing>('GET', 'api/products/GetProducts', {
        vehicleSlug,
        categoryId: categoryID,
        subcategoryId: '',
      });
      const [part] = buyable(found);
      const label = [variant.series, variant.variant].filter(Boolean).join(' ');
      if (part) return { ...maker, year, variant: label, vehicle, category: categoryName, part };
    }
  }
  throw new Error(`nothing in stock for any ${maker.make} ${maker.model}`);
};
