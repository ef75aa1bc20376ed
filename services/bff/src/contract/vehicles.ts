import type { Category, SearchVehiclesResponse, Vehicle } from '@southline/contracts/catalogue';
import type { CategoryTree, Vehicle as VehicleItem, VehiclePage } from '@southline/rest/types';

export const toVehicleItem = ({ vehicleSlug, vehicleId, kType, ...vehicle }: Vehicle): VehicleItem => {
  const { make, model, year, series, variant, carline } = vehicle;
  return { vehicleSlug, vehicleID: vehicleId, vehicleKType: kType, make, model, year, series, variant, carline };
};

export const toVehiclePage = ({ vehicles, totalCount }: SearchVehiclesResponse): VehiclePage => ({
  totalCount,
  items: vehicles.map(toVehicleItem),
});

const toFields = ({ categoryId, name }: Category) => ({ categoryID: categoryId, categoryName: name });

export const toCategoryTree = (categories: readonly Category[]): CategoryTree =>
  categories.map((category) => ({ ...toFields(category), partSubCategorys: category.children.map(toFields) }));
