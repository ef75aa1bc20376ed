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
  items: Type.Array(Type.String(), { description: 'What the carline holds, one by one: body, engine, drive.' }),
  vin: Type.String({ description: 'The number that was looked up, in answers about one; else empty.' }),
});

export const vehiclePage = Type.Object({ totalCount: Type.Integer(), items: Type.Array(vehicleItem) });

const categoryFields = { categoryID: Type.String(), categoryName: Type.String() };

export const categoryTree = Type.Array(
  Type.Object({ ...categoryFields, partSubCategorys: Type.Array(Type.Object(categoryFields)) }),
);
