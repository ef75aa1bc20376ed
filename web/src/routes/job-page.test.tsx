// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, fakeServer, refuse } from '../testing/fake-server.ts';
import { row, vehicle } from '../testing/parts.ts';
import { guest } from '../testing/people.ts';
import { openApp, renderApp } from '../testing/render-app.tsx';

const part = (productNr: string, grade: string, rest: Partial<typeof row> = {}) => ({
  ...row,
  productNr,
  grade,
  pcq: 1,
  ...rest,
});
const pads = [part('BP1S', 'STANDARD', { listPrice: 100 }), part('BP1C', 'PREMIUM', { listPrice: 130 })];
const rotors = [part('BR1', 'STANDARD', { pcq: 2, listPrice: 90, availableQuantity: 1 })];
const fluid = [part('BF4', 'PREMIUM', { listPrice: 20 })];
const vehicleSlug = vehicle.vehicleSlug;

const answers: Answers = {
  'session/current': guest,
  'api/Vehicle/GetVehicle': { data: vehicle },
  'products/get-jobs': {
    data: [
      { job: 'front-brakes', name: 'Front brakes' },
      { job: 'oil-service', name: 'Oil service' },
    ],
  },
  'products/get-job': {
    data: {
      job: 'front-brakes',
      name: 'Front brakes',
      rows: [
        { need: 'Disc pads', quantity: 1, use: 'Always', parts: pads },
        { need: 'Disc rotors', quantity: 2, use: 'Usually', parts: rotors },
        { need: 'Wear sensor', quantity: 1, use: 'Usually', parts: [] },
        { need: 'Brake fluid', quantity: 1, use: 'Optional', parts: fluid },
      ],
    },
  },
};
const address = `/au/parts-finder/job?vehicle=${vehicleSlug}&job=front-brakes`;
const addButton = (grade: string) => screen.findByRole('button', { name: new RegExp(`^(Add|Nothing).*${grade}$`) });

test('the jobs of a vehicle are above its categories, each one tap away', async () => {
  const categories: Answers = { ...answers, 'api/ProductCategory/GetCategories': { data: [] } };
  const { router } = openApp(`/au/parts-finder?vehicle=${vehicleSlug}`, categories);
  fireEvent.click(await screen.findByRole('link', { name: 'Front brakes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Front brakes' })).toBeDefined();
  expect(router.state.location.search).toEqual({ vehicle: vehicleSlug, job: 'front-brakes' });
});

test('a job shows its needs by grade, short stock, missing parts, and one price each', async () => {
  openApp(address, answers);
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([...['Parts needed', 'Standard', 'Premium']]);
  expect(screen.getByText('for 2018 TOYOTA HiLux GUN126 SR5')).toBeDefined();
  const rows = within(table).getAllByRole('row');
  expect(rows[1]?.textContent).toMatch(/BP1S.*\$100\.00.*BP1C.*\$130\.00/);
  expect(rows[2]?.textContent).toMatch(/2 ×BR1\$180\.00.*Only 1 of 2 in stock/);
  expect(rows[2]?.textContent).toContain('Available as Standard only');
  expect(rows[3]?.textContent).toContain('We have no part of this kind for this vehicle.');
  expect(rows[5]?.textContent).toMatch(/Total\$100\.00without 1 part with too little stock.*Total\$130\.00/);
});

test('one Add sends the selected parts in one call with a key, and lists failed ones', async () => {
  const server = fakeServer({
    ...answers,
    'cart/quick-order': {
      data: {
        added: 2,
        rows: [
          { row: 1, partNo: 'BP1C', quantity: 1, state: 'Found', message: '' },
          { row: 2, partNo: 'BR1', quantity: 2, state: 'Short', message: 'Only 1 in stock.' },
          { row: 3, partNo: 'BF4', quantity: 1, state: 'Found', message: '' },
        ],
        problems: [{ row: 2, partNo: 'BR1', problem: 'Short', suggestion: '' }],
      },
    },
  });
  const keys: (string | null)[] = [];
  const send: typeof fetch = (input, init) => {
    if (String(input).includes('quick-order')) keys.push(new Headers(init?.headers).get('idempotency-key'));
    return server.send(input, init);
  };
  renderApp(address, send);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Include Brake fluid' }));
  fireEvent.click(await addButton('Premium'));
  expect(await screen.findByText(/2 parts are in your cart/)).toBeDefined();
  expect(screen.getByText(/Only 1 in stock\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'View cart' })).toBeDefined();
  const rows = [
    { partNo: 'BP1C', quantity: 1 },
    { partNo: 'BR1', quantity: 2 },
    { partNo: 'BF4', quantity: 1 },
  ];
  expect(server.called('cart/quick-order').map(({ body }) => body)).toEqual([{ rows, vehicleSlug }]);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
});

test('a second try after a lost answer carries the same key', async () => {
  const keys: (string | null)[] = [];
  const server = fakeServer(answers);
  const send: typeof fetch = async (input, init) => {
    if (!String(input).includes('quick-order')) return server.send(input, init);
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    throw new TypeError('lost');
  };
  renderApp(address, send);
  const button = await addButton('Standard');
  fireEvent.click(button);
  await screen.findByRole('alert');
  fireEvent.click(button);
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(1);
});

test('the parts of a column can go to the order pad as rows', async () => {
  const { router, store } = openApp(address, answers);
  fireEvent.click(await screen.findByRole('link', { name: 'Copy to the order pad Premium' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/quick-order'));
  expect(store.getState().pad.rows.slice(0, 3)).toMatchObject([
    { partNo: 'BP1C', quantity: 1 },
    { partNo: 'BR1', quantity: 2 },
    { partNo: '', quantity: 0 },
  ]);
});

test('an unknown job says so, and leads to the other jobs and to the finder', async () => {
  const missing: Answers = { ...answers, 'products/get-job': refuse(404, 'NotFound', 'There is no such job.') };
  openApp(address, missing);
  expect(await screen.findByText('There is no such job for this vehicle')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Parts finder' })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Oil service' })).toBeDefined();
});
