import { demoSet } from '@southline/demo/demo-set';
import { cleanse } from '@southline/kernel/part-number';
import { eventually, size } from '@southline/testkit';
import { afterAll, expect, it } from 'vitest';
import { runningCatalogue } from './support/running-catalogue.ts';
import { importWorld } from './support/small-world.ts';

/** The demo has 20,000; `DEMO_NUMBERS=20000` tests all of them. */
const count = size('DEMO_NUMBERS', { usual: 250, thorough: 1_000 });
const set = demoSet({ parts: count, seed: 1, vehicles: 100 });
const parts = [...set.parts()];

const running = await runningCatalogue();
const { report } = await importWorld(running.mongo, {
  vehicles: [...set.vehicles()],
  categories: [...set.categories()],
  parts,
  supersessions: [...set.supersessions()],
  fitments: [...set.fitments()],
  stock: [...set.stock()],
  jobs: [...set.jobs()],
});
expect(report.published).toBe(true);
await eventually(async () => expect((await running.vehicles.listMakes({})).makes).not.toEqual([]));
afterAll(() => running.stop());

type Part = (typeof parts)[number];

const printed = {
  'as printed': ({ part_no }: Part) => part_no,
  'run together': ({ part_no }: Part) => cleanse(part_no),
  'in small letters': ({ part_no }: Part) => part_no.toLowerCase(),
};

const atOnce = 50;

/** Typed texts whose first hit is another part than the intended one. */
const missed = async (typedOf: (part: Part) => string, firstOf: (typed: string, part: Part) => Promise<boolean>) => {
  const wrong: string[] = [];
  for (let from = 0; from < parts.length; from += atOnce)
    await Promise.all(
      parts.slice(from, from + atOnce).map(async (part) => {
        const typed = typedOf(part);
        if (!(await firstOf(typed, part))) wrong.push(typed);
      }),
    );
  return wrong;
};

const suggested = async (query: string) => (await running.suggestions.suggest({ query, vehicleSlug: '' })).parts[0];
const ofNumber = async (partNo: string) => {
  const { groups } = await running.catalogue.searchPartNumber({ partNo, vehicleSlug: '' });
  return groups[0]?.rows[0];
};

it.each(Object.entries(printed))(
  'every number %s is the first suggestion, and the first hit by number',
  async (_how, typedOf) => {
    const own = async (typed: string, { part_no }: Part) =>
      (await suggested(typed))?.part?.partNo === part_no && (await ofNumber(typed))?.part?.partNo === part_no;
    expect(await missed(typedOf, own)).toEqual([]);
  },
  600_000,
);

it.each(['', 'GM ', 'GM no. '])(
  'every GM number after “%s” suggests a part that has it',
  async (before) => {
    const has = async (typed: string, { gm_part_no }: Part) => (await suggested(typed))?.part?.gmPartNo === gm_part_no;
    expect(await missed(({ gm_part_no }) => `${before}${gm_part_no}`, has)).toEqual([]);
  },
  600_000,
);
