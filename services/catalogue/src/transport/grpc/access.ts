import type {
  CatalogueServiceService,
  StockServiceService,
  VehicleServiceService,
} from '@southline/contracts/catalogue';
import { type Access, anyone, service } from '@southline/platform/grpc';

type AccessTable<Definition> = { readonly [Name in keyof Definition]: Access };

const orders = service('orders');

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
};

export const vehicleAccess: AccessTable<typeof VehicleServiceService> = {
  listMakes: anyone,
  listModels: anyone,
  listYears: anyone,
  listVariants: anyone,
  searchVehicles: anyone,
};

export const stockAccess: AccessTable<typeof StockServiceService> = { holdStock: orders, releaseStock: orders };
