import { demoSet } from '@southline/demo/demo-set';
import { beforeAll, describe, expect, it } from 'vitest';
import { nothing, queries } from '../../../test/support/queries.ts';
import { searchWorld } from '../../../test/support/search-world.ts';
import { findByKeywords } from './find-by-keywords.ts';

let world: Awaited<ReturnType<typeof searchWorld>>;
beforeAll(async () => {
  world = await searchWorld(demoSet({ parts: 20_000, seed: 1, vehicles: 3_000 }));
}, 60_000);

const find = (typed: string) => Array.from(findByKeywords(world.searched, typed).ordinals, world.searched.parts.at);
const partAt = (id: string | undefined) => world.byId.get(id ?? '');

describe.each(Object.entries(queries))('%s:', (_kind, table) => {
  it.each(table.map(([typed, expected]) => [typed.slice(0, 60), typed, expected] as const))(
    '“%s” leads where it should',
    (_shown, typed, expected) => {
      const partNos = find(typed);
      if (expected === nothing) return expect(partNos).toEqual([]);
      const first = partAt(partNos[0]);
      if (typeof expected === 'string') expect(first?.partNo).toBe(expected);
      else expect(first?.description).toMatch(expected);
    },
  );
});

it('the table holds at least 150 queries, none twice', () => {
  const typed = Object.values(queries).flatMap((table) => table.map(([query]) => query));
  expect(typed.length).toBeGreaterThanOrEqual(150);
  expect(new Set(typed).size).toBe(typed.length);
});

it.each(['oil filter', 'FO1001', 'globe', 'hilux', 'LBH7', 'cr2032', '9005', '92313950'])(
  '“%s” finds each of its parts once',
  (typed) => {
    const found = find(typed);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found).size).toBe(found.length);
  },
);

it('parts that cannot be bought any more come behind those that can, among equals', () => {
  const { from } = world.searched.supersessions;
  const replaced = (id: string) => from(id).some(({ kind }) => kind !== 'INTERCHANGE' && kind !== 'WHILE_STOCK');
  const found = find('mower battery').map(replaced);
  expect(found).toContain(true);
  expect(found.indexOf(true)).toBeGreaterThan(found.lastIndexOf(false));
});

it('the order of words does not matter', () => {
  const one = find('ceramic brake pads front hilux');
  expect(one.length).toBeGreaterThan(0);
  expect(find('hilux front pads ceramic brake')).toEqual(one);
});
