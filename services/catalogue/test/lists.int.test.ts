import type { PartGroup, PartListOptions } from '@southline/contracts/catalogue';
import { Fit, StockLevel } from '@southline/contracts/common';
import { eventually } from '@southline/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { runningCatalogue } from './support/running-catalogue.ts';
import { importWorld, smallWorld } from './support/small-world.ts';

const count = 230;
const places = Array.from({ length: count }, (_, index) => index);
const numberOf = (index: number) => `BP-${1000 + index}`;

/** The numbers in their natural order. */
const revised = ['PL9-1', 'PL27-1', 'PL27-1-A', 'PL27-1-B', 'PL27-2', 'PL27-10'];

/** 230 brake pads in one category, of which seven fit the HiLux of 2018; the other data are the small world's. */
const world = () => {
  const small = smallWorld();
  const [first] = small.parts;
  return {
    ...small,
    categories: [
      ...small.categories,
      { category_id: 'PLUGS', name: 'Plugs', parent_id: '', position: 4, family: 'plugs' },
    ],
    parts: [
      ...small.parts,
      ...revised.map((part_no) => ({ ...first, part_no, category_id: 'PLUGS', gm_part_no: '', cross_refs: [] })),
      ...places.map((index) => ({
        ...first,
        part_no: numberOf(index),
        category_id: 'BULBS',
        gm_part_no: '',
        cross_refs: [],
        description: `Brake pads ${index % 2 === 0 ? 'front' : 'rear'}`,
        grade: index % 3 === 0 ? 'PREMIUM' : 'STANDARD',
        price_cents: 1_000 + ((index * 37) % count) * 100,
        specifications: [
          { name: 'Axle', value: index % 2 === 0 ? 'front' : 'rear', isLink: false },
          { name: 'Thickness', value: `${1 + (index % 15)} mm`, isLink: false },
        ],
      })),
    ],
    fitments: [
      ...small.fitments,
      ...[3, 50, 51, 100, 150, 200, 229].map((index) => ({
        part_no: numberOf(index),
        vehicle_id: 'H2018',
        qty_per_vehicle: 1,
        position: '',
        note: '',
      })),
      ...places.map((index) => ({
        part_no: numberOf(index),
        vehicle_id: 'C2018',
        qty_per_vehicle: 1,
        position: '',
        note: '',
      })),
    ],
    stock: [
      ...small.stock,
      ...places.map((index) => ({ part_no: numberOf(index), available: index % 4 === 0 ? 0 : index })),
    ],
  };
};

const hilux = 'toyota-hilux-gun126r-2018-sr5-h2018';

const running = await runningCatalogue();
await importWorld(running.mongo, world());
await eventually(async () => expect((await running.vehicles.listMakes({})).makes).toEqual(['FORD', 'TOYOTA']));
afterAll(() => running.stop());

const options = (rest: Partial<PartListOptions> = {}): PartListOptions => ({
  page: 1,
  pageSize: 50,
  sort: '',
  filters: undefined,
  ...rest,
});
const filters = (rest: object) => ({ grades: [], inStock: false, attributes: [], ...rest });
type Listing = Awaited<ReturnType<typeof search>>;
const search = (rest: Partial<PartListOptions> = {}, vehicleSlug = '', keywords = 'brake pads') =>
  running.catalogue.searchByKeywords({ keywords, page: 1, vehicleSlug, options: options(rest) });
const category = (rest: Partial<PartListOptions> = {}, vehicleSlug = '') =>
  running.catalogue.listParts({ vehicleSlug, categoryId: 'BULBS', subcategoryId: '', options: options(rest) });
const rows = ({ groups }: Pick<Listing, 'groups'>) => groups.flatMap((group) => group.rows);
const cents = (listing: Pick<Listing, 'groups'>) => rows(listing).map(({ price }) => price?.cents ?? 0);

describe('pages', () => {
  it('rows have their filter values; rows of a list without options do not', async () => {
    const [row] = rows(await category({ sort: 'number' }));
    expect(row?.attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(['Axle', 'Thickness']));
    const whole = await running.catalogue.listParts({ vehicleSlug: '', categoryId: 'BULBS', subcategoryId: '' });
    expect(rows(whole).some(({ attributes }) => attributes.length > 0)).toBe(false);
  });

  it('reach every part of a category, each once, and end in an empty one', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => category({ page })));
    for (const { totalCount, maxPage } of pages) expect([totalCount, maxPage]).toEqual([count, 5]);
    const all = pages.flatMap(rows).map(({ part }) => part?.partNo);
    expect(all.toSorted()).toEqual(places.map(numberOf).toSorted());
    expect(rows(pages[5] ?? { groups: [] })).toEqual([]);
  });

  it('have pages only on request: a whole list is unchanged', async () => {
    const whole = await running.catalogue.listParts({ vehicleSlug: '', categoryId: 'BULBS', subcategoryId: '' });
    expect([rows(whole).length, whole.totalCount, whole.maxPage, whole.facets]).toEqual([200, count, 1, []]);
  });
});

describe('with a vehicle', () => {
  const fitting = [3, 50, 51, 100, 150, 200, 229].map(numberOf);

  it('words answer what fits first, and how many that are', async () => {
    const { fitCount, totalCount, ...listing } = await search({}, hilux);
    expect([fitCount, totalCount]).toEqual([7, count]);
    expect(
      rows(listing)
        .slice(0, 7)
        .map(({ part, fitting: { fit } = {} }) => [part?.partNo, fit]),
    ).toEqual(fitting.map((partNo) => [partNo, Fit.FIT_FITS]));
    expect(
      rows(listing)
        .slice(7)
        .every(({ fitting }) => fitting?.fit === Fit.FIT_DOES_NOT_FIT),
    ).toBe(true);
    expect((await search()).fitCount).toBeUndefined();
  });

  it('a category by name and every sort do the same', async () => {
    const named = await running.catalogue.listPartsByCategoryName({
      category: 'light bulbs',
      furtherCategories: [],
      vehicleSlug: hilux,
    });
    expect(
      rows(named)
        .slice(0, 7)
        .map(({ part }) => part?.partNo),
    ).toEqual(fitting);
    expect([named.fitCount, named.totalCount, rows(named).length]).toEqual([7, count, 200]);
    const sorted = await search({ sort: '-price' }, hilux);
    expect(
      rows(sorted)
        .slice(0, 7)
        .map(({ part }) => part?.partNo)
        .toSorted(),
    ).toEqual(fitting.toSorted());
    expect(cents(sorted).slice(0, 7)).toEqual(
      cents(sorted)
        .slice(0, 7)
        .toSorted((a, b) => b - a),
    );
  });

  it('a part found by its number stays first', async () => {
    const { groups } = await search({}, hilux, 'BP-1001');
    expect(rows({ groups })[0]?.part?.partNo).toBe('BP-1001');
  });

  it('parts of two categories are one list, counted and paged as one', async () => {
    const list = (category: string, furtherCategories: string[] = [], page = 1) =>
      running.catalogue.listPartsByCategoryName({
        category,
        furtherCategories,
        vehicleSlug: '',
        options: options({ page }),
      });
    const [one, other] = [await list('light bulbs'), await list('fluids oils')];
    const further = ['fluids oils', 'Light Bulbs', 'nothing of this name'];
    const { totalCount, maxPage } = await list('light bulbs', further);
    expect(totalCount).toBe(one.totalCount + other.totalCount);
    const numbers = (found: typeof one) => rows(found).map(({ part }) => part?.partNo);
    expect(numbers(await list('light bulbs', further, maxPage))).toEqual(expect.arrayContaining(numbers(other)));
    expect((await list('nothing of this name', ['fluids oils'])).totalCount).toBe(other.totalCount);
  });

  it('parts without vehicles never count as fitting', async () => {
    const { fitCount, groups } = await running.catalogue.listPartsByCategoryName({
      category: 'fluids oils',
      furtherCategories: [],
      vehicleSlug: hilux,
      options: options(),
    });
    expect([fitCount, rows({ groups }).map(({ fitting }) => fitting?.fit)]).toEqual([
      0,
      [Fit.FIT_UNKNOWN, Fit.FIT_UNKNOWN],
    ]);
  });
});

describe('sorts', () => {
  it('by price, number and attribute answer one group in that order', async () => {
    const [cheap, dear, thick] = await Promise.all([
      category({ sort: 'price' }),
      category({ sort: '-price' }),
      category({ sort: 'Thickness' }),
    ]);
    expect([cheap, dear, thick].map(({ groups }) => groups.length)).toEqual([1, 1, 1]);
    expect(cents(cheap)).toEqual(places.slice(0, 50).map((index) => 1_000 + index * 100));
    expect(cents(dear)[0]).toBe(1_000 + (count - 1) * 100);
    const first = rows(thick).map(({ part }) => (Number(part?.partNo.slice(3)) - 1000) % 15);
    expect(first).toEqual(first.toSorted((a, b) => a - b));
  });

  it('that nothing can be sorted by are refused', async () => {
    await expect(category({ sort: 'shininess' })).rejects.toMatchObject({ kind: 'invalid', code: 'InvalidRequest' });
  });
});

describe('filters and facets', () => {
  it('agree: each count is the total of the list filtered by its value', async () => {
    const { facets } = await search();
    expect(facets.map(({ name }) => name)).toEqual(['grade', 'stock', 'price', 'Axle', 'Thickness']);
    for (const { name, values } of facets.filter((facet) => ['Axle', 'grade'].includes(facet.name))) {
      for (const { value, count: counted } of values) {
        const wanted = name === 'grade' ? { grades: [value] } : { attributes: [{ name, values: [value] }] };
        expect((await search({ filters: filters(wanted) })).totalCount).toBe(counted);
      }
    }
  });

  it('of prices and stock hold in every row; a range the wrong way round is refused', async () => {
    const priced = await search({ filters: filters({ priceFrom: 5_000, priceTo: 6_000 }) });
    expect(cents(priced).toSorted()).toEqual(places.slice(40, 51).map((index) => 1_000 + index * 100));
    const there = await search({ filters: filters({ inStock: true }) });
    expect(there.totalCount).toBe(places.filter((index) => index % 4 !== 0).length);
    expect(rows(there).some(({ stockLevel }) => stockLevel === StockLevel.STOCK_LEVEL_NONE)).toBe(false);
    await expect(search({ filters: filters({ priceFrom: 2, priceTo: 1 }) })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('follow the stock: held units leave the list, released ones return', async () => {
    const lines = [{ cleansedPartNo: 'BP1001', quantity: 1 }];
    const inStock = async () => (await search({ filters: filters({ inStock: true }) })).totalCount;
    const before = await inStock();
    await running.stock.holdStock({ orderId: 'list', round: 1, lines });
    await eventually(async () => expect(await inStock()).toBe(before - 1));
    await running.stock.releaseStock({ orderId: 'list', round: 1 });
    await eventually(async () => expect(await inStock()).toBe(before));
  });

  it('follow an import of prices and of stock', async () => {
    const brought = world();
    for (const part of brought.parts) if (part.part_no === 'BP-1000') part.price_cents = 999_900;
    await importWorld(running.mongo, { parts: brought.parts, stock: [{ part_no: 'BP-1000', available: 9_999 }] });
    await eventually(async () => expect(rows(await category({ sort: '-price' }))[0]?.part?.partNo).toBe('BP-1000'));
    await eventually(async () => expect(rows(await category({ sort: 'stock' }))[0]?.available).toBe(9_999));
  });
});

describe('numbers with digits and revisions', () => {
  const numbersOf = (groups: readonly PartGroup[]) =>
    groups.flatMap(({ rows }) => rows.map(({ part }) => part?.partNo));
  const plugs = { vehicleSlug: '', categoryId: 'PLUGS', subcategoryId: '' };

  it('are in their natural order in a category, with and without options', async () => {
    const whole = await running.catalogue.listParts({ ...plugs, options: undefined });
    expect(numbersOf(whole.groups)).toEqual(revised);
    const page = await running.catalogue.listParts({ ...plugs, options: options() });
    expect(numbersOf(page.groups)).toEqual(revised);
  });

  it.each(['number', 'price', 'stock'])('decide between equal parts, sorted by %s', async (sort) => {
    const { groups } = await running.catalogue.listParts({ ...plugs, options: options({ sort }) });
    expect(numbersOf(groups)).toEqual(revised);
  });

  it('are in their natural order where the beginning of a number is typed', async () => {
    const { groups } = await running.catalogue.searchPartNumber({ partNo: 'pl27', vehicleSlug: '' });
    expect(numbersOf(groups)).toEqual(revised.slice(1));
  });
});
