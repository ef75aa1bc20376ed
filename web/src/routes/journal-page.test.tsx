// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JournalEntry } from '../features/operations/api/journal-query.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { member, user } from '../testing/people.ts';
import { page } from '../testing/range.ts';
import { renderApp } from '../testing/render-app.tsx';

const entry: JournalEntry = {
  id: 'a1',
  at: '2026-03-31T14:30:00.000Z',
  actor: 'M100200',
  role: 'Dealer',
  address: '203.0.113.7',
  service: 'orders',
  action: 'units-cancelled',
  record: 'SL10000234',
  orderID: 'o1',
  reason: 'asked by phone',
  before: { state: 'Placed' },
  after: { state: 'Cancelled' },
};

const server = (entries = [entry], userType: 'Admin' | 'Dealer' = 'Admin') =>
  fakeServer({
    'session/current': { data: { ...member.data, user: { ...user, userType } } },
    'products/get-product-list': { data: page('Our Range', {}) },
    'operations/get-journal': {
      data: { entries, names: { M100200: 'Kim Desk' }, nextPageToken: entries.length > 0 ? 'older' : '' },
    },
  });

test('an administrator reads who did what and why, filters, and turns the page', async () => {
  const { send, called } = server();
  renderApp('/au/operations/journal?action=units-cancelled&from=2026-03-01', send);
  const row = await screen.findByRole('row', { name: /asked by phone/ });
  expect(row.textContent).toContain('Cancelled units');
  expect(row.textContent).toMatch(/Kim Desk.*M100200.*Dealer/);
  expect(row.textContent).toContain('203.0.113.7');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find entries' }), { target: { value: ' SL10000234 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show entries' }));
  await screen.findByRole('row', { name: /asked by phone/ });
  const csv = screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href');
  expect(csv).toBe('/au/api/operations/journal.csv?search=SL10000234&action=units-cancelled&fromDate=20260301');
  fireEvent.click(screen.getByRole('link', { name: 'Older entries' }));
  expect(await screen.findByRole('link', { name: 'Newest entries' })).toBeDefined();
  const filters = { action: 'units-cancelled', fromDate: '20260301' };
  expect(called('operations/get-journal').map(({ body }) => body)).toEqual([
    filters,
    { ...filters, search: 'SL10000234' },
    { ...filters, search: 'SL10000234', pageToken: 'older' },
  ]);
});

test('days in the wrong order are not searched', async () => {
  const { send, called } = server();
  renderApp('/au/operations/journal?from=2026-03-02&to=2026-03-01', send);
  expect((await screen.findByRole('alert')).textContent).toContain('after the last day');
  expect(called('operations/get-journal')).toEqual([]);
});

test('there is no such page for a dealer', async () => {
  const { send, called } = server([entry], 'Dealer');
  renderApp('/au/operations/journal', send);
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined();
  expect(called('operations/get-journal')).toEqual([]);
});
