import { systemClock } from '@southline/kernel/clock';
import { byOperator } from '@southline/platform/journal';
import { entriesOf } from '@southline/testkit/journal';
import { afterAll, expect, test } from 'vitest';
import { rollBack } from '../src/application/import/import-set.ts';
import { dealers as dealerCollection, suburbs } from '../src/storage/collections.ts';
import { dealer, dealers, places, prepareLocator } from './support/bench.ts';

const bench = await prepareLocator();
afterAll(() => bench.stop());

const pending = () => bench.mongo.db.collection('outbox').countDocuments({});

test('a dry run leaves nothing behind', async () => {
  const report = await bench.load('places', places, { dryRun: true });
  expect(report).toMatchObject({ read: 13, taken: 13, rejected: 0, made: '12 suburbs, 13 postcodes' });
  expect(await suburbs(bench.mongo).countDocuments({})).toBe(0);
  expect(await bench.store.pointer('places')).toBeUndefined();
});

test('places of one country alone are not published', async () => {
  const report = await bench.load(
    'places',
    places.filter(({ region }) => !region),
  );
  expect(report.reason).toMatch('there is no place of nz');
  expect(await suburbs(bench.mongo).countDocuments({})).toBe(0);
});

test('wrong rows are reported and skipped; too many reject the file', async () => {
  await bench.load('places', places);
  const many = Array.from({ length: 20 }, (_, n) =>
    dealer(`D${n}`, { suburb: 'Hobart', state: 'TAS', postcode: '7000' }),
  );
  const bad = dealer('BAD!', { suburb: 'Atlantis', state: 'XX', postcode: '70', types: 'Tyres', hours: 'always' });
  const report = await bench.load('dealers', [...many, bad, many[0] ?? bad]);
  expect(report).toMatchObject({ read: 22, taken: 20, rejected: 2, reason: undefined });
  expect(report.problems.map(({ field }) => field)).toEqual(['code', 'state', 'postcode', 'types', 'hours', 'row']);
  expect(await pending()).toBe(1);

  const refused = await bench.load('dealers', [bad, ...dealers]);
  expect(refused.reason).toBe('dealers: 1 of 6 rows were rejected');
  expect(await dealerCollection(bench.mongo).countDocuments({})).toBe(20);
});

test('an import is switched to as a whole; rolling back goes to the one before', async () => {
  await bench.load('dealers', dealers);
  const after = await bench.store.pointer('dealers');
  expect(await dealerCollection(bench.mongo).countDocuments({ generation: after?.generation ?? 0 })).toBe(5);
  expect(await rollBack(bench.store, 'dealers', systemClock)).toBe(true);
  expect(await bench.store.pointer('dealers')).toMatchObject({ generation: after?.previous });
  expect(await rollBack(bench.store, 'places', systemClock)).toBe(false);
});

test('a generation that broke off is cleared away by the next import', async () => {
  const stale = await bench.store.newGeneration('places');
  await bench.store.insertSuburbs(stale, [
    {
      label: 'X',
      name: 'X',
      state: 'TAS',
      area: '',
      postcodes: ['7000'],
      position: { lat: -42, lng: 147 },
      listed: true,
    },
  ]);
  await bench.load('places', places);
  expect(await suburbs(bench.mongo).countDocuments({ name: 'X' })).toBe(0);
});

test('an import and a rollback of an operator are entries of the journal; an installation that fills itself has none', async () => {
  const before = (await entriesOf(bench.mongo)).length;
  await bench.load('dealers', dealers);
  expect(await entriesOf(bench.mongo)).toHaveLength(before);
  const operator = { by: 'kim', reason: 'two dealers moved' };
  await byOperator(operator, 'import', () => bench.load('dealers', dealers));
  await byOperator(operator, 'rollback', () => rollBack(bench.store, 'dealers', systemClock));
  const [imported, back] = (await entriesOf(bench.mongo)).slice(before);
  expect(imported).toMatchObject({
    action: 'locator-published',
    record: 'dealers',
    actor: 'kim',
    reason: operator.reason,
  });
  expect(back?.after.generation).toBe(imported?.before.generation);
});
