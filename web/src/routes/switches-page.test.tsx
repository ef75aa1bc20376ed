// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Board } from '../features/operations/api/switches.ts';
import { type Answers, fakeServer, refuse } from '../testing/fake-server.ts';
import { member, user } from '../testing/people.ts';
import { page } from '../testing/range.ts';
import { renderApp } from '../testing/render-app.tsx';

const SET = 'operations/set-switch';
const paymentsOff: Board['switches'][number] = {
  name: 'payments-off',
  on: false,
  textEn: 'Not now.',
  textZh: '暂停。',
  endsAt: '',
  setBy: '',
  setAt: '',
  reason: '',
};
const orders = { service: 'orders', instance: 'a', version: 6, secondsAgo: 1, overridden: [] };
const board: Board = {
  version: 7,
  switches: [paymentsOff],
  processes: [orders, { ...orders, service: 'bff', instance: 'b', version: 7, overridden: ['payments-off'] }],
};

const server = (answers: Answers = {}, userType: 'Admin' | 'Dealer' = 'Admin') =>
  fakeServer({
    'session/current': { data: { ...member.data, user: { ...user, userType } } },
    'products/get-product-list': { data: page('Our Range', {}) },
    'operations/get-switches': { data: board },
    [SET]: { data: { version: 8 } },
    ...answers,
  });

test('a switch is set with its texts, its end and a reason, on the version that was seen', async () => {
  const { send, called } = server();
  renderApp('/au/operations/switches', send);
  const on = await screen.findByRole('button', { name: 'Switch on' });
  expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Text for buyers, English'), { target: { value: 'Back at noon.' } });
  fireEvent.change(screen.getByLabelText('Ends in'), { target: { value: '4' } });
  fireEvent.click(on);
  expect(screen.getByText('Give a reason. It becomes part of the journal.')).toBeDefined();
  expect(called(SET)).toEqual([]);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' the provider is away ' } });
  fireEvent.click(on);
  await waitFor(() => expect(called(SET)).toHaveLength(1));
  const { endsAt, ...setting } = called(SET)[0]?.body ?? {};
  expect(setting).toEqual({
    version: 7,
    name: 'payments-off',
    on: true,
    textEn: 'Back at noon.',
    textZh: '暂停。',
    reason: 'the provider is away',
  });
  const hours = (Date.parse(String(endsAt)) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(3.9);
  expect(hours).toBeLessThanOrEqual(4);
});

test('a switch that is on shows its end, who set it and why, and is switched off', async () => {
  const set = {
    on: true,
    endsAt: '2030-01-15T04:00:00Z',
    setBy: '901',
    setAt: '2030-01-15T01:00:00Z',
    reason: 'a test',
  };
  const { send, called } = server({
    'operations/get-switches': { data: { ...board, switches: [{ ...paymentsOff, ...set }] } },
    [SET]: refuse(409, 'SwitchesChanged', 'Someone else has set a switch. Look at the switches again.'),
  });
  renderApp('/au/operations/switches', send);
  const row = within(await screen.findByRole('row', { name: /Payments off On until/ }));
  expect(row.getByText('a test')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'it is back' } });
  fireEvent.click(screen.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText(/Someone else has set a switch/)).toBeDefined();
  expect(called(SET)[0]?.body).toMatchObject({ on: false, endsAt: '', reason: 'it is back' });
});

test('processes that are behind, and those whose environment decides, are named', async () => {
  renderApp('/au/operations/switches', server().send);
  expect(within(await screen.findByRole('row', { name: /orders/ })).getByText('behind')).toBeDefined();
  const bff = within(screen.getByRole('row', { name: /bff/ }));
  expect(bff.getByText('has the current switches')).toBeDefined();
  expect(bff.getByText('Payments off')).toBeDefined();
});

test('a dealer finds no such page', async () => {
  const { send, called } = server({}, 'Dealer');
  renderApp('/au/operations/switches', send);
  expect(await screen.findByRole('heading', { name: /not found|cannot find/i })).toBeDefined();
  expect(called('operations/get-switches')).toEqual([]);
});
