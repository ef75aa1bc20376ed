import {
  SuggestedCategory,
  SuggestResponse,
  type SuggestServiceService,
  TypedKind,
} from '@southline/contracts/catalogue';
import { pascalWords } from '@southline/contracts/enum-words';
import type { Handlers } from '@southline/platform/grpc';
import type { suggest } from '../../application/search/suggest.ts';
import type { CategoryNode, CategoryTree } from '../../domain/parts/category-tree.ts';
import { toRow } from './part-mappers.ts';
import { toVehicle } from './vehicle-handlers.ts';

const { wires: kinds } = pascalWords(TypedKind);

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
