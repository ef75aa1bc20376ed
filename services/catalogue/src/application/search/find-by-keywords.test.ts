import { demoSet } from '@southline/demo/demo-set';
import { beforeAll, describe, expect, it } from 'vitest';
import { nothing, queries } from '../../../test/support/queries.ts';
import { searchWorld } from '../../../test/support/search-world.ts';
import { findByKeywords } from './find-by-keywords.ts';

let world: Awaited<ReturnType<typeof searchWorld>>;
beforeAll(async () => {
  world = await searchWorld(demoSet({ parts: 20_000, seed: 1, vehicles: 3_000 }));
}, 60_000);

const find = (typed: string, from = 0, count = 10) => findByKeywords(world.searched, typed, { from, count });
const partAt = (id: string | undefined) => world.byId.get(id ?? '');

describe.each(Object.entries(queries))('%s:', (_kind, table) => {
  it.each(table.map(([typed, expected]) => [typed.slice(0, 60), typed, expected] as const))(
    '“%s” leads where it should',
    (_shown, typed, expected) => {
      const { partNos, totalCount } = find(typed);
      if (expected === nothing) return expect([partNos, totalCount]).toEqual([[], 0]);
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

describe('a total', () => {
  it.each(['oil filter', 'FO1001', 'globe', 'hilux', 'LBH7', 'cr2032', '9005', '92313950'])(
    'of “%s” is the number of rows that its pages hold, each once',
    (typed) => {
      const { totalCount } = find(typed);
      const all: string[] = [];
      for (let from = 0; from < totalCount; from += 10) all.push(...find(typed, from).partNos);
      expect(all.length).toBe(totalCount);
      expect(new Set(all).size).toBe(totalCount);
      expect(find(typed, Math.ceil(totalCount / 10) * 10).partNos).toEqual([]);
    },
  );
});

it('parts that cannot be bought any more come behind those that can, among equals', () => {
  const { from } = world.searched.supersessions;
  const replaced = (id: string) => from(id).some(({ kind }) => kind !== 'INTERCHANGE' && kind !== 'WHILE_STOCK');
  const found = find('mower battery', 0, 1_000).partNos.map(replaced);
  expect(found).toContain(true);
  expect(found.indexOf(true)).toBeGreaterThan(found.lastIndexOf(false));
});

it('the order of words does not matter', () => {
  const one = find('ceramic brake pads front hilux', 0, 100);
  expect(one.totalCount).toBeGreaterThan(0);
  expect(find('hilux front pads ceramic brake', 0, 100)).toEqual(one);
});
