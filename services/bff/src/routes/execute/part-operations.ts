import { GetPartResponse, SearchByKeywordsResponse } from '@southline/contracts/catalogue';
import { placeOf } from '@southline/drawings/place';
import { isNotFound, undefinedIfNotFound } from '@southline/kernel/errors';
import type { OperationPath } from '@southline/rest/types';
import { pagedOptions, toListOptions } from '../../contract/list-options.ts';
import { noSuchPart, toProductDetail, toProductFitments } from '../../contract/part-detail.ts';
import { toPartListing } from '../../contract/parts.ts';
import { toCategoryTree } from '../../contract/vehicles.ts';
import { FromBytes, type Runs } from './operation.ts';

// Answers for a vehicle or with filters differ for nearly every visitor, so only the others are cached.
export const partOperations: Runs<
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
