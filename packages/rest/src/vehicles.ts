import { Type } from 'typebox';

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

const categoryFields = { categoryID: Type.String(), categoryName: Type.String() };

export const categoryTree = Type.Array(
  Type.Object({ ...categoryFields, partSubCategorys: Type.Array(Type.Object(categoryFields)) }),
);
