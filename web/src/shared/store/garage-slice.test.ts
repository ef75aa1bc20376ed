import { expect, test } from 'vitest';
import { vehicleChosen } from './finder-slice.ts';
import { garageEmptied, keepingDeclined, MOST_REMEMBERED, vehicleForgotten } from './garage-slice.ts';
import { createAppStore } from './store.ts';

const vehicle = (vehicleSlug: string) => ({
  vehicleSlug,
  vehicleID: vehicleSlug,
  vehicleKType: '',
  make: 'TOYOTA',
  model: 'HiLux',
  year: 2018,
  series: '',
  variant: '',
  carline: '',
});
const slugs = (store: ReturnType<typeof createAppStore>) =>
  store.getState().garage.vehicles.map(({ vehicleSlug }) => vehicleSlug);

test('every chosen vehicle is remembered once, the newest first, a dozen at most', () => {
  const store = createAppStore();
  for (const slug of ['a', 'b', 'c', 'a']) store.dispatch(vehicleChosen(vehicle(slug)));
  expect(slugs(store)).toEqual(['a', 'c', 'b']);
  for (let index = 0; index < MOST_REMEMBERED; index += 1) store.dispatch(vehicleChosen(vehicle(`v${index}`)));
  expect(slugs(store)).toHaveLength(MOST_REMEMBERED);
  expect(slugs(store)).not.toContain('a');
});

test('looked-up data are not stored: no plate, no VIN', () => {
  const store = createAppStore();
  store.dispatch(vehicleChosen({ ...vehicle('a'), chosenRego: 'ABC123', vin: '6T1BF3EK50X123456' } as never));
  expect(JSON.stringify(store.getState().garage)).not.toMatch(/ABC123|6T1BF3EK50X123456/);
});

test('one can be forgotten, and all at once', () => {
  const store = createAppStore();
  for (const slug of ['a', 'b']) store.dispatch(vehicleChosen(vehicle(slug)));
  store.dispatch(keepingDeclined());
  store.dispatch(vehicleForgotten('b'));
  expect(slugs(store)).toEqual(['a']);
  store.dispatch(garageEmptied());
  expect(store.getState().garage).toEqual({ vehicles: [], declined: [] });
});
