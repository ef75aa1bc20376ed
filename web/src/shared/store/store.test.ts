import { expect, test, vi } from 'vitest';
import { vehicleChosen } from './finder-slice.ts';
import { createAppStore } from './store.ts';

const vehicle = {
  vehicleSlug: 'v',
  vehicleID: '1',
  vehicleKType: '2',
  make: 'TOYOTA',
  model: 'HiLux',
  year: 2018,
  series: '',
  variant: '',
  carline: '',
};

const memory = (stored?: object) => {
  const items = new Map<string, string>();
  if (stored) {
    const parts = Object.entries(stored).map(([name, value]) => [name, JSON.stringify(value)]);
    items.set('persist:southline', JSON.stringify(Object.fromEntries(parts)));
  }
  return {
    items,
    getItem: async (key: string) => items.get(key) ?? null,
    setItem: async (key: string, value: string) => void items.set(key, value),
    removeItem: async (key: string) => void items.delete(key),
  };
};
const restored = async (stored: object) => {
  const store = createAppStore(memory(stored));
  await vi.waitFor(() => expect(Reflect.get(store.getState(), '_persist')).toMatchObject({ rehydrated: true }));
  return store.getState().finder.vehicle;
};

test('what version 2 has stored comes back', async () => {
  expect(await restored({ finder: { vehicle }, _persist: { version: 2, rehydrated: true } })).toEqual(vehicle);
});

test('what an older version has stored, or none, is dropped', async () => {
  expect(await restored({ finder: { vehicle }, _persist: { version: 1, rehydrated: true } })).toBeNull();
  expect(await restored({ finder: { vehicle } })).toBeNull();
});

test('a choice is written about a second later, and holds nothing but choices', async () => {
  const storage = memory();
  const store = createAppStore(storage);
  store.dispatch(vehicleChosen(vehicle));
  await vi.waitFor(() => expect(storage.items.get('persist:southline')).toContain('HiLux'), { timeout: 5000 });
  const kept = JSON.parse(storage.items.get('persist:southline') ?? '{}');
  expect(Object.keys(kept).sort()).toEqual(['_persist', 'finder', 'preferences']);
});
