import { StockLevel } from '@southline/contracts/common';
import { catalogueStaffActed } from '@southline/contracts/events';
import { eventually } from '@southline/testkit';
import { eventsOf } from '@southline/testkit/written-events';
import { afterAll, describe, expect, it } from 'vitest';
import { runningCatalogue } from './support/running-catalogue.ts';
import { importWorld, smallWorld } from './support/small-world.ts';

const world = () => {
  const { parts, stock, ...rest } = smallWorld();
  const [first] = parts;
  return {
    ...rest,
    parts: [
      ...parts,
      ...Array.from({ length: 23 }, (_, index) => ({
        ...first,
        part_no: `LB-${100 + index}`,
        category_id: 'BULBS',
        gm_part_no: '',
        cross_refs: [],
        description: `Bulb H${index} 12V`,
      })),
    ],
    stock: [...stock, { part_no: 'SL-F099', available: 9 }],
  };
};

const running = await runningCatalogue();
await importWorld(running.mongo, world());
await eventually(async () => expect((await running.vehicles.listMakes({})).makes).toEqual(['FORD', 'TOYOTA']));
afterAll(() => running.stop());

const search = (keywords: string, page = 1) => running.catalogue.searchByKeywords({ keywords, page, vehicleSlug: '' });
const found = async (keywords: string, page = 1) =>
  (await search(keywords, page)).groups.flatMap(({ rows }) => rows.map(({ part }) => part?.partNo));

describe('keywords', () => {
  it('find numbers before words, and words by typing mistakes, other names and vehicles', async () => {
    expect((await found('sl f100'))[0]).toBe('SL-F100');
    expect((await found('92 142 009'))[0]).toBe('SL-F100');
    expect(await found('servise kit')).toEqual(['SL-K300']);
    expect((await found('h7 globe'))[0]).toBe('LB-107');
    expect((await found('hilux oil filters')).sort()).toEqual(['SL-F100', 'SL-F100X']);
    expect(await found('ford oil filter')).toEqual([]);
    expect((await found('海拉克斯机油滤清器')).sort()).toEqual(['SL-F100', 'SL-F100X']);
  });

  it('find what a sentence describes, for the vehicle first', async () => {
    const all = await found('the thing that cleans the oil in my 2018 hilux');
    expect(all.slice(0, 2).sort()).toEqual(['SL-F100', 'SL-F100X']);
    expect(all).toContain('SL-F099');
  });

  it('come in pages of ten with the exact total', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search('bulb', page)));
    expect(pages.map(({ groups }) => groups.flatMap(({ rows }) => rows).length)).toEqual([10, 10, 3, 0]);
    for (const { totalCount, maxPage } of pages) expect([totalCount, maxPage]).toEqual([23, 3]);
    expect(await search('xyzzy')).toMatchObject({ groups: [], totalCount: 0, maxPage: 1, facets: [] });
  });

  it('switch to an imported generation, and back', async () => {
    const brought = world();
    for (const part of brought.parts) if (part.part_no === 'SL-K300') part.description = 'Carburettor rebuild box';
    await importWorld(running.mongo, { parts: brought.parts });
    await eventually(async () => expect(await found('carby rebuild')).toEqual(['SL-K300']));
    expect(await found('servise kit')).toEqual([]);
    await importWorld(running.mongo, { parts: world().parts });
    await eventually(async () => expect(await found('servise kit')).toEqual(['SL-K300']));
  });
});

describe('a part that was replaced', () => {
  it('is marked in its row and shows no stock, whatever its units', async () => {
    const { groups } = await search('SL-F099');
    expect(groups[0]?.rows[0]).toMatchObject({
      part: { partNo: 'SL-F099' },
      orderable: false,
      supersededBy: 'SL-F100',
      hasSupersessions: true,
      stockLevel: StockLevel.STOCK_LEVEL_NONE,
    });
    const { part } = await running.catalogue.getPart({ partNo: 'SL-F100', vehicleSlug: '' });
    expect(part).toMatchObject({ orderable: true, supersededBy: '', stockLevel: StockLevel.STOCK_LEVEL_IN_STOCK });
  });

  it('is quoted as listed', async () => {
    const numbers = ['SL-F099', 'SL-A200', 'SL-F100', 'SL-O500'];
    const { quotes } = await running.catalogue.quoteParts({ partNos: numbers, vehicleSlug: '' });
    for (const { part: quoted, orderable, supersededBy } of quotes) {
      const partNo = quoted?.partNo ?? '';
      const { part } = await running.catalogue.getPart({ partNo, vehicleSlug: '' });
      expect([partNo, part?.orderable, part?.supersededBy]).toEqual([partNo, orderable, supersededBy]);
    }
  });
});

describe('a vehicle in words', () => {
  const asked = async (keywords: string, vehicleSlug = '') => {
    const { understood } = await running.catalogue.searchByKeywords({ keywords, page: 1, vehicleSlug });
    return understood?.choices ?? [];
  };

  it('with several engines asks which one, until one of them is chosen', async () => {
    const choices = await asked('filter 2018 hilux');
    expect(choices.map(({ text }) => text)).toEqual([
      'SR5, 2.8 L 4 cyl Diesel, 150 kW, 1GD-FTV',
      'Workmate, 2.4 L 4 cyl Diesel, 110 kW, 1GD-FTV',
    ]);
    expect(await asked('filter 2018 hilux', choices[0]?.vehicleSlug)).toEqual([]);
  });

  it('asks nothing about one engine or several years', async () => {
    expect(await asked('filter 2019 hilux')).toEqual([]);
    expect(await asked('filter hilux')).toEqual([]);
  });
});

describe('searches without result', () => {
  it('are counted for staff, ignoring spelling; personal data are not stored', async () => {
    for (const text of [
      'Turbo  filter',
      'turbo filter!',
      'TURBO FILTER',
      'ABC 123',
      '6T153SK203X123456',
      'John Smith',
    ]) {
      await search(text);
    }
    await running.catalogue.searchPartNumber({ partNo: 'QX-MISSING', vehicleSlug: '' });
    const { searches } = await eventually(async () => {
      const listed = await running.staff.listEmptySearches({ pageSize: 500 });
      expect(listed.searches.map(({ query }) => query)).toContain('qx missing');
      return listed;
    });
    expect(searches.find(({ query }) => query === 'turbo filter')).toMatchObject({
      count: 3,
      unknown: [{ word: 'turbo', nearest: [] }],
    });
    expect(JSON.stringify(searches)).not.toMatch(/abc|6t153|smith/i);
    const counts = searches.map(({ count }) => count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  it('and those without a click are counted apart; what may be personal is not, nor a search without results', async () => {
    for (const keywords of ['oil filter', 'oil filter 0412 345 678', 'turbo fan'])
      await running.catalogue.countUnopenedSearch({ keywords });
    const { searches } = await eventually(async () => {
      const listed = await running.staff.listEmptySearches({ pageSize: 500 });
      expect(listed.searches.map(({ query }) => query)).toContain('oil filter');
      return listed;
    });
    expect(searches.find(({ query }) => query === 'oil filter')).toMatchObject({ count: 1, unopened: 1 });
    expect(searches.filter(({ unopened }) => unopened > 0)).toHaveLength(1);
  });

  it('are for administrators only', async () => {
    await expect(running.dealer.listEmptySearches({ pageSize: 1 })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(running.catalogue.listEmptySearches({ pageSize: 1 })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });
});

describe('look-ups', () => {
  const byRego = (plate: string, state = 'VIC') => running.vehicles.searchByRego({ plate, state });
  const byVin = async (vin: string) =>
    (await running.vehicles.searchByVin({ vin })).vehicles.map(({ vehicleId }) => vehicleId).sort();

  it('of a frame number answer the vehicles of its chassis', async () => {
    expect(await byVin('GUN126-3901234')).toEqual(['H2018', 'H2018M', 'H2019', 'H2021', 'W2018']);
    expect((await running.vehicles.searchByVin({ vin: 'GUN126-3901234' })).totalCount).toBe(5);
    expect(await byVin('PX1-3901234')).toEqual([]);
  });

  it('of a VIN return the maker’s vehicles with its code and possible year', async () => {
    const { vehicles, facts } = await running.vehicles.searchByVin({ vin: 'MNA PX LF00 J W123456' });
    expect(facts).toMatchObject({ kind: 'VIN', makes: ['FORD'], modelYears: [2018, 1988], checkDigit: 'NOT_USED' });
    expect(vehicles.map(({ vehicleId }) => vehicleId)).toEqual(['C2018']);
    await expect(running.vehicles.searchByVin({ vin: '12345' })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('of a registration answer as the register does', async () => {
    expect(await byRego('NONE 1')).toEqual({ vehicles: [] });
    expect(await byRego('nsw-123', 'VIC')).toEqual({ vehicles: [] });
    await expect(byRego('DOWN1')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(byRego('DENY1')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(byRego('SLOW1')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(byRego('AB12CD', 'Mars')).rejects.toMatchObject({ kind: 'invalid' });
    await expect(byRego('...')).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe("the shop's own everyday language", () => {
  const row = { language: 'en', kind: 'name', words: 'wotsit', means: 'oil filter' };

  it('is used within seconds after a row is added, and no more after it is removed', async () => {
    expect(await found('wotsit')).toEqual([]);
    await running.staff.setEverydayRow({ row, remove: false });
    await eventually(async () => expect(await found('wotsit')).toContain('SL-F100'));
    expect((await running.staff.listEmptySearches({ pageSize: 1 })).rows).toEqual([row]);
    await running.staff.setEverydayRow({ row, remove: true });
    await eventually(async () => expect(await found('wotsit')).toEqual([]));
    await running.staff.setEverydayRow({ row, remove: true });
    expect(await eventsOf(running.mongo, catalogueStaffActed)).toMatchObject([
      { action: 'everyday-row-added', record: 'wotsit', after: { means: row.means } },
      { action: 'everyday-row-removed', record: 'wotsit', before: { means: row.means } },
    ]);
  });

  it('is replaced by an import, which refuses rows that it cannot use', async () => {
    const rows = [
      { ...row, words: 'thingummy', source: 'counter staff' },
      { ...row, kind: 'riddle', source: 'counter staff' },
    ];
    const { rejected } = await importWorld(running.mongo, { everyday: rows }, { force: true });
    expect(rejected).toMatchObject([{ kind: 'everyday', problems: [{ field: 'kind' }] }]);
    await eventually(async () => expect(await found('thingummy')).toContain('SL-F100'));
  });

  it('refuses a wish without an order', async () => {
    const wish = { language: 'en', kind: 'wish', words: 'shiny', means: 'nicely' };
    await expect(running.staff.setEverydayRow({ row: wish, remove: false })).rejects.toMatchObject({
      code: 'InvalidRequest',
    });
  });
});
