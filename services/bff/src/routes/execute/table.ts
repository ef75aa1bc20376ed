import { GetPartResponse, SearchByKeywordsResponse } from '@southline/contracts/catalogue';
import { placeOf } from '@southline/drawings/place';
import { isNotFound, undefinedIfNotFound } from '@southline/kernel/errors';
import { maxResultCount, operations } from '@southline/rest/operations';
import type { OperationAnswer, OperationData, OperationPath } from '@southline/rest/types';
import type { Clients } from '../../clients/index.ts';
import { pagedOptions, toListOptions } from '../../contract/list-options.ts';
import { noSuchPart, toProductDetail, toProductFitments } from '../../contract/part-detail.ts';
import { toPartListing } from '../../contract/parts.ts';
import type { Pictures } from '../../contract/pictures.ts';
import {
  noSuchVehicle,
  toCategoryTree,
  toRegisteredVehicles,
  toVehicleItem,
  toVehiclePage,
  toVinVehicles,
} from '../../contract/vehicles.ts';

/** The dependencies of an operation, besides its data. */
interface OperationContext {
  readonly clients: Clients;
  readonly pictures: Pictures;
  /** Counts a look-up of a registration or VIN. Throws above the limit. */
  readonly countLookUp: () => Promise<void>;
}

/** An answer that depends only on the bytes of a service. Equal bytes reuse its cached JSON. */
export class FromBytes<Answer> {
  constructor(
    readonly bytes: Buffer,
    readonly make: () => Answer,
  ) {}
}

/** The implementations of the contract's operations; `data` has passed its schema. */
type Runs<Path extends OperationPath = OperationPath> = {
  readonly [Each in Path]: (
    data: OperationData<Each>,
    context: OperationContext,
  ) => Promise<OperationAnswer<Each> | FromBytes<OperationAnswer<Each>>>;
};

// Answers for a vehicle or with filters differ for nearly every visitor, so only the others are cached.
const partOperations: Runs<
  | 'api/ProductCategory/GetCategories'
  | 'api/Product/SearchByKeywords'
  | Extract<OperationPath, `api/products/${string}`>
> = {
  /** The slug names the vehicle. VehicleID and kType are accepted because some clients send them. */
  'api/ProductCategory/GetCategories': async ({ VehicleSlug = '' }, { clients }) =>
    toCategoryTree((await clients.catalogue.listCategories({ vehicleSlug: VehicleSlug })).categories),
  'api/products/GetProducts': async (data, { clients, pictures }) => {
    const { vehicleSlug, categoryId, subcategoryId = '' } = data;
    const options = pagedOptions(data);
    const found = await clients.catalogue.listParts({ vehicleSlug, categoryId, subcategoryId, options });
    return toPartListing(found, pictures, options);
  },
  'api/products/searchall': async (data, { clients, pictures }) => {
    const { partNo, vehicleSlug = '' } = data;
    const options = pagedOptions(data);
    return toPartListing(await clients.catalogue.searchPartNumber({ partNo, vehicleSlug, options }), pictures, options);
  },
  /** Text after 200 characters is ignored. */
  'api/Product/SearchByKeywords': async (data, { clients, pictures }) => {
    const { keywords, vehicleSlug = '' } = data;
    const options = toListOptions(data);
    const query = { keywords, vehicleSlug, page: options.page, options };
    const bytes = await clients.catalogue.searchByKeywords(query);
    const make = () => toPartListing(SearchByKeywordsResponse.decode(bytes), pictures, options);
    return vehicleSlug === '' && !data.filters ? new FromBytes(bytes, make) : make();
  },
  'api/products/GetProductDetail': async ({ ProductNr, vehicleSlug: slug = '' }, { clients, pictures }) => {
    const bytes = await clients.catalogue.getPart({ partNo: ProductNr, vehicleSlug: slug }).catch((error: unknown) => {
      throw isNotFound(error) ? noSuchPart() : error;
    });
    const make = () => toProductDetail(GetPartResponse.decode(bytes), slug !== '', pictures);
    return slug === '' ? new FromBytes(bytes, make) : make();
  },
  'api/products/GetProductFitments': async ({ partid }, { clients, pictures }) => {
    const [fitments, drawn] = await Promise.all([
      clients.catalogue.listPartFitments({ partId: partid }),
      clients.catalogue.getPartDrawing({ cleansedPartNo: partid }).catch(undefinedIfNotFound),
    ]);
    const { family, attributes } = drawn?.drawing ?? { family: '', attributes: {} };
    return toProductFitments(fitments, placeOf(family, attributes), pictures);
  },
};

const vehicleOperations: Runs<Extract<OperationPath, `api/Vehicle/${string}`>> = {
  'api/Vehicle/GetMakes': async (_data, { clients }) => (await clients.vehicles.listMakes({})).makes,
  'api/Vehicle/GetModels': async ({ make }, { clients }) => (await clients.vehicles.listModels({ make })).models,
  'api/Vehicle/GetYears': async ({ make, model }, { clients }) =>
    (await clients.vehicles.listYears({ make, model })).years,
  'api/Vehicle/GetVariants': async ({ series = '', ...data }, { clients }) =>
    (await clients.vehicles.listVariants({ ...data, series })).variants,
  /** showAll has no effect: every match is counted, and a page has 20 rows at most. */
  'api/Vehicle/SearchVehicles': async (data, { clients }) =>
    toVehiclePage(
      await clients.vehicles.searchVehicles({
        make: data.make,
        model: data.model ?? '',
        year: data.year ?? 0,
        series: data.series ?? '',
        variant: data.variant ?? '',
        pageSize: data.maxResultCount ?? maxResultCount,
        skip: data.skipCount ?? 0,
      }),
    ),
  'api/Vehicle/GetVehicle': async ({ vehicleSlug }, { clients }) => {
    const { vehicle } = await clients.vehicles.getVehicle({ vehicleSlug }).catch((error: unknown) => {
      throw isNotFound(error) ? noSuchVehicle() : error;
    });
    if (!vehicle) throw noSuchVehicle();
    return toVehicleItem(vehicle);
  },
  /** Blanks, dots and dashes are ignored; the state is one of Australia's, or NZ. Plates are neither logged nor stored. */
  'api/Vehicle/SearchByRego': async ({ value, state }, { clients, countLookUp }) => {
    await countLookUp();
    return toRegisteredVehicles((await clients.vehicles.searchByRego({ plate: value, state })).vehicles);
  },
  /** A VIN, or the frame number of a vehicle made for Japan. Neither is logged nor stored. */
  'api/Vehicle/SearchByVin': async ({ value }, { clients, countLookUp }) => {
    await countLookUp();
    return toVinVehicles(await clients.vehicles.searchByVin({ vin: value }), value);
  },
};

const runs: Runs = { ...vehicleOperations, ...partOperations };

interface Operation {
  readonly path: OperationPath;
  /** `data` has passed the schema. */
  readonly run: (data: unknown, context: OperationContext) => Promise<unknown>;
}

// Operations match without regard to case, like paths: clients write both api/Product/… and api/products/….
const keyOf = (httpMethod: string, urlRelative: string) => `${httpMethod} ${urlRelative}`.toLowerCase();

const table: ReadonlyMap<string, Operation> = new Map(
  (Object.keys(operations) as OperationPath[]).map((path) => [
    keyOf(operations[path].httpMethod, path),
    { path, run: runs[path] as Operation['run'] },
  ]),
);

/** Undefined for a pair of method and path that is not listed. */
export const findOperation = (httpMethod: string, urlRelative: string): Operation | undefined =>
  table.get(keyOf(httpMethod, urlRelative));
