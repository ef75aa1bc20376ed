import type { Dealer } from '@southline/rest/types';
import { expect, test } from 'vitest';
import { marksOf, overviewPlace, tilesAround } from './map-picture.ts';

const takapuna = { lat: -36.7917, lng: 174.7758 };
const view = { kind: 'at', centre: takapuna, zoom: 10 } as const;
const phone = { width: 440, height: 900 };
const dealerAt = (lat: number, lng: number) => ({ location: { lat, lng } }) as Dealer;

test('tiles of a smaller zoom are drawn larger, and cover the box around the middle', () => {
  const tiles = tilesAround(view, 8, phone);
  expect(new Set(tiles.map(({ size }) => size))).toEqual(new Set([1024]));
  expect(tiles).toContainEqual(expect.objectContaining({ column: 252, row: 156 }));
  expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(-220);
  expect(Math.max(...tiles.map(({ left, size }) => left + size))).toBeGreaterThanOrEqual(220);
  expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(-450);
  expect(Math.max(...tiles.map(({ top, size }) => top + size))).toBeGreaterThanOrEqual(450);
});

test('a result is where the map has it: 512 pixels are the world at zoom 0', () => {
  const degree = (512 * 2 ** 9) / 360;
  const [mark] = marksOf(view, [dealerAt(takapuna.lat, takapuna.lng + 0.2)], phone);
  expect(mark).toEqual({ left: Math.round(0.2 * degree), top: 0, numbers: [1] });
});

test('results too close to each other are one, and those outside are not drawn', () => {
  const dealers = [0, 0.01, 0.2, 5].map((east) => dealerAt(takapuna.lat, takapuna.lng + east));
  expect(marksOf(view, dealers, phone).map(({ numbers }) => numbers)).toEqual([[1, 2], [3]]);
});

test('the overview lies around the middle of the country; the world is 1 by 1', () => {
  const overview = { address: '/map/overview.svg', left: 0.75, top: 0.5, width: 0.3125, height: 0.25 };
  // Ten degrees on both sides of 150° E and of the equator.
  const country = { kind: 'country', corners: [140, -10, 160, 10], zoom: 6 } as const;
  const place = overviewPlace(country, overview);
  expect(place).toMatchObject({ world: 512 * 2 ** 5, top: 0, width: 0.3125, height: 0.25 });
  expect(place.across).toBeCloseTo(20 / 360);
  // Web Mercator stretches ten degrees at the equator by half a percent.
  expect(place.down).toBeCloseTo(20.1 / 360, 3);
  expect(place.left).toBeCloseTo(-60 / 360);
});
