import { expect, test, vi } from 'vitest';
import { vehicleChosen } from './finder-slice.ts';
import { createAppStore, keepStore } from './store.ts';

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
const persistedStore = (options: Parameters<typeof createAppStore>[0]) => {
  const store = createAppStore(options);
  keepStore(store);
  return store;
};
const restored = async (stored: object) => {
  const store = persistedStore({ storage: memory(stored) });
  await vi.waitFor(() => expect(Reflect.get(store.getState(), '_persist')).toMatchObject({ rehydrated: true }));
  return store.getState().finder.vehicle;
};

test('what version 2 has stored comes back', async () => {
  expect(await restored({ finder: { vehicle }, _persist: { version: 2, rehydrated: true } })).toEqual(vehicle);
});

test('state of an older version, or without one, is dropped', async () => {
  expect(await restored({ finder: { vehicle }, _persist: { version: 1, rehydrated: true } })).toBeNull();
  expect(await restored({ finder: { vehicle } })).toBeNull();
});

test('a choice is written about a second later, and holds nothing but choices', async () => {
  const storage = memory();
  const store = persistedStore({ storage });
  store.dispatch(vehicleChosen(vehicle));
  await vi.waitFor(() => expect(storage.items.get('persist:southline')).toContain('HiLux'), { timeout: 5000 });
  const kept = JSON.parse(storage.items.get('persist:southline') ?? '{}');
  expect(Object.keys(kept).sort()).toEqual(['_persist', 'finder', 'garage', 'pad', 'preferences']);
});

test('look-up data beside the vehicle are not stored: no plate, no VIN', async () => {
  const storage = memory();
  const store = persistedStore({ storage });
  const found = { ...vehicle, chosenRego: 'ABC123', chosenRegoState: 'VIC', vin: '6T1BF3EK50X123456' };
  store.dispatch(vehicleChosen(found));
  await vi.waitFor(() => expect(storage.items.get('persist:southline')).toContain('HiLux'), { timeout: 5000 });
  expect(storage.items.get('persist:southline')).not.toMatch(/ABC123|6T1BF3EK50X123456|VIC/);
});

test('an older version leaves the storage, not only the client', async () => {
  const storage = memory({ finder: { vehicle }, session: { email: 'robin@example.com' }, _persist: { version: 1 } });
  persistedStore({ storage });
  const kept = () => JSON.parse(storage.items.get('persist:southline') ?? '{}');
  await vi.waitFor(() => expect(JSON.parse(kept()._persist)).toMatchObject({ version: 2 }), { timeout: 5000 });
  expect(storage.items.get('persist:southline')).not.toMatch(/HiLux|robin@example.com/);
});

test('a choice of the last second is written when the page closes', async () => {
  const storage = memory();
  const store = createAppStore({ storage });
  const kept = keepStore(store);
  await vi.waitFor(() => expect(Reflect.get(store.getState(), '_persist')).toMatchObject({ rehydrated: true }));
  store.dispatch(vehicleChosen(vehicle));
  void kept.flush();
  expect(storage.items.get('persist:southline')).toContain('HiLux');
});

test('many choices in a second are one writing', async () => {
  vi.useFakeTimers();
  const storage = memory();
  let writings = 0;
  const counted = {
    ...storage,
    setItem: async (key: string, value: string) => {
      writings += 1;
      await storage.setItem(key, value);
    },
  };
  const store = persistedStore({ storage: counted });
  await vi.advanceTimersByTimeAsync(10_000);
  writings = 0;
  for (let year = 2000; year < 2020; year += 1) {
    store.dispatch(vehicleChosen({ ...vehicle, year }));
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(writings).toBeLessThanOrEqual(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(writings).toBeGreaterThanOrEqual(1);
  expect(writings).toBeLessThanOrEqual(2);
  expect(storage.items.get('persist:southline')).toContain('2019');
  vi.useRealTimers();
});
