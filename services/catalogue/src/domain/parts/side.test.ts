import { expect, it } from 'vitest';
import { withSide } from './side.ts';

const blade = [
  { name: 'Length', value: '600 mm' },
  { name: 'Side', value: 'universal' },
];

it('a part for either side gets the side of its fitment', () => {
  expect(withSide(blade, 'Driver side')).toEqual([blade[0], { name: 'Side', value: 'Driver side' }]);
});

it('a part for one side keeps it, and without a vehicle nothing is known', () => {
  const left = [{ name: 'Side', value: 'left' }];
  expect(withSide(left, 'Front left')).toEqual(left);
  expect(withSide(blade, '')).toEqual(blade);
});
