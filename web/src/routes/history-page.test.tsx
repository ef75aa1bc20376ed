// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '../testing/render-app.tsx';

type Watch = (entries: Partial<IntersectionObserverEntry>[]) => void;
let watches: { tell: Watch; threshold: unknown }[];
const media = (matching: RegExp) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.test(query),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
const scrollTo = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });

beforeEach(() => {
  watches = [];
  scrollTo(0);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: Watch, { threshold }: IntersectionObserverInit) {
        watches.push({ tell, threshold });
      }
      observe() {}
      disconnect() {}
    },
  );
});

const years = () => within(timeline()).getAllByRole('listitem');
const timeline = () => {
  const found = screen.getAllByRole('list').find((list) => list.querySelector('#y1900'));
  if (!found) throw new Error('no timeline');
  return found;
};
const open = async () => {
  openApp('/au/hundred-years', { 'Images/get': { data: [] } });
  await screen.findByRole('heading', { level: 1, name: '100 years of Southline' });
  // Before the script has measured, everything is visible.
  await waitFor(() => expect(years()).toHaveLength(11));
};
const isShown = (year: number) => timeline().querySelector(`#y${year}`)?.hasAttribute('data-shown');

test('the timeline has the years of the specification, in their order', async () => {
  media(/nothing/);
  await open();
  expect(years().map(({ id }) => id)).toEqual(
    [1900, 1920, 1930, 1940, 1950, 1960, 1970, 1980, 1990, 2000, 2010].map((year) => `y${year}`),
  );
});

test('on desktops an item appears when half visible, and its text follows the scroll direction', async () => {
  media(/nothing/);
  await open();
  const [watch] = watches;
  expect(watch?.threshold).toContain(0.5);
  const item = (index: number, intersectionRatio: number) => ({
    target: years()[index],
    intersectionRatio,
    isIntersecting: intersectionRatio > 0,
  });
  act(() => watch?.tell([item(0, 1), item(1, 0.3), item(2, 0)]));
  expect([isShown(1900), isShown(1920), isShown(1930)]).toEqual([true, false, false]);
  scrollTo(400);
  act(() => watch?.tell([item(1, 0.5)]));
  expect([isShown(1920), timeline().dataset.direction]).toEqual([true, 'down']);
  scrollTo(100);
  act(() => watch?.tell([item(1, 0.4), item(2, 0)]));
  expect([isShown(1920), timeline().dataset.direction]).toEqual([true, 'up']);
  act(() => watch?.tell([item(1, 0)]));
  expect(isShown(1920)).toBe(false);
});

test.each([
  ['phones', /max-width: 48em/],
  ['people who want less motion', /prefers-reduced-motion/],
])('for %s nothing moves and everything is there', async (_who, query) => {
  media(query);
  await open();
  expect(watches).toEqual([]);
  expect(timeline().hasAttribute('data-moving')).toBe(false);
  expect(years().every((item) => item.hasAttribute('data-shown'))).toBe(true);
});
