import type { Operation } from './operation.ts';
import {
  getCategories,
  getProductDetail,
  getProductFitments,
  getProducts,
  searchAll,
  searchByKeywords,
} from './part-operations.ts';
import {
  getMakes,
  getModels,
  getVariants,
  getYears,
  searchByRego,
  searchByVin,
  searchVehicles,
} from './vehicle-operations.ts';

/** Everything that `parts/execute` can do. */
export const operations: readonly Operation[] = [
  getMakes,
  getModels,
  getYears,
  getVariants,
  searchVehicles,
  searchByRego,
  searchByVin,
  getCategories,
  getProducts,
  searchAll,
  searchByKeywords,
  getProductDetail,
  getProductFitments,
];

// The specification writes one call as api/Product/… and its neighbours as api/products/…; addresses match like paths.
const keyOf = (httpMethod: string, urlRelative: string) => `${httpMethod} ${urlRelative}`.toLowerCase();

const table: ReadonlyMap<string, Operation> = new Map(
  operations.map((operation) => [keyOf(operation.httpMethod, operation.urlRelative), operation]),
);

/** Undefined for a pair that is not listed. */
export const findOperation = (httpMethod: string, urlRelative: string): Operation | undefined =>
  table.get(keyOf(httpMethod, urlRelative));
