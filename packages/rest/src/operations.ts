import { type TSchema, Type } from 'typebox';
import { code, field, issued, object, partNumber, typed, vehicleSlug } from './fields.ts';
import { listOptions } from './part-lists.ts';
import { partListing, productDetail, productFitments } from './parts.ts';
import { categoryTree, vehicleItem, vehiclePage } from './vehicles.ts';

/** One row of the closed table of `parts/execute`: a request cannot choose any other operation. */
const operation = <Method extends 'GET' | 'POST', Data extends TSchema, Answer extends TSchema>(
  httpMethod: Method,
  summary: string,
  data: Data,
  answer: Answer,
) => ({ httpMethod, summary, data, answer });

const name = () => issued(80, 1);
const optionalName = () => Type.Optional(issued(80));
const year = () => Type.Integer({ minimum: 1900, maximum: 2100 });
const categoryId = () => field('issued', { maxLength: 100, pattern: '^[A-Za-z0-9._-]*$' });

/** Vehicles on a page, at most. */
export const maxResultCount = 20;

/** The operations by their `urlRelative`, spelled as in the specification. */
export const operations = {
  'api/Vehicle/GetMakes': operation('GET', 'Makes', object({}), Type.Array(Type.String())),
  'api/Vehicle/GetModels': operation('GET', 'Models of a make', object({ make: name() }), Type.Array(Type.String())),
  'api/Vehicle/GetYears': operation(
    'GET',
    'Years of a model, newest first',
    object({ make: name(), model: name() }),
    Type.Array(Type.Integer()),
  ),
  'api/Vehicle/GetVariants': operation(
    'GET',
    'Series and variants of a model in a year',
    object({ make: name(), model: name(), year: year(), series: optionalName() }),
    Type.Array(Type.Object({ series: Type.String(), variant: Type.String() })),
  ),
  'api/Vehicle/SearchVehicles': operation(
    'POST',
    'Vehicles of a make, model, year, series and variant; showAll changes nothing: every match is counted',
    object({
      make: name(),
      model: optionalName(),
      year: Type.Optional(Type.Union([year(), Type.Null()])),
      series: optionalName(),
      variant: optionalName(),
      showAll: Type.Optional(Type.Boolean()),
      maxResultCount: Type.Optional(Type.Integer({ minimum: 1, maximum: maxResultCount })),
      skipCount: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    }),
    vehiclePage,
  ),
  'api/Vehicle/SearchByRego': operation(
    'POST',
    'Vehicles of a registration; guests have a limited number an hour',
    object({ value: code(40, 1), state: code(10, 1) }),
    Type.Array(vehicleItem),
  ),
  'api/Vehicle/GetVehicle': operation(
    'GET',
    'One vehicle by its slug',
    object({ vehicleSlug: vehicleSlug() }),
    vehicleItem,
  ),
  'api/Vehicle/SearchByVin': operation(
    'POST',
    'Vehicles of a VIN or frame number; guests have a limited number an hour',
    object({ value: code(60, 1) }),
    Type.Array(vehicleItem),
  ),
  'api/ProductCategory/GetCategories': operation(
    'GET',
    'Categories that hold parts for a vehicle; the slug names it',
    object({
      VehicleSlug: Type.Optional(vehicleSlug()),
      VehicleID: Type.Optional(issued(100)),
      kType: Type.Optional(issued(100)),
    }),
    categoryTree,
  ),
  'api/products/GetProducts': operation(
    'GET',
    'Parts for a vehicle in a category',
    object({
      ...listOptions,
      vehicleSlug: vehicleSlug(),
      categoryId: categoryId(),
      subcategoryId: Type.Optional(categoryId()),
    }),
    partListing,
  ),
  'api/products/searchall': operation(
    'POST',
    'Parts by number, in any spelling',
    object({ ...listOptions, partNo: partNumber() }),
    partListing,
  ),
  'api/Product/SearchByKeywords': operation(
    'GET',
    'Parts by numbers and words, 10 a page, the likeliest first; what comes after 200 characters is not read',
    object({ ...listOptions, keywords: typed(1_000, 1) }),
    partListing,
  ),
  'api/products/GetProductDetail': operation(
    'GET',
    'One part with its specification',
    object({ ProductNr: partNumber(), vehicleSlug: Type.Optional(vehicleSlug()) }),
    productDetail,
  ),
  'api/products/GetProductFitments': operation(
    'GET',
    'Vehicles that a part fits',
    object({ partid: typed(100, 1) }),
    productFitments,
  ),
};
