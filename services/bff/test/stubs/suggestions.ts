import { SuggestResponse, type SuggestServiceService, TypedKind } from '@southline/contracts/catalogue';
import { kindOfTyped } from '@southline/kernel/typed-kind';
import type { Handlers } from '@southline/platform/grpc';
import { battery, vehicle } from './catalogue.ts';

/** One part of one category, for one vehicle. */
export const suggestions: Handlers<typeof SuggestServiceService> = {
  suggest: async ({ query, vehicleSlug }) => {
    if (kindOfTyped(query) === 'Plate') return SuggestResponse.fromPartial({ kind: TypedKind.TYPED_KIND_PLATE });
    const category = { categoryId: 'c-b', name: 'Batteries', topCategoryId: 'c' };
    return SuggestResponse.fromPartial({
      kind: TypedKind.TYPED_KIND_WORDS,
      category,
      vehicles: [vehicle],
      categories: [category],
      parts: [battery],
      vehicle: { make: 'TOYOTA', model: 'HILUX', year: 2018, vehicleSlug },
    });
  },
};
