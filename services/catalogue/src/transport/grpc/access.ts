import type {
  CatalogueServiceService,
  ExportServiceService,
  ProductPageServiceService,
  StockServiceService,
  VehicleServiceService,
} from '@southline/contracts/catalogue';
import { type Access, anyone, only, service } from '@southline/platform/grpc';

type AccessTable<Definition> = { readonly [Name in keyof Definition]: Access };

const orders = service('orders');
const staff = only('Dealer', 'Admin');

export const catalogueAccess: AccessTable<typeof CatalogueServiceService> = {
  listCategories: anyone,
  listParts: anyone,
  searchPartNumber: anyone,
  listPartsByCategoryName: anyone,
  getPart: anyone,
  listPartFitments: anyone,
  listSupersessions: anyone,
  quoteParts: anyone,
  getPartDrawing: anyone,
  searchByKeywords: anyone,
  listEmptySearches: staff,
};

export const vehicleAccess: AccessTable<typeof VehicleServiceService> = {
  listMakes: anyone,
  listModels: anyone,
  listYears: anyone,
  listVariants: anyone,
  searchVehicles: anyone,
  searchByRego: anyone,
  searchByVin: anyone,
  getVehicle: anyone,
};

export const pageAccess: AccessTable<typeof ProductPageServiceService> = {
  getProductPage: anyone,
  listProductPages: anyone,
  getRangePaper: anyone,
  listDownloads: anyone,
  getPublication: anyone,
};

/** Whoever keeps an index of its own, and whoever tells search engines what there is. */
const readers = service('content', 'bff');
export const exportAccess: AccessTable<typeof ExportServiceService> = {
  listPublishedParts: readers,
  listPartStretches: readers,
};

export const stockAccess: AccessTable<typeof StockServiceService> = { holdStock: orders, releaseStock: orders };
