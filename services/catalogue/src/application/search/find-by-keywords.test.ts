import { describe, expect, it } from 'vitest';
import { demoWorld, worldMs } from '../../../test/support/search-world.ts';
import { nothing, type Query, queries, vague } from '../../../test/support/searches.ts';
import { findByKeywords } from './find-by-keywords.ts';
import { understand } from './understand.ts';

const world = await demoWorld();

const find = (typed: string) => Array.from(findByKeywords(world.searched, typed).ordinals, world.searched.parts.at);
const partAt = (id: string | undefined) => world.byId.get(id ?? '');

const hitsOf = async (typed: string) => {
  const { ordinals } = await understand(world.searched, typed, world.vehicleReader);
  return Array.from(ordinals, world.searched.parts.at);
};

const isRight = (id: string | undefined, [, expected, vehicle]: Query): boolean => {
  const part = partAt(id);
  if (!part || (vehicle && !world.fits(part.id, vehicle))) return false;
  return typeof expected === 'string' ? part.partNo === expected : expected.test(part.description);
};

const leads = async (query: Query): Promise<boolean> => {
  const found = await hitsOf(query[0]);
  return query[1] === nothing ? found.length === 0 : isRight(found[0], query);
};

/** Queries that the search does not find yet. Remove a query from this list when it is fixed. */
const missed: readonly string[] = [];

describe.each(Object.entries(queries))('%s:', (_kind, table) => {
  const found = table.filter(([typed]) => !missed.includes(typed));
  it.each(found.map((query) => [query[0].slice(0, 60), query] as const))(
    '“%s” leads where it should',
    async (_shown, query) => expect(await leads(query)).toBe(true),
  );
});

it.each(['brake & parts cleaner', 'Brake & Parts Cleaner', 'brake &amp parts cleaner'])(
  '“%s” has the cleaner with an ampersand in its name first',
  async (typed) => {
    const [first] = await hitsOf(typed);
    expect(partAt(first)?.description).toMatch(/^Brake & Parts Cleaner/);
  },
);

it.each([
  ['(h7', 'h7'],
  ['h7*', 'h7'],
  ['-filter', 'filter'],
  ['^filter$', 'filter'],
  ['filter~', 'filter'],
  ['filter:*', 'filter'],
  ['"oil filter', 'oil filter'],
  ['oil | !filter', 'oil filter'],
  ['<b>filter</b>', 'b filter b'],
  ['oil & filter', 'oil filter'],
  ["'", ''],
  ['"', ''],
  ['\\\\', ''],
  [':*', ''],
  ['~', ''],
  ['%_%', ''],
  ['&'.repeat(100), ''],
  ['😀', ''],
])('the signs of %j are no operators: it finds what %j finds', async (typed, words) => {
  expect(await hitsOf(typed)).toEqual(await hitsOf(words));
});

it('the queries listed as missed are missed', async () => {
  const all = Object.values(queries)
    .flat()
    .filter(([typed]) => missed.includes(typed));
  expect(await Promise.all(all.map(leads))).toEqual(missed.map(() => false));
});

it('sentences that do not name the part have it among the first three, 17 of 20 and more', async () => {
  const found = await Promise.all(
    vague.map(async (query) => (await hitsOf(query[0])).slice(0, 3).some((id) => isRight(id, query))),
  );
  expect(found.filter(Boolean).length / vague.length).toBeGreaterThanOrEqual(17 / 20);
});

it('the table holds at least 500 searches, none twice', () => {
  const typed = [...Object.values(queries).flat(), ...vague].map(([query]) => query);
  expect(typed.length).toBeGreaterThanOrEqual(500);
  expect(new Set(typed).size).toBe(typed.length);
});

describe('a sentence', () => {
  it('about a vehicle has what fits it first, and parts that fit none where they are meant', async () => {
    const [first] = await hitsOf('coolant for 2015 commodore');
    expect(partAt(first)?.description).toMatch(/^coolant/i);
    const found = await hitsOf('brake pads for a 2018 hilux');
    const hilux = { make: 'TOYOTA', model: 'HiLux', year: 2018 };
    expect(found.findLastIndex((id) => world.fits(id, hilux))).toBeLessThan(
      found.findIndex((id) => !world.fits(id, hilux)) === -1
        ? found.length
        : found.findIndex((id) => !world.fits(id, hilux)),
    );
  });

  it('with one extra word finds parts with the others, never for another vehicle', async () => {
    const found = await hitsOf('ceramic pads front hilux wagon gloves');
    expect(found.length).toBeGreaterThan(0);
    expect(partAt(found[0])?.description).toMatch(/hilux/i);
  });

  it('of which nothing is known finds nothing', async () => {
    expect(await hitsOf('zzqx wwvk the my qqpl thing jjkz')).toEqual([]);
  });
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

it('every twentieth part comes first by its number as printed, run together and in small letters, and by its GM number', {
  timeout: worldMs,
}, async () => {
  const some = [...world.byId.values()].filter((_, at) => at % 20 === 0);
  const missed: string[] = [];
  const check = async (text: string, isRight: (part: ReturnType<typeof partAt>) => boolean) => {
    for (const [id] of [await hitsOf(text), find(text)]) if (!isRight(partAt(id))) missed.push(text);
  };
  for (const { id, partNo, gmPartNo } of some) {
    for (const text of [partNo, id, partNo.toLowerCase(), id.toLowerCase()])
      await check(text, (part) => part?.id === id);
    for (const text of [gmPartNo, `GM no. ${gmPartNo}`, `gm${gmPartNo}`].filter(() => gmPartNo !== ''))
      await check(text, (part) => part?.gmPartNo === gmPartNo);
  }
  expect(missed).toEqual([]);
});
