import { NeedUse } from '@southline/contracts/catalogue';
import { eventually } from '@southline/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { runningCatalogue } from './support/running-catalogue.ts';
import { importWorld, smallWorld } from './support/small-world.ts';

const need = (job: string, name: string, rest: object = {}) => ({
  job,
  name: `Job ${job}`,
  name_zh: '',
  position: 1,
  need: name,
  need_zh: '',
  use: '',
  categories: '',
  attributes: {},
  positions: '',
  universal: false,
  quantity: '',
  ...rest,
});

const world = () => {
  const small = smallWorld();
  const grade = { 'SL-F100': 'STANDARD', 'SL-F100X': 'PREMIUM' } as Record<string, string>;
  return {
    ...small,
    parts: small.parts.map((part) => ({ ...part, grade: grade[part.part_no] ?? 'STANDARD' })),
    jobs: [
      need('oil', 'Oil filter', {
        position: 2,
        name: 'Oil service',
        name_zh: '机油保养',
        need_zh: '机油滤清器',
        categories: 'OIL',
      }),
      need('oil', 'Oil', { use: 'USUALLY', categories: 'FLUIDS', universal: true, quantity: 5 }),
      need('oil', 'Bulb', { use: 'OPTIONAL', categories: 'BULBS' }),
      need('front', 'Front filter', { position: 1, categories: 'FILTERS', positions: 'front; middle' }),
      need('tall', 'Tall filter', { position: 3, categories: 'OIL', attributes: { height: '500' } }),
      need('bulbs', 'Bulb', { position: 4, categories: 'BULBS' }),
    ],
  };
};

const running = await runningCatalogue();
const { report, rejected } = await importWorld(running.mongo, world());
expect({ reason: report.reason, rejected }).toEqual({ reason: undefined, rejected: [] });
await eventually(async () => expect((await running.vehicles.listMakes({})).makes).toEqual(['FORD', 'TOYOTA']));
const query = { model: 'Hilux', make: 'TOYOTA', year: 2018, series: '', pageSize: 20, skip: 0 };
const [hilux] = (await running.vehicles.searchVehicles({ ...query, variant: 'SR5' })).vehicles.filter(
  ({ vehicleId }) => vehicleId === 'H2018',
);
const [workmate] = (await running.vehicles.searchVehicles({ ...query, variant: 'Workmate' })).vehicles;
const ford = { ...query, make: 'FORD', model: 'Ranger', variant: '' };
const [ranger] = (await running.vehicles.searchVehicles(ford)).vehicles;
const slugOf = (vehicle: typeof hilux) => vehicle?.vehicleSlug ?? '';
const slugs = { hilux: slugOf(hilux), workmate: slugOf(workmate), ranger: slugOf(ranger) };
afterAll(() => running.stop());

const list = async (vehicleSlug: string, language = 'en', partNo = '') =>
  (await running.jobs.listJobs({ vehicleSlug, language, partNo })).jobs;

describe('jobs', () => {
  it('are listed in their order where their indispensable parts fit, by category, position and attribute', async () => {
    expect(await list(slugs.hilux)).toEqual([{ job: 'oil', name: 'Oil service' }]);
    expect(await list(slugs.workmate)).toEqual([{ job: 'front', name: 'Job front' }]);
    expect(await list(slugs.ranger)).toEqual([]);
    expect(await list('no-such')).toEqual([]);
  });

  it('of a part are those that need it on the vehicle, even where they could do without it', async () => {
    const oil = [{ job: 'oil', name: 'Oil service' }];
    expect(await list(slugs.hilux, 'en', 'sl f100')).toEqual(oil);
    expect(await list(slugs.hilux, 'en', 'SL-O500')).toEqual(oil);
    expect(await list(slugs.workmate, 'en', 'SL-O500')).toEqual([]);
    expect(await list(slugs.hilux, 'en', 'no such part')).toEqual([]);
  });

  it('have names in the requested language, or in English', async () => {
    expect(await list(slugs.hilux, 'zh')).toEqual([{ job: 'oil', name: '机油保养' }]);
    expect(await list(slugs.hilux, 'xx')).toEqual([{ job: 'oil', name: 'Oil service' }]);
    const { rows } = await running.jobs.getJob({ vehicleSlug: slugs.hilux, job: 'oil', language: 'zh' });
    expect(rows.map(({ need: name }) => name)).toEqual(['机油滤清器', 'Oil', 'Bulb']);
  });

  it('list their parts by grade, with the vehicle’s quantities, and needs without parts', async () => {
    const { rows } = await running.jobs.getJob({ vehicleSlug: slugs.hilux, job: 'oil', language: 'en' });
    const seen = rows.map(({ use, quantity, parts }) => ({
      use,
      quantity,
      parts: parts.map(({ part, quantityPerVehicle, available }) => [part?.partNo, quantityPerVehicle, available]),
    }));
    expect(seen).toEqual([
      {
        use: NeedUse.NEED_USE_ALWAYS,
        quantity: 1,
        parts: [
          ['SL-F100', 1, 40],
          ['SL-F100X', 2, 11],
        ],
      },
      {
        use: NeedUse.NEED_USE_USUALLY,
        quantity: 5,
        parts: [
          ['SL-O500', 5, 40],
          ['SL-O501', 5, 0],
        ],
      },
      { use: NeedUse.NEED_USE_OPTIONAL, quantity: 1, parts: [] },
    ]);
    expect(rows[0]?.parts[1]).toMatchObject({ fitting: { fitNote: 'From 06/2018' } });
  });

  it('count pieces in the positions of the need alone', async () => {
    const { rows } = await running.jobs.getJob({ vehicleSlug: slugs.workmate, job: 'front', language: 'en' });
    expect(rows).toMatchObject([{ quantity: 2, parts: [{ part: { partNo: 'SL-A200' }, quantityPerVehicle: 2 }] }]);
  });

  it('are not found when the job or the vehicle is unknown', async () => {
    const none = { kind: 'not-found', code: 'NotFound' };
    await expect(running.jobs.getJob({ vehicleSlug: slugs.hilux, job: 'no', language: '' })).rejects.toMatchObject(
      none,
    );
    await expect(running.jobs.getJob({ vehicleSlug: 'no', job: 'oil', language: '' })).rejects.toMatchObject(none);
  });
});

describe('an import of jobs', () => {
  it('publishes nothing and reports the problem if one row is wrong, else replaces all jobs', async () => {
    const good = need('oil', 'Oil filter', { categories: 'OIL' });
    const bad = [
      need('Oil Service', 'Filter', { categories: 'OIL' }),
      need('oil', 'Filter', { categories: 'OIL; NOWHERE' }),
      need('oil', 'Filter', { categories: 'OIL', use: 'SOMETIMES' }),
      need('oil', 'Filter', { categories: 'OIL', universal: true }),
      need('oil', 'Filter', { categories: 'OIL', attributes: { height: 3 } }),
      need('oil', '', { categories: 'OIL' }),
    ];
    const { report, rejected } = await importWorld(running.mongo, { jobs: [good, ...bad] });
    expect(report).toMatchObject({ published: false, reason: 'jobs: 6 of 7 rows were rejected' });
    expect(rejected.map(({ row, problems }) => [row, problems[0]?.field])).toEqual([
      ...[
        [3, 'job'],
        [4, 'categories'],
        [5, 'use'],
        [6, 'use'],
        [7, 'attributes'],
        [8, 'need'],
      ],
    ]);
    expect(await list(slugs.workmate)).toHaveLength(1);
    expect((await importWorld(running.mongo, { jobs: [good] }, { dryRun: true })).report.published).toBe(false);
    expect(await list(slugs.workmate)).toHaveLength(1);
    expect((await importWorld(running.mongo, { jobs: [good] })).report.published).toBe(true);
    expect(await list(slugs.workmate)).toEqual([]);
    expect(await list(slugs.hilux)).toEqual([{ job: 'oil', name: 'Job oil' }]);
    await importWorld(running.mongo, { jobs: world().jobs });
  });
});
