import type { Category, SearchVehiclesResponse, Vehicle } from '@southline/contracts/catalogue';
import { type Static, Type } from 'typebox';

export const vehicleItem = Type.Object({
  vehicleSlug: Type.String(),
  vehicleID: Type.String(),
  vehicleKType: Type.String(),
  make: Type.String(),
  model: Type.String(),
  year: Type.Integer(),
  series: Type.String(),
  variant: Type.String(),
  carline: Type.String(),
});

export const vehiclePage = Type.Object({ totalCount: Type.Integer(), items: Type.Array(vehicleItem) });

export const toVehicleItem = ({ vehicleSlug, vehicleId, kType, ...vehicle }: Vehicle): Static<typeof vehicleItem> => {
  const { make, model, year, series, variant, carline } = vehicle;
  return { vehicleSlug, vehicleID: vehicleId, vehicleKType: kType, make, model, year, series, variant, carline };
};

export const toVehiclePage = ({ vehicles, totalCount }: SearchVehiclesResponse): Static<typeof vehiclePage> => ({
  totalCount,
  items: vehicles.map(toVehicleItem),
});

const categoryFields = { categoryID: Type.String(), categoryName: Type.String() };

export const categoryTree = Type.Array(
  Type.Object({ ...categoryFields, partSubCategorys: Type.Array(Type.Object(categoryFields)) }),
);

const toFields = ({ categoryId, name }: Category) => ({ categoryID: categoryId, categoryName: name });

export const toCategoryTree = (categories: readonly Category[]): Static<typeof categoryTree> =>
  categories.map((category) => ({ ...toFields(category), partSubCategorys: category.children.map(toFields) }));
