import { NeedUse, OrderRowState } from '@southline/contracts/catalogue';
import { Fit } from '@southline/contracts/common';
import { demoSet } from '@southline/demo/demo-set';
import { cleanse } from '@southline/kernel/part-number';
import { isVehicleNumber } from '@southline/kernel/vehicle-kind';
import { eventually } from '@southline/testkit';
import { afterAll, expect, it } from 'vitest';
import { makePapers } from '../src/domain/range/papers/make-papers.ts';
import { placePages } from '../src/domain/range/place-pages.ts';
import { createPageStore } from '../src/storage/page-store.ts';
import { bundledPapers } from '../src/transport/cli/bundled-papers.ts';
import { bundledRange } from '../src/transport/cli/bundled-range.ts';
import { runningCatalogue } from './support/running-catalogue.ts';
import { tradeCodes } from './support/searches.ts';
import { importWorld } from './support/small-world.ts';

const set = demoSet({ parts: 1_500, seed: 1, vehicles: 1_500 });
const parts = [...set.parts()];
/** Numbers of other makers, a house number, and the only part whose number contains each by chance. */
const byChance = { Z411: 'FZ4119', Z154: '5PZ1545', A360: 'DRA3602', '123-125': 'CH123125ML' };
const containing = Object.values(byChance).flatMap((part_no) => {
  const [model] = parts;
  return model && !parts.some((part) => part.part_no === part_no)
    ? [{ ...model, part_no, gm_part_no: '', parent_part_no: '', cross_refs: [] }]
    : [];
});

const running = await runningCatalogue();
const imported = await importWorld(running.mongo, {
  vehicles: [...set.vehicles()],
  categories: [...set.categories()],
  parts: [...parts, ...containing],
  supersessions: [...set.supersessions()],
  fitments: [...set.fitments()],
  stock: [...set.stock()],
  jobs: [...set.jobs()],
});
await eventually(async () => expect((await running.vehicles.listMakes({})).makes.length).toBeGreaterThan(5));
afterAll(() => running.stop());

it('the demo set is taken to the last row', () => {
  expect(imported.rejected).toEqual([]);
  expect(imported.report.published).toBe(true);
});

it.each(['Light Bulbs', 'Chemicals', 'Fluids & Oils', 'Hose Clamps', 'Power Tools', 'PPE', 'Coin Batteries'])(
  'the quick link %s leads to parts',
  async (category) => {
    const { totalCount, groups } = await running.catalogue.listPartsByCategoryName({
      category,
      furtherCategories: [],
      vehicleSlug: '',
    });
    expect(totalCount).toBeGreaterThan(0);
    expect(groups.flatMap(({ rows }) => rows).length).toBe(Math.min(totalCount, 200));
  },
);

it('a page that sells parts by attributes leaves the others out', async () => {
  await createPageStore(running.mongo).replace(makePapers(placePages(bundledRange()), bundledPapers()), new Date());
  const { sizes } = (await running.pages.getProductPage({ screenName: 'Mineral Engine Oils' })).page?.detail ?? {};
  const options = { page: 1, pageSize: 50, sort: '' };
  const list = (attributes: { name: string; values: string[] }[]) =>
    running.catalogue.listPartsByCategoryName({
      category: 'Engine Oil',
      furtherCategories: [],
      vehicleSlug: '',
      options: { ...options, filters: { grades: [], inStock: false, attributes } },
    });
  const [chosen, all] = await Promise.all([list(sizes?.attributes ?? []), list([])]);
  expect(chosen.totalCount).toBeLessThan(all.totalCount);
  const rows = chosen.groups.flatMap((group) => group.rows);
  expect(rows.filter(({ attributes }) => !attributes.some(({ value }) => value === 'mineral'))).toEqual([]);
});

it('an earlier name of a page finds it, its own name comes first', async () => {
  const range = bundledRange();
  const [first, ...others] = range.children ?? [];
  if (!first) throw new Error('the range is empty');
  const renamed = { ...range, children: [{ ...first, formerly: ['Car Batteries & More'] }, ...others] };
  await createPageStore(running.mongo).replace(makePapers(placePages(renamed), bundledPapers()), new Date());
  const found = await running.pages.getProductPage({ screenName: 'car-batteries-more' });
  expect(found.page?.name).toBe(first.name);
  expect((await running.pages.getProductPage({ screenName: first.name })).page?.name).toBe(first.name);
});

it('a table of sizes has each size once, with all parts that can be bought', async () => {
  const { columns, sizes, totalSizes, totalParts } = await running.catalogue.listSizes({
    categories: ['Headlight Halogen'],
    filters: undefined,
    pageSize: 200,
  });
  expect(columns[0]).toBe('Type');
  expect(new Set(sizes.map(({ values }) => values.join())).size).toBe(totalSizes);
  const parts = sizes.flatMap((size) => size.parts.map(({ row }) => row));
  expect([parts.length, parts.every((row) => row?.orderable)]).toEqual([totalParts, true]);
  expect(totalSizes).toBeGreaterThan(0);
});

it('old numbers with a sold-out successor name it and its alternatives, if any', async () => {
  const replaced = [...set.supersessions()].filter(({ kind }) => kind === 'REPLACES').slice(0, 200);
  const asked = replaced.map(({ old_part_no }) => ({ partNo: old_part_no, quantity: 1 }));
  const { rows } = await running.catalogue.resolveOrderRows({ rows: asked, vehicleSlug: '' });
  const short = rows.filter(({ state }) => state === OrderRowState.ORDER_ROW_STATE_SHORT);
  expect(short.length).toBeGreaterThan(0);
  for (const row of short)
    expect(row).toMatchObject({ replaced: true, part: { part: { partNo: expect.stringMatching(/./) } } });
  expect(short.some(({ choices }) => choices.length > 0)).toBe(true);
});

const ordered = new Set([
  OrderRowState.ORDER_ROW_STATE_FOUND,
  OrderRowState.ORDER_ROW_STATE_ROUNDED,
  OrderRowState.ORDER_ROW_STATE_SHORT,
  OrderRowState.ORDER_ROW_STATE_SUPERSEDED,
]);

it('a number that is only contained in one part number is a proposal', async () => {
  const asked = Object.keys(byChance).map((partNo) => ({ partNo, quantity: 1 }));
  const { rows } = await running.catalogue.resolveOrderRows({ rows: asked, vehicleSlug: '' });
  expect(rows.map(({ state, part, choices }) => [state, part, choices.map((one) => one.part?.partNo)])).toEqual(
    Object.values(byChance).map((number) => [OrderRowState.ORDER_ROW_STATE_AMBIGUOUS, undefined, [number]]),
  );
});

it('no piece of a number is found as the part, whatever the piece', async () => {
  const known = new Set(
    parts.flatMap(({ part_no, gm_part_no, cross_refs }) =>
      [part_no, gm_part_no, ...cross_refs.map(({ number }) => number)].map(cleanse),
    ),
  );
  for (const { old_part_no } of set.supersessions()) known.add(cleanse(old_part_no));
  const pieces = parts
    .slice(0, 400)
    .flatMap(({ part_no }) => [part_no.slice(1), part_no.slice(0, -1), part_no.slice(2, -1)]);
  const unknown = pieces.filter((piece) => piece.length > 2 && !known.has(cleanse(piece)));
  expect(unknown.length).toBeGreaterThan(400);
  const found: string[] = [];
  for (let from = 0; from < unknown.length; from += 200) {
    const asked = unknown.slice(from, from + 200).map((partNo) => ({ partNo, quantity: 1 }));
    const { rows } = await running.catalogue.resolveOrderRows({ rows: asked, vehicleSlug: '' });
    found.push(...rows.flatMap(({ state }, at) => (ordered.has(state) ? [asked[at]?.partNo ?? ''] : [])));
  }
  expect(found).toEqual([]);
});

it('a vehicle that the finder ends at has categories, and every part in them fits it', async () => {
  const [make = ''] = (await running.vehicles.listMakes({})).makes;
  const query = { make, model: '', year: 0, series: '', variant: '', pageSize: 1, skip: 0 };
  const { vehicles } = await running.vehicles.searchVehicles(query);
  const vehicleSlug = vehicles[0]?.vehicleSlug ?? '';
  const { categories } = await running.catalogue.listCategories({ vehicleSlug });
  expect(categories.length).toBeGreaterThan(0);
  for (const { categoryId } of categories) {
    const listing = await running.catalogue.listParts({ vehicleSlug, categoryId, subcategoryId: '' });
    expect(listing.totalCount).toBeGreaterThan(0);
    const fits = new Set(listing.groups.flatMap(({ rows }) => rows.map(({ fitting }) => fitting?.fit)));
    expect([...fits].filter((fit) => fit !== Fit.FIT_FITS && fit !== Fit.FIT_FITS_IF)).toEqual([]);
  }
});

it('a common vehicle has most of the jobs, and every part of one is for its need', async () => {
  const query = { make: 'TOYOTA', model: 'HiLux', year: 2018, series: '', variant: '', pageSize: 1, skip: 0 };
  const vehicleSlug = (await running.vehicles.searchVehicles(query)).vehicles[0]?.vehicleSlug ?? '';
  const { jobs } = await running.jobs.listJobs({ vehicleSlug, language: 'zh', partNo: '' });
  expect(jobs.length).toBeGreaterThan(3);
  expect(jobs.every(({ name }) => /\p{Script=Han}/u.test(name))).toBe(true);
  for (const { job } of jobs) {
    const { rows } = await running.jobs.getJob({ vehicleSlug, job, language: 'zh' });
    expect(rows.every(({ need }) => /\p{Script=Han}/u.test(need))).toBe(true);
    expect(rows[0]?.parts.length).toBeGreaterThan(0);
    for (const { use, parts } of rows) {
      const fits = parts.every(({ fitting }) => fitting?.fit === Fit.FIT_FITS || fitting?.fit === Fit.FIT_FITS_IF);
      expect(fits || use !== NeedUse.NEED_USE_ALWAYS).toBe(true);
    }
  }
});

/** The first rows that the search box shows for a text, as web/src/app/box asks for them, and the list that Enter leads to. */
const inBox = async (typed: string) => {
  const { groups, understood } = await running.catalogue.searchByKeywords({
    keywords: typed,
    page: 1,
    vehicleSlug: '',
  });
  const listed = groups.flatMap(({ rows }) => rows);
  // A possible plate is sent in a body, to the search by keywords; similar numbers do not count.
  const suggested = isVehicleNumber(typed)
    ? { parts: listed.filter(({ matched }) => matched?.near === undefined).slice(0, 6), vehicles: [] }
    : await running.suggestions.suggest({ query: typed, vehicleSlug: '' });
  const numberOf = ({ part }: (typeof listed)[number]) => part?.partNo ?? '';
  return {
    typed,
    shown: suggested.parts.map(numberOf),
    vehicles: suggested.vehicles.length,
    listed: listed.map(numberOf),
    notSold: understood?.notSold ?? '',
  };
};

it('for every short code of the trade, Enter leads to the parts that the search box shows', async () => {
  const found: Awaited<ReturnType<typeof inBox>>[] = [];
  for (let from = 0; from < tradeCodes.length; from += 20)
    found.push(...(await Promise.all(tradeCodes.slice(from, from + 20).map(inBox))));
  const wrong = found.filter(({ shown, vehicles, listed }) => {
    const isVehicle = shown.length === 0 && vehicles > 0;
    return !isVehicle && (shown[0] !== listed[0] || shown.some((number) => !listed.includes(number)));
  });
  expect(wrong.map(({ typed, shown, listed }) => `${typed}: box ${shown[0]}, Enter ${listed[0]}`)).toEqual([]);
  expect(found.filter(({ typed, notSold }) => typed === 'sensor' && notSold !== '')).toEqual([]);
  const withParts = found.filter(({ shown }) => shown.length > 0);
  expect(withParts.length).toBeGreaterThan(220);
  expect(withParts.filter(({ typed }) => isVehicleNumber(typed)).length).toBeGreaterThan(20);
});
