import { expect, it } from 'vitest';
import { demoWorld, worldMs } from '../../../test/support/search-world.ts';
import { understand } from './understand.ts';

const world = await demoWorld();
const foundBy = async (typed: string) => {
  const { ordinals, outside } = await understand(world.searched, typed, world.vehicleReader);
  const first = world.byId.get(world.searched.parts.at(ordinals[0] ?? -1) ?? '');
  return { count: ordinals.length, first: first?.description ?? '', notSold: outside?.thing };
};

it.each([
  ['dot4', /^Brake fluid DOT 4/],
  ['dot 4', /^Brake fluid DOT 4/],
  ['iso46', /^Hydraulic oil/i],
  ['din55', /^Battery/],
  ['ns60', /^Battery/],
  ['bay15d', /BAY15d/],
  ['hir2', /HIR2/],
  ['cr2032', /CR2032/],
  ['bt-50', /BT-50/],
])('%s has the shape of a plate and is a word of the catalogue', { timeout: worldMs }, async (typed, first) => {
  expect((await foundBy(typed)).first).toMatch(first);
});

// Their letters and digits alone occur in some part.
it.each(['SQ63', 'TT31PG', '1SK638', 'X33FL', 'AD 24', 'MA11', 'V65TF'])(
  '%s finds no part by chance',
  async (typed) => {
    expect(await foundBy(typed)).toMatchObject({ count: 0 });
  },
);

it('of random plates, nearly none finds parts by words', { timeout: worldMs }, async () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  let seed = 11;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  const plates = ['AAA00A', 'AAA000', '0AA0AA', '000AAA', '0AAA000', 'AA00AA', 'AAA0', 'AA00'].flatMap((shape) =>
    Array.from({ length: 100 }, () =>
      shape.replace(/A/g, () => letters.charAt(next(26))).replace(/0/g, () => String(next(10))),
    ),
  );
  const found = await Promise.all(plates.map(foundBy));
  expect(found.filter(({ count }) => count > 0).length).toBeLessThan(8);
});

it('a product is sold if a category has its name; another has its nearest parts, then those with its words', async () => {
  expect(await foundBy('sensor')).toMatchObject({ first: expect.stringMatching(/wear sensor/i), notSold: undefined });
  expect(await foundBy('camshaft sensor')).toMatchObject({ count: 0, notSold: expect.stringMatching(/sensor/) });
  expect(await foundBy('tyre')).toMatchObject({ first: expect.stringMatching(/^Tyre/), notSold: 'tyres' });
  expect(await foundBy('radiator')).toMatchObject({ first: expect.stringMatching(/^Coolant/), notSold: 'radiator' });
  expect(await foundBy('windscreen')).toMatchObject({ count: 0, notSold: 'windscreen' });
});
