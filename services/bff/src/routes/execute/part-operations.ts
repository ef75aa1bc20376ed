import { isDomainError } from '@southline/kernel/errors';
import { Type } from 'typebox';
import { object, partNumber, text, vehicleSlug } from '../../contract/fields.ts';
import {
  noSuchPart,
  productDetail,
  productFitments,
  toProductDetail,
  toProductFitments,
} from '../../contract/part-detail.ts';
import { partListing, toPartListing } from '../../contract/parts.ts';
import { categoryTree, toCategoryTree } from '../../contract/vehicles.ts';
import { operation } from './operation.ts';

const categoryId = () => Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9._-]*$' });

/** The slug names the vehicle; VehicleID and kType are accepted for the clients that send them. */
export const getCategories = operation({
  httpMethod: 'GET',
  urlRelative: 'api/ProductCategory/GetCategories',
  summary: 'Categories that hold parts for a vehicle',
  data: object({
    VehicleSlug: Type.Optional(vehicleSlug()),
    VehicleID: Type.Optional(text(100)),
    kType: Type.Optional(text(100)),
  }),
  answer: categoryTree,
  run: async ({ VehicleSlug = '' }, { clients }) =>
    toCategoryTree((await clients.catalogue.listCategories({ vehicleSlug: VehicleSlug })).categories),
});

export const getProducts = operation({
  httpMethod: 'GET',
  urlRelative: 'api/products/GetProducts',
  summary: 'Parts for a vehicle in a category',
  data: object({
    vehicleSlug: vehicleSlug(),
    categoryId: categoryId(),
    subcategoryId: Type.Optional(categoryId()),
  }),
  answer: partListing,
  run: async ({ subcategoryId = '', ...data }, { clients, pictures }) =>
    toPartListing(await clients.catalogue.listParts({ ...data, subcategoryId }), pictures),
});

export const searchAll = operation({
  httpMethod: 'POST',
  urlRelative: 'api/products/searchall',
  summary: 'Parts by number, in any spelling',
  data: object({ partNo: partNumber(), vehicleSlug: Type.Optional(vehicleSlug()) }),
  answer: partListing,
  run: async (data, { clients, pictures }) =>
    toPartListing(
      await clients.catalogue.searchPartNumber({ partNo: data.partNo, vehicleSlug: data.vehicleSlug ?? '' }),
      pictures,
    ),
});

/** What comes after 200 characters is not read. */
export const searchByKeywords = operation({
  httpMethod: 'GET',
  urlRelative: 'api/Product/SearchByKeywords',
  summary: 'Parts by numbers and words, 10 a page, the likeliest first',
  data: object({
    keywords: text(1_000, 1),
    pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    vehicleSlug: Type.Optional(vehicleSlug()),
  }),
  answer: partListing,
  run: async ({ keywords, pageNo = 1, vehicleSlug: slug = '' }, { clients, pictures }) =>
    toPartListing(await clients.catalogue.searchByKeywords({ keywords, page: pageNo, vehicleSlug: slug }), pictures),
});

export const getProductDetail = operation({
  httpMethod: 'GET',
  urlRelative: 'api/products/GetProductDetail',
  summary: 'One part with its specification',
  data: object({ ProductNr: partNumber(), vehicleSlug: Type.Optional(vehicleSlug()) }),
  answer: productDetail,
  run: async ({ ProductNr, vehicleSlug: slug = '' }, { clients, pictures }) => {
    const part = await clients.catalogue.getPart({ partNo: ProductNr, vehicleSlug: slug }).catch((error: unknown) => {
      throw isDomainError(error) && error.kind === 'not-found' ? noSuchPart() : error;
    });
    return toProductDetail(part, slug !== '', pictures);
  },
});

export const getProductFitments = operation({
  httpMethod: 'GET',
  urlRelative: 'api/products/GetProductFitments',
  summary: 'Vehicles that a part fits',
  data: object({ partid: text(100, 1) }),
  answer: productFitments,
  run: async ({ partid }, { clients }) =>
    toProductFitments(await clients.catalogue.listPartFitments({ partId: partid })),
});
