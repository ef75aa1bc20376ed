import { expect, it } from 'vitest';
import { vehicleTableBuilder } from './vehicle-table.ts';

const vehicle = (id: string, model: string, year: number, variant = 'SR5') => ({
  id,
  make: 'TOYOTA',
  model,
  series: 'GUN126',
  year,
  variant,
});
const builder = vehicleTableBuilder();
for (const entry of [
  vehicle('A', 'HiLux', 2018),
  vehicle('B', 'HiLux', 2019),
  vehicle('C', 'HiLux', 2021),
  vehicle('D', 'HiLux', 2018, 'Workmate'),
  vehicle('E', 'Camry', 2018),
]) {
  builder.add(entry);
}
const table = builder.build();
const shown = (listed: Parameters<typeof table.merge>[0], limit = 10) => {
  const { fitments, totalCount } = table.merge(listed, limit);
  return [totalCount, fitments.map(({ model, variant, years, note }) => `${model} ${variant} ${years} ${note}`.trim())];
};

it('years of a variant are merged, variants come in order of their names', () => {
  expect(shown([{ vehicles: ['D', 'C', 'B', 'A', 'E'], note: '' }])).toEqual([
    3,
    ['Camry SR5 2018', 'HiLux SR5 2018–2019, 2021', 'HiLux Workmate 2018'],
  ]);
});

it('another condition is another line; a vehicle that is listed twice counts once', () => {
  expect(
    shown([
      { vehicles: ['A', 'B'], note: '' },
      { vehicles: ['B', 'A'], note: '' },
      { vehicles: ['A'], note: 'From 06/2018' },
    ]),
  ).toEqual([2, ['HiLux SR5 2018–2019', 'HiLux SR5 2018 From 06/2018']]);
});

it('the total counts rows beyond the limit, and unknown vehicles are not counted', () => {
  expect(shown([{ vehicles: ['A', 'D', 'E', 'GONE'], note: '' }], 1)).toEqual([3, ['Camry SR5 2018']]);
});
