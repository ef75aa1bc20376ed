// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { member, user } from '../testing/people.ts';
import { page } from '../testing/range.ts';
import { renderApp } from '../testing/render-app.tsx';

const searches = [
  {
    query: 'turbo filter',
    count: 12,
    lastAt: '2026-03-02T00:00:00.000Z',
    unknown: [{ word: 'turbo', nearest: ['tube', 'turn'] }],
  },
  { query: 'hilux snow chain', count: 3, lastAt: '2026-03-01T00:00:00.000Z', unknown: [] },
];
const server = (userType: 'Member' | 'Dealer' | 'Admin', found = searches) =>
  fakeServer({
    'session/current': { data: { ...member.data, user: { ...user, userType } } },
    'products/get-product-list': { data: page('Our Range', {}) },
    'operations/empty-searches': { data: { searches: found, totalCount: found.length } },
  });

test('an administrator sees how often, and the words that would help', async () => {
  renderApp('/au/operations/empty-searches', server('Admin').send);
  const row = within(await screen.findByRole('row', { name: /turbo filter/ }));
  expect(row.getByText('12')).toBeDefined();
  expect(row.getByText('“turbo” is unknown. Nearest: tube, turn')).toBeDefined();
  expect(row.getByRole('link').getAttribute('href')).toBe('/au/parts-finder?keywords=turbo+filter');
  expect(screen.getByText('Every word is known; no part has all of them.')).toBeDefined();
});

test('an empty list is reported as well', async () => {
  renderApp('/au/operations/empty-searches', server('Admin', []).send);
  expect(await screen.findByRole('heading', { name: 'No searches without results' })).toBeDefined();
});

test.each(['Member', 'Dealer'] as const)('there is no such page for a %s', async (userType) => {
  const { called, send } = server(userType);
  renderApp('/au/operations/empty-searches', send);
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined();
  expect(called('operations/empty-searches')).toEqual([]);
});
