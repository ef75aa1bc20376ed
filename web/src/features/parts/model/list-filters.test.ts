import { expect, test } from 'vitest';
import type { Facet } from '../api/part-types.ts';
import { chosenOf, countChosen, isChosen, toggle } from './list-filters.ts';

const facet = (name: string, ...values: string[]): Facet => ({
  name,
  label: name,
  values: values.map((value) => ({ value, label: `${value}!`, count: 1 })),
});

test('a value is put in and taken out, and nothing empty stays behind', () => {
  for (const [name, value] of [
    ['grade', 'PREMIUM'],
    ['stock', 'InStock'],
    ['price', '10-19.99'],
    ['price', '500-'],
    ['price', '0-9.99'],
    ['Axle', 'Front'],
  ] as const) {
    const filters = toggle({}, name, value);
    expect([value, isChosen(filters ?? {}, name, value)]).toEqual([value, true]);
    expect([value, toggle(filters ?? {}, name, value)]).toEqual([value, undefined]);
  }
});

test('values of one attribute add up, and leave the other filters alone', () => {
  const first = toggle({ inStock: true }, 'Axle', 'Front') ?? {};
  const second = toggle(first, 'Axle', 'Rear') ?? {};
  expect(second).toEqual({ inStock: true, attributes: { Axle: ['Front', 'Rear'] } });
  expect(toggle(second, 'Axle', 'Front')).toEqual({ inStock: true, attributes: { Axle: ['Rear'] } });
});

test('of prices there is one range at a time', () => {
  const filters = toggle(toggle({}, 'price', '10-19.99') ?? {}, 'price', '20-49.99') ?? {};
  expect(filters).toEqual({ priceFrom: 20, priceTo: 49.99 });
  expect(isChosen(filters, 'price', '10-19.99')).toBe(false);
});

test('each wanted value has a chip that takes it away, also one that the list no longer counts', () => {
  const filters = { inStock: true, grade: ['PREMIUM'], priceFrom: 500, attributes: { Axle: ['Front', 'Gone'] } };
  const chosen = chosenOf(filters, [facet('grade', 'PREMIUM'), facet('Axle', 'Front')]);
  expect(chosen.map(({ facet: name, label }) => [name, label])).toEqual([
    ['stock', 'InStock'],
    ['grade', 'PREMIUM!'],
    ['price', '500-'],
    ['Axle', 'Front!'],
    ['Axle', 'Gone'],
  ]);
  const none = chosen.reduce((left, chip) => toggle(left, chip.facet, chip.value) ?? {}, filters as object);
  expect(none).toEqual({});
});

test('a facet counts its chosen values', () => {
  const filters = { grade: ['PREMIUM'], priceTo: 9.99, attributes: { Axle: ['Front', 'Rear'] } };
  expect(countChosen(filters, facet('grade', 'PREMIUM'))).toBe(1);
  expect(countChosen(filters, facet('price', '0-9.99', '10-19.99'))).toBe(1);
  expect(countChosen(filters, facet('Axle'))).toBe(2);
  expect(countChosen(filters, facet('Side'))).toBe(0);
});
