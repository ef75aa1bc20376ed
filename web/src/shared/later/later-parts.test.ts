// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage } from '../store/browser-storage.ts';
import { laterParts } from './later-parts.ts';

const part = {
  region: 'au' as const,
  productNr: 'FO1003',
  quantity: 2,
  description: 'Oil filter',
  listPrice: 18.95,
  isFreePart: false,
};
afterEach(() => {
  vi.restoreAllMocks();
  laterParts.clear();
});

test('each part has a key of its own, and the outcome takes its place until it is closed', () => {
  laterParts.add([part, part]);
  const [first, second] = laterParts.state().waiting;
  if (!first || !second) throw new Error('nothing waits');
  expect(first.key).not.toBe(second.key);
  laterParts.settle([{ ...first, refusal: 'No.' }]);
  expect(laterParts.state()).toEqual({ waiting: [second], outcomes: [{ ...first, refusal: 'No.' }] });
  laterParts.close();
  expect(laterParts.state()).toEqual({ waiting: [second], outcomes: [] });
});

test('a browser that stores nothing refuses a part, instead of losing it', () => {
  vi.spyOn(browserStorage, 'setItem').mockReturnValue(false);
  expect(() => laterParts.add([part])).toThrow('The browser stores nothing.');
});

test.each(['{', '[]', '{"waiting":1}'])('the foreign text %s counts as nothing', (text) => {
  browserStorage.setItem('southline-later', text);
  expect(laterParts.state()).toEqual({ waiting: [], outcomes: [] });
});
