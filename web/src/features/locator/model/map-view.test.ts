import { expect, test } from 'vitest';
import { aDealer } from '../../../testing/dealers.ts';
import { tileZoom, viewOf } from './map-view.ts';

const place = { state: 'NZ', suburb: 'Takapuna', postcode: '0622', location: { lat: -36.79, lng: 174.77 } };
const takapuna = aDealer({ location: { lat: -36.78, lng: 174.76 } });
const dunedin = aDealer({ location: { lat: -45.87, lng: 170.5 } });

test('before a search the map shows the country, no nearer than 6', () => {
  expect(viewOf('nz', undefined)).toEqual({ kind: 'country', corners: [166.4, -47.3, 178.6, -34.4], zoom: 6 });
  expect(viewOf('au', undefined)).toMatchObject({ kind: 'country', zoom: 6 });
});

test('without results it shows Auckland at 12', () => {
  const auckland = { kind: 'at', centre: { lat: -36.8509, lng: 174.7645 }, zoom: 12 };
  expect(viewOf('nz', { dealers: [], place: null })).toEqual(auckland);
  expect(viewOf('nz', { dealers: [], place })).toEqual(auckland);
});

test('after a search it shows the place at 10', () => {
  expect(viewOf('nz', { dealers: [takapuna, dunedin], place })).toEqual({
    kind: 'at',
    centre: place.location,
    zoom: 10,
  });
});

test('without a state or suburb it shows all of them, no nearer than 6', () => {
  expect(viewOf('nz', { dealers: [takapuna, dunedin], place: null })).toEqual({
    kind: 'around',
    corners: [170.5, -45.87, 174.76, -36.78],
    zoom: 6,
  });
});

test.each([
  ['the Chathams and the mainland', [-176.559, 170.5, 174.76], 170.5, 183.441],
  ['the Chathams alone', [-176.559], -176.559, -176.559],
  ['Fiji on both sides of 180°', [179.9, -179.9], 179.9, 180.1],
  ['Australia', [115.9, 153.5], 115.9, 153.5],
  ['both sides of Greenwich', [-0.1, 0.2], -0.1, 0.2],
])('the box around %s is the narrow one', (_name, lngs, west, east) => {
  const dealers = lngs.map((lng) => aDealer({ location: { lat: -43.9, lng } }));
  const view = viewOf('nz', { dealers, place: null });
  const [from = 0, , to = 0] = view.kind === 'around' ? view.corners : [];
  expect(from).toBeCloseTo(west, 6);
  expect(to).toBeCloseTo(east, 6);
});

test('tiles of 512 pixels show the same a zoom earlier', () => {
  expect([12, 10, 6].map(tileZoom)).toEqual([11, 9, 5]);
});

test('a single dealer far away is shown together with the searched place', () => {
  const view = viewOf('nz', { dealers: [], place, nearest: dunedin });
  expect(view).toMatchObject({ kind: 'around' });
  expect(view.kind === 'around' && view.corners[1]).toBeCloseTo(dunedin.location.lat, 5);
  expect(view.kind === 'around' && view.corners[3]).toBeCloseTo(place.location.lat, 5);
});
