import { expect, it } from 'vitest';
import { createCategoryTree, prune } from './category-tree.ts';

const row = (id: string, name: string, parentId = '', position = 0) => ({ id, name, parentId, position, family: '' });
const tree = createCategoryTree([
  row('b', 'Brakes', '', 2),
  row('b2', 'Pads', 'b', 2),
  row('b1', 'Discs', 'b', 1),
  row('f', 'Fluids & Oils', '', 1),
  row('x', 'Left over', 'gone', 9),
]);

it('is in menu order; a category without its parent is at the top', () => {
  expect(tree.roots.map(({ name }) => name)).toEqual(['Fluids & Oils', 'Brakes', 'Left over']);
  expect(tree.withDescendants('b')).toEqual(['b', 'b1', 'b2']);
  expect(tree.rank('b1')).toBeLessThan(tree.rank('b2'));
  expect(tree.withDescendants('nothing')).toEqual([]);
});

it('leads from a category up to its root', () => {
  expect(tree.path('b2')).toEqual(['b2', 'b']);
  expect(tree.path('nothing')).toEqual([]);
});

it.each(['Fluids & Oils', 'fluids-and-oils', ' FLUIDS  OILS ', 'fluids_&_oils'])('is found by the name %s', (name) => {
  expect(tree.named(name)).toEqual(['f']);
});

it('keeps only branches with parts', () => {
  expect(prune(tree.roots, new Set(['b2']))).toMatchObject([{ id: 'b', children: [{ id: 'b2', children: [] }] }]);
  expect(prune(tree.roots, new Set())).toEqual([]);
});
