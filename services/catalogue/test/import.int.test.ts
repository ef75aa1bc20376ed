import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rejectFile } from '@southline/imports/reject-file';
import { systemClock } from '@southline/kernel/clock';
import { byOperator } from '@southline/platform/journal';
import { createLogger } from '@southline/platform/logger';
import type { Mongo } from '@southline/platform/mongo';
import { eventually } from '@southline/testkit';
import { entriesOf } from '@southline/testkit/journal';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importCatalogue } from '../src/application/import/import-catalogue.ts';
import { rollBack } from '../src/application/import/roll-back.ts';
import { flipped, kinds } from '../src/domain/snapshot/generation.ts';
import { stock as stockRows } from '../src/storage/collections.ts';
import { createImportStore, importLease } from '../src/storage/import-store.ts';
import { readPointer, writePointer } from '../src/storage/pointer.ts';
import { fileSources } from '../src/transport/cli/file-sources.ts';
import { freshCatalogue, type RunningCatalogue, runningCatalogue } from './support/running-catalogue.ts';
import { importWorld, smallWorld } from './support/small-world.ts';

const logger = createLogger('test', 'silent');

describe('an import', () => {
  let mongo: Mongo;
  beforeEach(async () => {
    ({ mongo } = await freshCatalogue());
  });
  afterEach(() => mongo?.close());

  const collections = async () =>
    (await mongo.db.listCollections({ name: /_\d+$/ }, { nameOnly: true }).toArray()).map(({ name }) => name).sort();

  it('of an operator is an entry of the journal; an installation that fills itself has none', async () => {
    await importWorld(mongo, smallWorld());
    expect(await entriesOf(mongo)).toEqual([]);
    const operator = { by: 'kim', reason: 'prices of May' };
    await byOperator(operator, 'import', () => importWorld(mongo, smallWorld()));
    const entries = await entriesOf(mongo);
    expect(entries).toMatchObject([{ action: 'catalogue-published', actor: 'kim', reason: operator.reason }]);
    expect(entries[0]?.before.generation).not.toBe(entries[0]?.record);
  });

  it('counts read, accepted and rejected rows', async () => {
    const world = smallWorld();
    const { report, rejected } = await importWorld(mongo, world);
    expect(rejected).toEqual([]);
    expect(report.published).toBe(true);
    expect(report.kinds.map(({ kind, read, taken }) => [kind, read, taken])).toEqual(
      [...kinds, 'stock' as const].map((kind) => [kind, world[kind].length, world[kind].length]),
    );
  });

  it('rejects rows with their number, field and problem, all of a row at once', async () => {
    const world = smallWorld();
    const parts = [
      ...world.parts,
      { ...world.parts[0], part_no: 'NEW-1', category_id: 'NONE', price_cents: '12.5', cross_refs: '{"kind":' },
      { ...world.parts[0], part_no: '1.2E+05' },
      { ...world.parts[0], part_no: 'sl f100' },
    ];
    const fitments = [...world.fitments, { part_no: 'SL-F100', vehicle_id: 'X1' }];
    const { report, rejected } = await importWorld(mongo, { ...world, parts, fitments }, { force: true });
    expect(report.published).toBe(true);
    expect(rejected.map(({ kind, row, problems }) => [kind, row, problems.map(({ field }) => field)])).toEqual([
      ['parts', 12, ['category_id', 'price_cents', 'cross_refs']],
      ['parts', 13, ['part_no']],
      ['parts', 14, ['row']],
      ['fitments', 11, ['vehicle_id']],
    ]);
  });

  it('of a file with too many bad rows is not published', async () => {
    await importWorld(mongo, smallWorld());
    const before = await readPointer(mongo);
    const { report } = await importWorld(mongo, { categories: [{ category_id: 'A', name: 'A' }, { category_id: '' }] });
    expect(report).toMatchObject({ published: false, reason: 'categories: 1 of 2 rows were rejected' });
    expect(await readPointer(mongo)).toEqual(before);
  });

  it('of stock with too many bad rows, or with a file that breaks off, changes no stock', async () => {
    await importWorld(mongo, smallWorld());
    const before = await stockRows(mongo).find().toArray();
    const stock = smallWorld().stock.map((row, index) => ({ ...row, available: index % 5 === 0 ? 77 : 'many' }));
    const { report } = await importWorld(mongo, { stock });
    expect(report).toMatchObject({
      published: false,
      reason: expect.stringMatching(/^stock: \d+ of \d+ rows were rejected$/),
    });
    expect(await stockRows(mongo).find().toArray()).toEqual(before);

    const folder = await mkdtemp(join(tmpdir(), 'southline-stock-'));
    const rows = Array.from({ length: 5_000 }, () => 'SL-F100,77').join('\n');
    await writeFile(
      join(folder, 'stock.csv'),
      Buffer.concat([Buffer.from(`part_no,available\n${rows}\n`), Buffer.of(0xd8)]),
    );
    const broken = importCatalogue({
      store: createImportStore(mongo),
      lease: importLease(mongo, logger),
      clock: systemClock,
      rows: fileSources('stock', [join(folder, 'stock.csv')]),
      reject: async () => undefined,
    });
    await expect(broken).rejects.toThrow('line 5002 has the byte 0xD8');
    await rm(folder, { recursive: true });
    expect(await stockRows(mongo).find().toArray()).toEqual(before);
  });

  it('as a dry run judges all rows and leaves nothing behind', async () => {
    const { report, rejected } = await importWorld(
      mongo,
      {
        ...smallWorld(),
        stock: [
          { part_no: 'SL-F100', available: 1 },
          { part_no: 'NONE', available: -1 },
        ],
      },
      { dryRun: true },
    );
    expect(report.published).toBe(false);
    expect(rejected).toMatchObject([
      { kind: 'stock', row: 3, problems: [{ field: 'available' }, { field: 'part_no' }] },
    ]);
    expect(await collections()).toEqual([]);
    expect(await stockRows(mongo).countDocuments()).toBe(0);
    expect(await readPointer(mongo)).toBeUndefined();
  });

  it('of one kind changes only that kind, and keeps the previous generation for a rollback', async () => {
    await importWorld(mongo, smallWorld());
    for (let round = 0; round < 3; round += 1) await importWorld(mongo, { categories: smallWorld().categories });
    const pointer = await readPointer(mongo);
    expect(pointer?.generations).toEqual({ ...pointer?.previous, categories: 4 });
    expect(pointer?.previous.categories).toBe(3);
    await rollBack(createImportStore(mongo), importLease(mongo, logger), systemClock);
    expect((await readPointer(mongo))?.generations.categories).toBe(3);
  });

  it('repeated gives the same ids and leaves at most one generation too many', async () => {
    await importWorld(mongo, smallWorld());
    const slugs = await mongo.db.collection('vehicles_1').distinct('slug');
    for (let round = 0; round < 3; round += 1) await importWorld(mongo, smallWorld());
    expect(await mongo.db.collection('vehicles_4').distinct('slug')).toEqual(slugs);
    expect((await collections()).filter((name) => name.startsWith('vehicles'))).toEqual([
      'vehicles_2',
      'vehicles_3',
      'vehicles_4',
    ]);
  });

  it('that fails leaves the catalogue unchanged, and the next one cleans up', async () => {
    await importWorld(mongo, smallWorld());
    const before = await collections();
    const broken = importCatalogue({
      store: createImportStore(mongo),
      lease: importLease(mongo, logger),
      clock: systemClock,
      reject: async () => undefined,
      rows: {
        categories: async function* () {
          yield { row: 2, cells: { category_id: 'A', name: 'A', parent_id: '' } };
          throw new Error('the disk went away');
        },
      },
    });
    await expect(broken).rejects.toThrow('the disk went away');
    expect(await collections()).toEqual(before);
  });

  it('does not queue: a second one at the same time is refused', async () => {
    const outcomes = await Promise.allSettled([importWorld(mongo, smallWorld()), importWorld(mongo, smallWorld())]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('of stock keeps the sum of the counts, with held and sold units', async () => {
    await importWorld(mongo, smallWorld());
    await stockRows(mongo).updateOne({ _id: 'SLF100' }, { $inc: { available: -7, held: 4, sold: 3 } });
    const stock = [{ part_no: 'sl-f100', available: 100 }];
    for (let round = 0; round < 2; round += 1) await importWorld(mongo, { stock });
    expect(await stockRows(mongo).findOne({ _id: 'SLF100' })).toEqual({
      _id: 'SLF100',
      available: 100,
      held: 4,
      sold: 3,
      restocked: 0,
      initial: 107,
    });
  });
});

describe('files', () => {
  let folder: string;
  let mongo: Mongo;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catalogue-import-'));
    ({ mongo } = await freshCatalogue());
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await mongo?.close();
  });

  it('are read as spreadsheets write them; rejected rows come out as a file', async () => {
    const lines = [
      '\uFEFFCategory_ID,Name,parent_id,Position',
      'A,"Belts, Hoses & ""Clamps""",,1',
      'B,Brakes,,two',
      'C,too,many,1,cells',
      '',
      ...Array.from({ length: 30 }, (_, index) => `D${index},Category ${index},A,${index}`),
    ];
    await writeFile(join(folder, 'categories.csv'), lines.join('\r\n'));
    const rejects = rejectFile(join(folder, 'rejects.csv'));
    const report = await importCatalogue({
      store: createImportStore(mongo),
      lease: importLease(mongo, logger),
      clock: systemClock,
      reject: rejects.reject,
      rows: fileSources('all', [folder]),
    });
    await rejects.close();
    expect(report.kinds).toMatchObject([{ kind: 'categories', read: 33, taken: 31, rejected: 2 }]);
    expect(await mongo.db.collection('categories_1').findOne({ name: /Belts/ })).toMatchObject({
      name: 'Belts, Hoses & "Clamps"',
    });
    const rejected = (await readFile(join(folder, 'rejects.csv'), 'utf8')).trim().split('\n');
    expect(rejected.map((line) => line.split(',').slice(0, 4).join(','))).toEqual([
      '"kind","row","field","problem"',
      '"categories","3","position","is not a whole number"',
      '"categories","4","row","has 5 cells; the header has 4"',
    ]);
  });

  it('without a needed column are refused as a whole', async () => {
    const file = join(folder, 'no-columns.csv');
    await writeFile(file, 'id,make\nA,TOYOTA\n');
    const refused = importCatalogue({
      store: createImportStore(mongo),
      lease: importLease(mongo, logger),
      clock: systemClock,
      reject: async () => undefined,
      rows: fileSources('vehicles', [file]),
    });
    await expect(refused).rejects.toThrow('has no column model, year');
  });
});

describe('a flip', () => {
  let running: RunningCatalogue;
  beforeAll(async () => {
    running = await runningCatalogue();
  });
  afterAll(() => running?.stop());

  const makes = async () => (await running.vehicles.listMakes({})).makes;

  it('is followed by running services, forth and back, without an empty answer in between', async () => {
    await importWorld(running.mongo, smallWorld());
    await eventually(async () => expect(await makes()).toEqual(['FORD', 'TOYOTA']));
    const fords = smallWorld().vehicles.filter(({ make }) => make === 'Ford');
    await importWorld(running.mongo, { vehicles: fords });
    const seen = new Set<string>();
    await eventually(async () => {
      const now = await makes();
      seen.add(now.join());
      expect(now).toEqual(['FORD']);
    });
    expect([...seen].every((list) => list === 'FORD,TOYOTA' || list === 'FORD')).toBe(true);
    await rollBack(createImportStore(running.mongo), importLease(running.mongo, logger), systemClock);
    await eventually(async () => expect(await makes()).toEqual(['FORD', 'TOYOTA']));
  });

  it('to a generation without rows serves an empty list', async () => {
    await writePointer(running.mongo, flipped(await readPointer(running.mongo), { vehicles: 0 }, new Date()));
    await eventually(async () => expect(await makes()).toEqual([]));
  });
});
