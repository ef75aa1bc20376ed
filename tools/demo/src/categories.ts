import { range } from './plan.ts';
import type { CategoryRow } from './rows.ts';

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A part's category: the slug of its family and that of its subcategory. */
export const categoryOf = (family: string, item: string): string => `${family}--${slug(item)}`;

export function* categoryRows(): Generator<CategoryRow> {
  for (const [position, { name, plan }] of range.entries()) {
    yield { category_id: plan.family, name, parent_id: '', position: position + 1, family: plan.family };
    for (const [index, item] of plan.subcategories.entries()) {
      yield {
        category_id: categoryOf(plan.family, item),
        name: item,
        parent_id: plan.family,
        position: index + 1,
        family: plan.family,
      };
    }
  }
}
