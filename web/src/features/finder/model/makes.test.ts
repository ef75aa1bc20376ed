import { expect, test } from 'vitest';
import { splitMakes } from './makes.ts';
import { labelOfSlug } from './vehicle-label.ts';

test('popular makes come first, and only those that exist', () => {
  expect(splitMakes(['ALFA ROMEO', 'FORD', 'TOYOTA', 'VOLVO'])).toEqual({
    popular: ['FORD', 'TOYOTA'],
    others: ['ALFA ROMEO', 'VOLVO'],
  });
});

test('a vehicle known by its address only is named by its slug without the id at the end', () => {
  expect(labelOfSlug('toyota-hilux-gun126r-2018-sr5-a012345').name).toBe('TOYOTA HILUX GUN126R 2018 SR5');
});
