// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
    'operations/get-staff': {
      data: [
        {
          membershipNo: 'M100200',
          userType: 'Dealer',
          firstName: 'Kim',
          lastName: 'Desk',
          email: 'kim@southline.example',
          disabled: false,
          secondFactor: true,
          invited: false,
          lastSignInAt: '',
          sessions: 1,
          sessionsVersion: 1,
          proposedBy: '',
          proposedReason: '',
        },
      ],
    },
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
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find entries' }), { target: { value: ' phone ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show entries' }));
  await screen.findByRole('row', { name: /asked by phone/ });
  const csv = screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href');
  expect(csv).toBe('/au/api/operations/journal.csv?search=phone&action=units-cancelled&fromDate=20260301');
  fireEvent.click(screen.getByRole('link', { name: 'Older entries' }));
  expect(await screen.findByRole('link', { name: 'Newest entries' })).toBeDefined();
  const filters = { action: 'units-cancelled', fromDate: '20260301' };
  expect(called('operations/get-journal').map(({ body }) => body)).toEqual([
    filters,
    { ...filters, search: 'phone' },
    { ...filters, search: 'phone', pageToken: 'older' },
  ]);
});

test('the journal of one person, of one order, and of a person who is no longer staff', async () => {
  const { send, called } = server();
  const { router } = renderApp('/au/operations/journal?person=M100777', send);
  const row = within(await screen.findByRole('row', { name: /asked by phone/ }));
  const person = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Person' });
  expect(person.value).toBe('M100777');
  await within(person).findByRole('option', { name: 'Kim Desk' });
  fireEvent.click(row.getByRole('link', { name: 'Kim Desk' }));
  await waitFor(() => expect(person.isConnected).toBe(false));
  const chosen = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Person' });
  expect(chosen.selectedOptions[0]?.textContent).toBe('Kim Desk');
  fireEvent.change(screen.getByLabelText('Order or return'), { target: { value: ' sl10000234 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show entries' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ person: 'M100200', order: 'sl10000234' }));
  expect(called('operations/get-journal').map(({ body }) => body)).toEqual([
    { person: 'M100777' },
    { person: 'M100200' },
    { person: 'M100200', orderNo: 'sl10000234' },
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
