// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { vehicleChosen } from '../shared/store/finder-slice.ts';
import { type Answers, fakeServer, refuse } from '../testing/fake-server.ts';
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

/** Stands in for the browser's uploads: notes each form and gives the answer. */
const uploadsInto = (sent: FormData[], answer: object) =>
  class extends EventTarget {
    upload = new EventTarget();
    status = 200;
    responseText = JSON.stringify(answer);
    open() {}
    send(form: FormData) {
      sent.push(form);
      this.dispatchEvent(new Event('load'));
    }
  };

const plateOf = ({ value }: Record<string, unknown>) => value;

const FLEET = 'Van 3, ABC123, VIC\nTWO222\nJTMHV05J604012345\nNONE1, NSW\nnothing here';
const pasting = async (answers: Answers = {}) => {
  const app = openApp('/au/garage', {
    'session/current': member,
    'garage/get': { data: [] },
    'api/Vehicle/SearchByRego': ({ value }) => {
      if (value === 'NONE1') return refuse(200, 'NotFound', 'No vehicle was found.');
      return { data: value === 'TWO222' ? [vehicle, ranger] : [vehicle] };
    },
    'api/Vehicle/SearchByVin': { data: [ranger] },
    ...answers,
  });
  const list = await screen.findByLabelText<HTMLTextAreaElement>('Plates and VINs, one per line');
  fireEvent.change(list, { target: { value: FLEET } });
  return { ...app, list };
};
const answersShown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[2]?.textContent ?? '');

test('the garage of a member is a page of the account', async () => {
  openApp('/au/garage', { 'session/current': member, 'garage/get': { data: [van] } });
  const menu = await screen.findByRole('navigation', { name: 'Your Account' });
  expect(within(menu).getByRole('link', { name: 'Your garage' }).getAttribute('aria-current')).toBe('page');
});

test('every line of a pasted fleet is answered; what is found or chosen is saved, the rest stays in the list', async () => {
  const sent: FormData[] = [];
  const { server, list } = await pasting();
  vi.stubGlobal('XMLHttpRequest', uploadsInto(sent, { status: true, data: [van], added: 2, rejected: [] }));
  fireEvent.change(screen.getByLabelText('State of plates that name none'), { target: { value: 'QLD' } });
  fireEvent.click(screen.getByRole('button', { name: 'Look up 5 lines' }));
  await screen.findByText('2 found, 3 to check, 0 not looked up yet');
  expect(answersShown()).toMatchObject([
    expect.stringContaining('HiLux'),
    expect.stringMatching(/^2 vehicles have this number/),
    expect.stringContaining('Ranger'),
    'No vehicle was found. Check the number and its state.',
    'No plate or VIN in this line',
  ]);
  expect(server.called('api/Vehicle/SearchByRego').map(({ body }) => body)).toEqual([
    { value: 'ABC123', state: 'VIC' },
    { value: 'TWO222', state: 'QLD' },
    { value: 'NONE1', state: 'NSW' },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Save 2 vehicles' }));
  await waitFor(() => expect(list.value).toBe('TWO222\nNONE1, NSW\nnothing here'));
  fireEvent.change(screen.getByLabelText('Vehicle of TWO222'), { target: { value: ranger.vehicleSlug } });
  fireEvent.click(screen.getByRole('button', { name: 'Save 1 vehicle' }));
  await waitFor(() => expect(list.value).toBe('NONE1, NSW\nnothing here'));
  expect(screen.getByText('2 vehicles were added')).toBeDefined();
  const files = await Promise.all(sent.map((form) => (form.get('files') as File).text()));
  expect(files).toEqual([
    `label,vehicle_slug\n"Van 3",${vehicle.vehicleSlug}\n"",${ranger.vehicleSlug}`,
    `label,vehicle_slug\n"",${ranger.vehicleSlug}`,
  ]);
});

test('a file of plates comes into the list', async () => {
  const { list } = await pasting();
  const [, input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  const file = new File(['\ufeffLabel,Plate,State\nVan 3,ABC123,VIC'], 'fleet.csv', { type: 'text/csv' });
  fireEvent.change((input ?? document.querySelector('input[type=file]')) as Element, { target: { files: [file] } });
  expect(await screen.findByRole('button', { name: 'Look up 1 line' })).toBeDefined();
  expect(list.isConnected).toBe(false);
});

test('at the limit of the day the other lines wait, and are continued without asking again', async () => {
  let left = 1;
  const { server, list } = await pasting({
    'api/Vehicle/SearchByRego': () => {
      left -= 1;
      return left < 0 ? refuse(429, 'TooManyRequests', 'Enough for today.') : { data: [vehicle] };
    },
  });
  fireEvent.change(screen.getByLabelText('State of plates that name none'), { target: { value: 'QLD' } });
  fireEvent.click(screen.getByRole('button', { name: 'Look up 5 lines' }));
  expect(await screen.findByText('Enough for today.')).toBeDefined();
  expect(screen.getByText('1 found, 1 to check, 3 not looked up yet')).toBeDefined();
  expect(list.value).toBe(FLEET);
  left = 5;
  fireEvent.click(screen.getByRole('button', { name: 'Continue with 3 lines' }));
  await screen.findByText('4 found, 1 to check, 0 not looked up yet');
  expect(server.called('api/Vehicle/SearchByRego').filter(({ body }) => plateOf(body) === 'ABC123')).toHaveLength(1);
});

test('a plate without a state waits for one', async () => {
  const { server } = await pasting();
  fireEvent.click(screen.getByRole('button', { name: 'Look up 5 lines' }));
  expect(await screen.findByText('Choose the state of this plate, then look up again')).toBeDefined();
  await screen.findByText('2 found, 3 to check, 0 not looked up yet');
  expect(server.called('api/Vehicle/SearchByRego').map(({ body }) => plateOf(body))).toEqual(['ABC123', 'NONE1']);
});
