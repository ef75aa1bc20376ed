// @vitest-environment happy-dom
import { createBrowserHistory } from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '../../shared/http/query-client.ts';
import { createAppStore } from '../../shared/store/store.ts';
import { isPhone } from '../../shared/ui/use-phone.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { row } from '../../testing/parts.ts';
import { guest } from '../../testing/people.ts';
import { App } from '../app.tsx';
import { createAppRouter } from '../router.tsx';
import { cachePages } from './cache-pages.ts';

const LIST = '/au/parts-finder?keywords=oil';
const part = `/au/part-detail/${row.productNr}`;
const listing = { data: { partListing: [{ categoryName: 'x', partsListing: [row] }], maxPage: 1, totalCount: 1 } };

const set = (on: object, name: string, value: unknown) =>
  Object.defineProperty(on, name, { configurable: true, value });
afterEach(() => {
  set(navigator, 'serviceWorker', undefined);
  set(window, 'navigation', undefined);
});

/** A list of parts in a tab with these earlier pages, and a worker. `isFirst`: it has not been there before. */
const openList = async (before: readonly string[], isFirst: boolean) => {
  const sent: string[] = [];
  const active = { postMessage: ({ pages }: { pages: readonly string[] }) => sent.push(...pages) };
  const ready = Promise.resolve({ active });
  set(navigator, 'serviceWorker', { controller: isFirst ? null : active, register: async () => undefined, ready });
  set(window, 'navigation', { entries: () => before.map((path) => ({ url: location.origin + path })) });
  const { send } = fakeServer({
    'session/current': guest,
    'api/Vehicle/GetMakes': { data: [] },
    'api/Product/SearchByKeywords': listing,
  });
  window.history.replaceState({}, '', LIST);
  const queryClient = createQueryClient();
  const store = createAppStore({ language: 'en' });
  const history = createBrowserHistory();
  const chosenVehicle = () => undefined;
  const router = createAppRouter({ queryClient, basePath: '', send, language: () => 'en', chosenVehicle, history });
  render(<App store={store} queryClient={queryClient} router={router} phone={isPhone()} />);
  const link = await screen.findByRole('link', { name: row.productNr });
  await cachePages(router, '');
  return { link, reported: () => sent.map((url) => url.slice(location.origin.length)) };
};

test('a part that is opened by a click in a list is reported to the worker', async () => {
  const { link, reported } = await openList([], false);
  fireEvent.click(link);
  await waitFor(() => expect(reported()).toContain(part));
});

test('public pages that were opened before the worker was there are reported, once and without personal ones', async () => {
  const { reported } = await openList([LIST, part, '/au/cart', '/au/member-orders/0', part, LIST], true);
  expect(reported()).toEqual(['/au', '/au/parts-finder', LIST, part]);
});

test('with a worker from the start earlier pages were reported by themselves', async () => {
  const { reported } = await openList([part, LIST], false);
  expect(reported()).toEqual(['/au', '/au/parts-finder']);
});
