import {
  SuggestedCategory,
  SuggestResponse,
  type SuggestServiceService,
  TypedKind,
} from '@southline/contracts/catalogue';
import type { Handlers } from '@southline/platform/grpc';
import type { Suggestion, suggest } from '../../application/search/suggest.ts';
import type { CategoryNode, CategoryTree } from '../../domain/parts/category-tree.ts';
import { toRow } from './part-mappers.ts';
import { toVehicle } from './vehicle-handlers.ts';

const kinds: Readonly<Record<Suggestion['kind'], TypedKind>> = {
  Number: TypedKind.TYPED_KIND_NUMBER,
  Words: TypedKind.TYPED_KIND_WORDS,
  Vehicle: TypedKind.TYPED_KIND_VEHICLE,
  Plate: TypedKind.TYPED_KIND_PLATE,
  Vin: TypedKind.TYPED_KIND_VIN,
  Frame: TypedKind.TYPED_KIND_FRAME,
  List: TypedKind.TYPED_KIND_LIST,
  Empty: TypedKind.TYPED_KIND_EMPTY,
};

export const suggestHandlers = (
  useCase: ReturnType<typeof suggest>,
  tree: () => CategoryTree,
): Handlers<typeof SuggestServiceService> => ({
  suggest: async (request) => {
    const { kind, vehicle, category, vehicles, categories, parts } = await useCase(request);
    const { path } = tree();
    const toCategory = ({ id, name }: CategoryNode): SuggestedCategory =>
      SuggestedCategory.fromPartial({ categoryId: id, name, topCategoryId: path(id).at(-1) ?? id });
    return SuggestResponse.fromPartial({
      kind: kinds[kind],
      vehicle: vehicle && {
        make: vehicle.make,
        model: vehicle.model,
        year: vehicle.year,
        vehicleSlug: vehicle.slug,
      },
      category: category && toCategory(category),
      vehicles: vehicles.map(toVehicle),
      categories: categories.map(toCategory),
      parts: parts.map(toRow),
    });
  },
});
