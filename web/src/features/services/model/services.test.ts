import { expect, test } from 'vitest';
import { partsNameOf, rangeAt, services } from './services.ts';

test("a service's button leads to its id with the word service replaced by parts, and that to a page of the range", () => {
  expect(partsNameOf('battery-service')).toBe('battery-parts');
  expect([rangeAt('battery-parts'), rangeAt('Battery-Parts/'), rangeAt('parts')]).toEqual([
    'Batteries',
    'Batteries',
    '',
  ]);
  for (const { id, range } of services) expect(rangeAt(partsNameOf(id))).toBe(range);
});

test('a page of the range is what its address says', () => {
  for (const name of ['', 'Batteries', 'Brakes/Brake-Pads']) expect(rangeAt(name)).toBe(name);
});
