import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { DealerType } from '@southline/contracts/locator';
import { readCsv } from '@southline/imports/csv';
import { randomOf } from '@southline/platform/measure';
import { size } from '@southline/testkit';
import { afterAll, expect, test } from 'vitest';
import { states } from '../src/domain/place.ts';
import { suburbs } from '../src/storage/collections.ts';
import { dealers, prepareLocator } from './support/bench.ts';

const packed = join(import.meta.dirname, '../../../tools/demo/assets/localities.csv.br');
const seed = 1;
const perState = size('SUBURBS_PER_STATE', { usual: 60, thorough: 200 });

const folder = mkdtempSync(join(tmpdir(), 'localities-'));
const bench = await prepareLocator();
const file = join(folder, 'places.csv');
writeFileSync(file, brotliDecompressSync(readFileSync(packed)));
const report = await bench.load('places', readCsv(file, ['suburb']));
expect(report).toMatchObject({ read: 22_326, rejected: 0, reason: undefined, warnings: [] });
await bench.load('dealers', dealers);
await bench.start();
afterAll(async () => {
  await bench.stop();
  rmSync(folder, { recursive: true });
});

/** Suburbs of a state, shuffled by the seed. */
const someOf = async (state: (typeof states)[number]) => {
  const random = randomOf(seed);
  const all = await suburbs(bench.mongo)
    .find({ state, listed: true }, { sort: { path: 1 } })
    .toArray();
  return all
    .map((suburb) => ({ suburb, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, perState)
    .map(({ suburb }) => suburb);
};

test.each(states)(`${perState} random suburbs of %s are found by the stockist search`, async (state) => {
  const chosen = await someOf(state);
  // The Australian Capital Territory has fewer.
  expect(chosen.length).toBeGreaterThan(perState / 2);
  const wrong: string[] = [];
  for (const { label } of chosen) {
    const { place } = await bench.asVisitor.findDealers({
      type: DealerType.DEALER_TYPE_PARTS,
      region: '',
      state,
      suburb: label,
      postcode: '',
      near: undefined,
    });
    if (place?.suburb !== label) wrong.push(label);
  }
  expect(wrong).toEqual([]);
});

test.each(states)(`${perState} random suburbs of %s complete by name and by postcode`, async (state) => {
  const region = state === 'NZ' ? 'nz' : 'au';
  const wrong: string[] = [];
  // One after another: the service refuses many calls at once.
  for (const { name, postcodes } of await someOf(state)) {
    const [postcode = ''] = postcodes;
    for (const text of [name, postcode]) {
      const { places } = await bench.asVisitor.completePlaces({ region, text });
      const isOffered = places.some(
        (place) => place.suburb === name && place.state === state && place.postcode === postcode,
      );
      if (!isOffered) wrong.push(`${text} for ${name} ${postcode}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the start of a name is enough; one letter is not', async () => {
  const complete = async (text: string) =>
    (await bench.asVisitor.completePlaces({ region: 'au', text })).places.map(
      ({ suburb, state, postcode }) => `${suburb} ${state} ${postcode}`,
    );
  expect(await complete('DANDENONG s')).toEqual(['Dandenong South VIC 3164', 'Dandenong South VIC 3175']);
  // Postcodes of boxes are left out; the published list counts 2001 among the others.
  const inSydney = (await complete('sydney')).filter((place) => place.startsWith('Sydney NSW'));
  expect(inSydney).toEqual(['Sydney NSW 2000', 'Sydney NSW 2001']);
  expect(await complete('d')).toEqual([]);
  expect(await complete('2')).toEqual([]);
});

test.each([
  ['Mt Isa', 'QLD', 'Mount Isa QLD 4825'],
  ['mt. gambier', 'SA', 'Mount Gambier SA 5290'],
  ['Saint Kilda', 'VIC', 'St Kilda VIC 3182'],
  ['Pt Augusta', 'SA', 'Port Augusta SA 5700'],
  ['Nth Sydney', 'NSW', 'North Sydney NSW 2060'],
  ['Dandenong South 3175', 'VIC', 'Dandenong South VIC 3175'],
  ['Dandenong South, VIC 3175', '', 'Dandenong South VIC 3175'],
  ['3175 Dandenong South', 'VIC', 'Dandenong South VIC 3175'],
  ['Hobart Tasmania', '', 'Hobart TAS 7000'],
  ['O’Connor', 'ACT', "O'Connor ACT 2602"],
  ['O\u02bcConnor', 'ACT', "O'Connor ACT 2602"],
  ['O\uff07Connor', 'ACT', "O'Connor ACT 2602"],
  ['O`Connor 2602', 'ACT', "O'Connor ACT 2602"],
  ['O Connor', 'ACT', "O'Connor ACT 2602"],
  ['Dandenong South 3175 VIC', 'VIC', 'Dandenong South VIC 3175'],
  ['Dandenong Sth', 'VIC', 'Dandenong South VIC 3175'],
  ['Darwin NT 800', 'NT', 'Darwin NT 0800'],
  ['Mt Eden', 'NZ', 'Mount Eden NZ 1024'],
])('"%s" in one field is found and completed', async (text, state, shown) => {
  const found = await bench.asVisitor.findDealers({
    type: DealerType.DEALER_TYPE_PARTS,
    region: state === 'NZ' ? 'nz' : 'au',
    state,
    suburb: text,
    postcode: '',
    near: undefined,
  });
  expect(`${found.place?.suburb} ${found.place?.state}`).toBe(shown.slice(0, -5));
  const { places } = await bench.asVisitor.completePlaces({ region: state === 'NZ' ? 'nz' : 'au', text });
  expect(places.map(({ suburb, state: of, postcode }) => `${suburb} ${of} ${postcode}`)).toContain(shown);
});

test.each(['3175 VIC', 'Vic. 3175', 'postcode 3175'])(
  '"%s" in one field is the postcode of its state',
  async (text) => {
    const nowhere = { type: DealerType.DEALER_TYPE_PARTS, region: 'au', state: 'VIC', near: undefined };
    const found = await bench.asVisitor.findDealers({ ...nowhere, suburb: text, postcode: '' });
    expect(found.place).toMatchObject({ suburb: '', postcode: '3175', state: 'VIC' });
    const { places } = await bench.asVisitor.completePlaces({ region: 'au', text });
    expect(places.length).toBeGreaterThan(3);
    expect(places.every(({ state, postcode }) => state === 'VIC' && postcode === '3175')).toBe(true);
  },
);

test.each([' 3175', '31 75', '3175 ', '３１７５'])('the postcode "%s" is read in each field', async (postcode) => {
  const nowhere = { type: DealerType.DEALER_TYPE_PARTS, region: 'au', state: 'VIC', near: undefined };
  const named = await bench.asVisitor.findDealers({ ...nowhere, suburb: '', postcode });
  expect(named.place).toMatchObject({ suburb: '', postcode: '3175' });
  const inSuburb = await bench.asVisitor.findDealers({ ...nowhere, suburb: postcode, postcode: '' });
  expect(inSuburb.place).toMatchObject({ suburb: '', postcode: '3175' });
  const { places } = await bench.asVisitor.completePlaces({ region: 'au', text: postcode });
  expect(places.length).toBeGreaterThan(3);
});
