import { type Cells, type Parsed, readCells } from '@southline/imports/cells';
import type { CategoryRow } from '../../../domain/parts/category-tree.ts';

export const categoryColumns = ['category_id', 'name', 'parent_id'];

export const categoryRow = (cells: Cells): Parsed<CategoryRow> => {
  const row = readCells(cells);
  const id = row.text('category_id', { required: true, max: 60 });
  const name = row.text('name', { required: true, max: 120 });
  const parentId = row.text('parent_id', { max: 60 });
  if (parentId !== '' && parentId === id) row.add('parent_id', 'is the category itself');
  const position = row.integer('position', { min: 0, max: 1_000_000, fallback: 0 });
  const family = row.text('family', { max: 60 });
  return row.done(() => ({ id, name, parentId, position, family }));
};
