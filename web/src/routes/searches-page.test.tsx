// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { member, user } from '../testing/people.ts';
import { page } from '../testing/range.ts';
import { renderApp } from '../testing/render-app.tsx';

const searches = [
  {
    query: 'turbo filter',
    count: 12,
    unopened: 5,
    lastAt: '2026-03-02T00:00:00.000Z',
    unknown: [{ word: 'turbo', nearest: ['tube', 'turn'] }],
  },
  { query: 'wiper refill', count: 2, unopened: 2, lastAt: '2026-03-01T00:00:00.000Z', unknown: [] },
  { query: 'hilux snow chain', count: 3, unopened: 0, lastAt: '2026-03-01T00:00:00.000Z', unknown: [] },
];
const own = [{ language: 'en' as const, kind: 'name' as const, words: 'jigger', means: 'oil filter' }];
const server = (userType: 'Member' | 'Dealer' | 'Admin', found = searches) =>
  fakeServer({
    'session/current': { data: { ...member.data, user: { ...user, userType } } },
    'products/get-product-list': { data: page('Our Range', {}) },
    'operations/empty-searches': { data: { searches: found, totalCount: found.length, rows: own } },
    'operations/everyday-row': { data: {} },
  });

test('an administrator sees how often, and the words that would help', async () => {
  renderApp('/au/operations/empty-searches', server('Admin').send);
  const row = within(await screen.findByRole('row', { name: /turbo filter/ }));
  expect(row.getByText('12')).toBeDefined();
  expect(row.getByText('5')).toBeDefined();
  expect(row.getByText('“turbo” is unknown. Nearest: tube, turn')).toBeDefined();
  expect(row.getByRole('link').getAttribute('href')).toBe('/au/parts-finder?keywords=turbo+filter');
  expect(screen.getByText('Every word is known; no part has all of them.')).toBeDefined();
});

test('an administrator adds and removes words, and has the list as CSV', async () => {
  const { called, send } = server('Admin');
  renderApp('/au/operations/empty-searches', send);
  fireEvent.change(await screen.findByLabelText(/Words that buyers type/), { target: { value: 'doover' } });
  fireEvent.change(screen.getByLabelText(/Parts in the words/), { target: { value: 'air filter' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(called('operations/everyday-row')).toHaveLength(1));
  const remove = screen.getByRole('button', { name: 'Remove “jigger”' });
  await waitFor(() => expect(remove.hasAttribute('disabled')).toBe(false));
  fireEvent.click(remove);
  await waitFor(() =>
    expect(called('operations/everyday-row').map(({ body }) => body)).toEqual([
      { language: 'en', kind: 'name', words: 'doover', means: 'air filter' },
      { ...own[0], remove: true },
    ]),
  );
  const csv = decodeURIComponent(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href') ?? '');
  expect(csv).toContain('"turbo filter","12","5","2026-03-02T00:00:00.000Z","turbo"');
});

test('an empty list is reported as well', async () => {
  renderApp('/au/operations/empty-searches', server('Admin', []).send);
  expect(await screen.findByRole('heading', { name: 'No unsuccessful searches' })).toBeDefined();
});

test.each(['Member', 'Dealer'] as const)('there is no such page for a %s', async (userType) => {
  const { called, send } = server(userType);
  renderApp('/au/operations/empty-searches', send);
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined();
  expect(called('operations/empty-searches')).toEqual([]);
});
