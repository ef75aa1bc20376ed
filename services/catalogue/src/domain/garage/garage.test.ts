import { expect, test } from 'vitest';
import { maxGarage, type SavedVehicle, withChanged, without, withVehicles } from './garage.ts';

const kept = (id: string, label: string, vehicle = 'v1'): SavedVehicle => ({
  id,
  label,
  vehicle: {
    id: vehicle,
    slug: vehicle,
    kType: '',
    market: '',
    make: 'FORD',
    model: 'Ranger',
    series: '',
    year: 2018,
    variant: '',
    carline: '',
  },
});

test('the newest comes first, and the same vehicle under the same label is one entry', () => {
  const garage = withVehicles([kept('a', 'Van 1')], [kept('b', 'Van 1'), kept('c', 'Van 2'), kept('d', 'Van 2')]);
  expect(garage.map(({ id }) => id)).toEqual(['c', 'a']);
  expect(withVehicles(garage, [kept('e', 'Van 1', 'v2')])).toHaveLength(3);
});

test('above the limit nothing is added, and existing entries take no room', () => {
  const many = Array.from({ length: maxGarage }, (_, index) => kept(`k${index}`, `Van ${index}`));
  expect(withVehicles(many.slice(1), many.slice(0, 2))).toHaveLength(maxGarage);
  expect(() => withVehicles(many, [kept('x', 'Another')])).toThrow(expect.objectContaining({ code: 'GarageFull' }));
  expect(withVehicles(many, [kept('x', 'Van 5')])).toHaveLength(maxGarage);
});

test('a label is changed in place; one that is then the same as another becomes one with it', () => {
  const garage = [kept('a', 'Van 1'), kept('b', 'Van 2')];
  expect(withChanged(garage, kept('b', 'Ute')).map(({ label }) => label)).toEqual(['Van 1', 'Ute']);
  expect(withChanged(garage, kept('b', 'Van 1')).map(({ id }) => id)).toEqual(['b']);
  expect(() => withChanged(garage, kept('z', 'Ute'))).toThrow(expect.objectContaining({ code: 'NotFound' }));
});

test('a missing entry cannot be removed', () => {
  expect(without([kept('a', '')], 'a')).toEqual([]);
  expect(() => without([kept('a', '')], 'b')).toThrow(expect.objectContaining({ code: 'NotFound' }));
});
