import { TypedKind } from '@southline/contracts/catalogue';
import { Fit } from '@southline/contracts/common';
import { eventually } from '@southline/testkit';
import { afterAll, expect, it } from 'vitest';
import { runningCatalogue } from './support/running-catalogue.ts';
import { importWorld, smallWorld } from './support/small-world.ts';

const running = await runningCatalogue();
await importWorld(running.mongo, smallWorld());
await eventually(async () => expect((await running.vehicles.listMakes({})).makes).toEqual(['FORD', 'TOYOTA']));
afterAll(() => running.stop());

const suggest = (query: string, vehicleSlug = '') => running.suggestions.suggest({ query, vehicleSlug });
const search = async (keywords: string) =>
  (await running.catalogue.searchByKeywords({ keywords, page: 1, vehicleSlug: '' })).groups.flatMap(({ rows }) => rows);
const partsOf = async (query: string, vehicleSlug = '') =>
  (await suggest(query, vehicleSlug)).parts.map(({ part }) => part?.partNo);

it('finds a number in any spelling, with GM before it, and names the match', async () => {
  for (const query of ['SL-F100', 'sl f100', 'slf100']) expect((await partsOf(query))[0]).toBe('SL-F100');
  for (const query of ['GM 92142009', 'GM no. 92142009', 'gm no 92142009']) {
    const { kind, parts } = await suggest(query);
    expect(kind).toBe(TypedKind.TYPED_KIND_NUMBER);
    expect(parts[0]).toMatchObject({ part: { partNo: 'SL-F100' }, matched: { kind: 'OE', text: '92142009' } });
  }
  for (const keywords of ['GM 92142009', 'GM no. 92142009'])
    expect((await search(keywords))[0]).toMatchObject({ part: { partNo: 'SL-F100' }, matched: { kind: 'OE' } });
});

it('finds words with a mistake, an unfinished word among them, and the category that they ask for', async () => {
  expect(await partsOf('servise kit')).toEqual(['SL-K300']);
  const { kind, parts, category } = await suggest('oil filter sho');
  expect(kind).toBe(TypedKind.TYPED_KIND_WORDS);
  expect(parts.map(({ part }) => part?.partNo)).toContain('SL-F100');
  expect(category).toEqual({ categoryId: 'OIL', name: 'Oil Filters', topCategoryId: 'FILTERS' });
  expect((await suggest('fil')).categories.map(({ name }) => name)).toContain('Filters');
});

it('understands a sentence like the list behind it', async () => {
  const query = 'the round can that you screw on the engine for oil';
  expect(await partsOf(query)).toContain('SL-F100');
  expect((await suggest(query)).categories.map(({ name }) => name)).toContain('Oil Filters');
  expect(await partsOf('nothing that anybody here would ever call a thing')).toEqual([]);
});

it('reads a vehicle in words, and shows what fits it', async () => {
  const several = await suggest('oil filter 2018 hilux');
  expect(several.vehicle).toEqual({ make: 'TOYOTA', model: 'Hilux', year: 2018, vehicleSlug: '' });
  expect(several.vehicles.map(({ vehicleId }) => vehicleId).sort()).toEqual(['H2018', 'H2018M', 'W2018']);
  expect(several.parts.map(({ part }) => part?.partNo)).toContain('SL-F100');
  expect(several.category?.name).toBe('Oil Filters');
  expect(await suggest('2018 海拉克斯 机油滤清器')).toEqual(several);

  const one = await suggest('filter 2018 hilux workmate');
  expect(one.vehicle?.vehicleSlug).toMatch(/w2018$/);
  expect(one.parts[0]).toMatchObject({ part: { partNo: 'SL-A200' }, fitting: { fit: Fit.FIT_FITS } });
  expect(one.parts.map(({ fitting }) => fitting?.fit)).not.toContain(Fit.FIT_DOES_NOT_FIT);

  expect(await suggest('2018 hilux')).toMatchObject({ kind: TypedKind.TYPED_KIND_VEHICLE, parts: [] });
});

it('shows what fits the chosen vehicle first; a vehicle that the words name counts instead', async () => {
  const { vehicles } = await suggest('hilux 2018 workmate');
  const slug = vehicles[0]?.vehicleSlug ?? '';
  expect((await partsOf('filter'))[0]).not.toBe('SL-A200');
  expect((await partsOf('filter', slug))[0]).toBe('SL-A200');
  expect((await suggest('ford ranger oil', slug)).vehicle).toMatchObject({ make: 'FORD', model: 'Ranger' });
});

it('shows the part with exactly the typed number first, although another one fits the chosen vehicle', async () => {
  const { vehicles } = await suggest('hilux 2018 sr5 manual');
  const slug = vehicles[0]?.vehicleSlug ?? '';
  expect(await partsOf('SL-F099', slug)).toEqual(['SL-F099', 'SL-F100']);
});

it.each([
  ['ABC123', TypedKind.TYPED_KIND_PLATE],
  ['MNA PX LF00 J W123456', TypedKind.TYPED_KIND_VIN],
  ['GUN126-3901234', TypedKind.TYPED_KIND_FRAME],
  ['SL-F100\nSL-K300', TypedKind.TYPED_KIND_LIST],
  ['', TypedKind.TYPED_KIND_EMPTY],
])('recognises %j and looks nothing up', async (query, kind) => {
  expect(await suggest(query)).toEqual({
    kind,
    vehicle: undefined,
    category: undefined,
    vehicles: [],
    categories: [],
    parts: [],
  });
});

it('records nothing while typing', async () => {
  await suggest('xyzzy plugh');
  await running.catalogue.searchByKeywords({ keywords: 'turbocharger filter', page: 1, vehicleSlug: '' });
  await eventually(async () => {
    const { searches } = await running.staff.listEmptySearches({ pageSize: 500 });
    expect(searches.map(({ query }) => query)).toEqual(['turbocharger filter']);
  });
});
