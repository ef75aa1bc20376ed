import { createLogger } from '@southline/platform/logger';
import { expect, onTestFinished, test } from 'vitest';
import type { LocatorStore, Reader } from '../domain/ports.ts';
import { followLocator } from './current-locator.ts';
import { findNearestDealer } from './find-nearest-dealer.ts';

test('an unknown place is looked up once', async () => {
  let looks = 0;
  const nothing = async () => {
    looks += 1;
    return [];
  };
  const reader: Partial<Reader> = { suburbs: nothing, postcode: nothing };
  const store: LocatorStore = { pointers: async () => ({}), reader: () => reader as Reader };
  const locator = await followLocator(store, createLogger('locator', 'silent'));
  onTestFinished(() => locator.stop());
  const find = () => findNearestDealer(locator)('Battery', { state: 'WA', suburb: 'Atlantis', postcode: '6999' });
  await expect(find()).rejects.toMatchObject({ code: 'PlaceUnknown' });
  const first = looks;
  await expect(find()).rejects.toMatchObject({ code: 'PlaceUnknown' });
  expect([first, looks]).toEqual([3, 3]);
});
