// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { vehicleChosen } from '../shared/store/finder-slice.ts';
import { type Answers, fakeServer } from '../testing/fake-server.ts';
import { vehicle } from '../testing/parts.ts';
import { guest, member } from '../testing/people.ts';
import { openApp, renderApp } from '../testing/render-app.tsx';

const ranger = {
  ...vehicle,
  vehicleSlug: 'ford-ranger-2019-b1',
  make: 'FORD',
  model: 'Ranger',
  year: 2019,
  series: '',
};
const van = { id: 'k1', label: 'Van 3', vehicle };
const name = '2018 TOYOTA HiLux GUN126 SR5';

const remember = ({ store }: ReturnType<typeof renderApp>, ...vehicles: (typeof vehicle)[]) =>
  act(() => {
    for (const each of vehicles) store.dispatch(vehicleChosen(each));
  });

test('the header says which vehicle is chosen, and another is two taps away', async () => {
  const categories: Answers = { 'session/current': guest, 'api/ProductCategory/GetCategories': { data: [] } };
  const app = openApp('/au/garage', categories);
  await screen.findByRole('heading', { level: 1, name: 'Your garage' });
  expect(screen.queryByRole('button', { name: /^Garage:/ })).toBeNull();
  remember(app, vehicle, ranger);
  fireEvent.click(await screen.findByRole('button', { name: 'Garage: 2019 Ranger. Choose a vehicle' }));
  const panel = document.getElementById('garage') as HTMLElement;
  fireEvent.click(within(panel).getByRole('button', { name: new RegExp(name) }));
  await waitFor(() => expect(app.router.state.location.search).toEqual({ vehicle: vehicle.vehicleSlug }));
  expect(app.store.getState().finder.vehicle?.vehicleSlug).toBe(vehicle.vehicleSlug);
});

test('a remembered vehicle can be removed; if it was chosen, none is chosen', async () => {
  const app = openApp('/au/garage');
  await screen.findByRole('heading', { level: 1, name: 'Your garage' });
  remember(app, vehicle);
  fireEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
  expect(await screen.findByText('No vehicles have been looked up on this device yet.')).toBeDefined();
  expect(app.store.getState()).toMatchObject({ garage: { vehicles: [] }, finder: { vehicle: null } });
});

test('a member is asked before the device’s vehicles are saved, and not again after a no', async () => {
  const server = fakeServer({ 'session/current': member, 'garage/get': { data: [van] } });
  const app = renderApp('/au/garage', server.send);
  await screen.findByRole('heading', { level: 1, name: 'Your garage' });
  remember(app, vehicle);
  remember(app, ranger);
  expect(await screen.findByText(/^One vehicle on this device is not in your account/)).toBeDefined();
  expect(server.called('garage/import')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'No, thank you' }));
  await waitFor(() => expect(screen.queryByText(/not in your account/)).toBeNull());
  expect(app.store.getState().garage.vehicles).toHaveLength(2);
});

test('a guest is asked nothing, and no account data are requested', async () => {
  const server = fakeServer({ 'session/current': guest });
  const app = renderApp('/au/garage', server.send);
  await screen.findByRole('heading', { level: 1, name: 'Your garage' });
  remember(app, vehicle);
  expect(await screen.findByRole('button', { name: `Remove ${name}` })).toBeDefined();
  expect(screen.queryByText(/not in your account/)).toBeNull();
  expect(server.called('garage/get')).toEqual([]);
});

test('a member labels a vehicle, and removes it', async () => {
  const { server } = openApp('/au/garage', {
    'session/current': member,
    'garage/get': { data: [van] },
    'garage/save': ({ label }) => ({ data: [{ ...van, label: String(label) }] }),
    'garage/remove': { data: [] },
  });
  fireEvent.click(await screen.findByRole('button', { name: `Change the label of Van 3 · ${name}` }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Label' }), { target: { value: ' Ute ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.click(await screen.findByRole('button', { name: `Remove Ute · ${name}` }));
  expect(await screen.findByText('No vehicles are saved in your account yet.')).toBeDefined();
  const { vehicleSlug } = vehicle;
  expect(server.called('garage/save').map(({ body }) => body)).toEqual([{ id: 'k1', vehicleSlug, label: 'Ute' }]);
  expect(server.called('garage/remove').map(({ body }) => body)).toEqual([{ id: 'k1' }]);
});
