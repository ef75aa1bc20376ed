import { expect, it } from 'vitest';
import { drawPlace } from './draw-place.ts';
import { ends, type Place, placeOf, sides, spots } from './place.ts';

it.each<[string, Record<string, string>, Place | undefined]>([
  ['brakes', { axle: 'front' }, { end: 'front', side: 'both', spot: 'wheel' }],
  ['brakes', { axle: 'rear', side: 'left' }, { end: 'rear', side: 'left', spot: 'wheel' }],
  ['Brakes', { position: 'Front RH' }, { end: 'front', side: 'right', spot: 'wheel' }],
  ['wipers', { side: 'rear' }, { end: 'rear', side: 'both', spot: 'window' }],
  ['wipers', { position: 'Front, driver side' }, { end: 'front', side: 'right', spot: 'window' }],
  ['light-bulbs', { position: 'rear left' }, { end: 'rear', side: 'left', spot: 'body' }],
  ['brakes', { axle: 'front and rear' }, undefined],
  ['wipers', { side: 'universal' }, undefined],
  ['batteries', { terminal_layout: 'L (positive left)' }, undefined],
  ['filters', {}, undefined],
])('a part of %s that says %o sits at %o', (family, attributes, place) => {
  expect(placeOf(family, attributes)).toEqual(place);
});

it('every place has a picture of its own, the same each time', () => {
  const places = spots.flatMap((spot) => ends.flatMap((end) => sides.map((side) => ({ spot, end, side }))));
  const drawn = places.map((place) => drawPlace(place));
  expect(new Set(drawn).size).toBe(places.length);
  expect(places.map((place) => drawPlace(place))).toEqual(drawn);
  for (const svg of drawn) expect(svg).not.toMatch(/NaN|Infinity|undefined/);
});
