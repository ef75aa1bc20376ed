import type { Category, SearchVehiclesResponse, Vehicle } from '@southline/contracts/catalogue';
import type { CategoryTree, Vehicle as VehicleItem, VehiclePage } from '@southline/rest/types';

/** `vin` is the number that was looked up. */
export const toVehicleItem = ({ vehicleSlug, vehicleId, kType, ...vehicle }: Vehicle, vin = ''): VehicleItem => {
  const { make, model, year, series, variant, carline } = vehicle;
  const key = { vehicleSlug, vehicleID: vehicleId, vehicleKType: kType };
  return { ...key, make, model, year, series, variant, carline, items: carline.split(', ').filter(Boolean), vin };
};

export const toVehiclePage = ({ vehicles, totalCount }: SearchVehiclesResponse): VehiclePage => ({
  totalCount,
  items: vehicles.map((vehicle) => toVehicleItem(vehicle)),
});

const toFields = ({ categoryId, name }: Category) => ({ categoryID: categoryId, categoryName: name });

export const toCategoryTree = (categories: readonly Category[]): CategoryTree =>
  categories.map((category) => ({ ...toFields(category), partSubCategorys: category.children.map(toFields) }));
