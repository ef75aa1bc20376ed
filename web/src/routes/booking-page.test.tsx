// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { vehicleChosen } from '../shared/store/finder-slice.ts';
import { refuse } from '../testing/fake-server.ts';
import { member } from '../testing/people.ts';
import { openApp } from '../testing/render-app.tsx';

const call = 'booking/request';
const car = { make: 'TOYOTA', model: 'HiLux', year: 2018, series: '', variant: 'SR5' };
const vehicle = { ...car, vehicleSlug: 'v', vehicleID: '1', vehicleKType: '2', carline: '' };

const arrive = async (search: string, answers: object = {}) => {
  const { server, store } = openApp(`/au/select-location${search}`, { ...answers });
  await screen.findByRole('heading', { level: 1, name: 'Book a service' });
  return { server, store };
};
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const fill = () => {
  type('Postcode', '3 175');
  type('Preferred date', '2199-03-02');
  type('Name', 'Robin Lee');
  type('Phone', '0412 345 678');
  type('Email', 'robin@example.com');
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the request' }));

const van = { ...vehicle, make: 'FORD', model: 'Transit', year: 2020, vehicleSlug: 'w' };

test('nothing is sent without a service, a day that is not past, and the person', async () => {
  const { server } = await arrive('', { [call]: {} });
  send();
  for (const problem of [
    'Please choose a service.',
    'Please choose a date.',
    'Please enter your postcode.',
    'Please enter your name.',
  ])
    expect(screen.getAllByText(problem).length).toBeGreaterThan(0);
  fill();
  type('Preferred date', '2020-01-01');
  send();
  expect(screen.getAllByText('Please choose today or a later day.').length).toBeGreaterThan(0);
  type('Preferred date', '2199-03-02');
  type('Second date (optional)', '2199-03-02');
  send();
  expect(screen.getAllByText('Please choose another day than the first.').length).toBeGreaterThan(0);
  expect(server.called(call)).toEqual([]);
});

test('service and vehicle are those chosen before, and without a dealer it goes to the bookings desk', async () => {
  const { server, store } = await arrive('?service=brake-service', { [call]: {} });
  act(() => void store.dispatch(vehicleChosen(vehicle)));
  expect([field('Service').value, field('Vehicle').value]).toEqual(['Brake service', '2018 TOYOTA HiLux SR5']);
  expect(screen.getByText(/It goes to our bookings desk/)).toBeDefined();
  fill();
  type('Second date (optional)', '2199-03-04');
  type('Plate (optional)', 'ABC 123');
  send();
  expect(await screen.findByRole('heading', { name: 'Your booking request has been sent.' })).toBeDefined();
  expect(server.called(call).map(({ body }) => body)).toEqual([
    {
      dealerCode: '',
      service: 'Brake service',
      postcode: '3175',
      preferredDate: '2199-03-02',
      secondDate: '2199-03-04',
      plate: 'ABC 123',
      vehicle: '2018 TOYOTA HiLux SR5',
      name: 'Robin Lee',
      phone: '0412345678',
      email: 'robin@example.com',
      comment: '',
    },
  ]);
});

test('without a chosen vehicle the only one of the garage is filled in; several are suggested', async () => {
  const garage = [
    { id: 'k1', label: 'Van 3', vehicle: van },
    { id: 'k2', label: '', vehicle },
  ];
  await arrive('', { 'session/current': member, 'garage/get': { data: garage.slice(0, 1) } });
  await waitFor(() => expect(field('Vehicle').value).toBe('2020 FORD Transit SR5'));
  cleanup();
  await arrive('', { 'session/current': member, 'garage/get': { data: garage } });
  const offered = () => [...(document.getElementById(field('Vehicle').getAttribute('list') ?? '')?.children ?? [])];
  await waitFor(() =>
    expect(offered().map((option) => option.getAttribute('value'))).toEqual([
      '2020 FORD Transit SR5',
      '2018 TOYOTA HiLux SR5',
    ]),
  );
  expect(field('Vehicle').value).toBe('');
});

test('a chosen dealer needs no postcode', async () => {
  const { server } = await arrive('?service=oil-service&dealer=2044', { [call]: {} });
  fill();
  type('Postcode', '');
  send();
  await screen.findByRole('heading', { name: 'Your booking request has been sent.' });
  expect(server.called(call)[0]?.body).toMatchObject({ postcode: '', secondDate: '', plate: '' });
});

test('a chosen dealer is named and sent; a failure keeps the typed text', async () => {
  const { server } = await arrive('?service=oil-service&dealer=2044', { [call]: refuse(503, 'Unavailable', 'Later.') });
  expect(screen.getByText(/number 2044/)).toBeDefined();
  fill();
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('Later.');
  expect(server.called(call)[0]?.body).toMatchObject({ dealerCode: '2044' });
  expect(field('Name').value).toBe('Robin Lee');
});
