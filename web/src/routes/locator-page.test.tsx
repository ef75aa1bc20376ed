// @vitest-environment happy-dom
import { readPostcode } from '@southline/kernel/places';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aDealer } from '../testing/dealers.ts';
import { type Answers, fakeServer, refuse } from '../testing/fake-server.ts';
import { guest } from '../testing/people.ts';
import { renderApp } from '../testing/render-app.tsx';

const call = 'Locations/get-locations';
const location = { lat: -36.79, lng: 174.77 };
const takapuna = { state: 'NZ', suburb: 'Takapuna', postcode: '0622', location };
const dealers = [
  aDealer({ dealerName: 'Harbour Parts' }),
  aDealer({ dealerName: 'Lake Road Motors', bookNow: '/nz/select-location?dealer=D2' }),
];
const found = { data: { dealers, totalCount: 2, place: takapuna } };
const suburbs = [
  { suburb: 'Milford', state: 'NZ', postcode: '0620' },
  { suburb: 'Takapuna', state: 'NZ', postcode: '0622' },
  { suburb: 'Richmond', state: 'QLD', postcode: '4822' },
  { suburb: 'Richmond', state: 'VIC', postcode: '3121' },
];
const begins = ({ suburb, postcode }: (typeof suburbs)[number], text: string) =>
  suburb.toLowerCase().startsWith(text.toLowerCase()) || postcode.startsWith(readPostcode(text));
const none = { http: 200, code: 'NotFound', message: 'No results found.' } as const;

const arrive = async (path: string, answers: Answers = {}) => {
  const server = fakeServer({
    'session/current': guest,
    'Locations/complete-place': ({ text }) => ({ data: suburbs.filter((each) => begins(each, String(text))) }),
    [call]: found,
    ...answers,
  });
  const app = renderApp(path, server.send);
  await screen.findByRole('heading', { level: 1 });
  return { server, ...app };
};
const field = () => screen.getByRole('combobox', { name: 'Suburb or postcode' }) as HTMLInputElement;
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const search = () =>
  fireEvent.click(within(screen.getByRole('form', { name: 'Where?' })).getByRole('button', { name: 'Search' }));
const pick = async (text: string, option: string) => {
  type(text);
  // Hidden elements included, because the test environment has no layout.
  fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};
const asked = (server: Awaited<ReturnType<typeof arrive>>['server']) => server.called(call).map(({ body }) => body);

test.each(['battery-stockist', 'parts-stockist'])('%s needs a suburb or a postcode', async (type) => {
  const { server } = await arrive(`/nz/location-service/${type}`);
  search();
  expect(await screen.findByText('Please select suburb or postcode')).toBeDefined();
  expect(asked(server)).toEqual([]);
});

test('service centres are searched without a selection, or in one state', async () => {
  const { server, router } = await arrive('/au/location-service/service-centre');
  search();
  await screen.findByText('2 service centres');
  expect(asked(server)).toEqual([{ type: 'Service', state: '', suburb: '', postcode: '' }]);
  expect(router.state.location.href).toBe('/au/location-service/service-centre?all=true');
  press('Change');
  type('Vic');
  search();
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/location-service/service-centre/vic'));
  expect(await screen.findByText('All of VIC')).toBeDefined();
});

test('a suburb is searched, counted, and part of the URL; the form folds to the place', async () => {
  const { server, router } = await arrive('/nz/location-service/parts-stockist');
  await pick('tak', 'Takapuna 0622');
  expect(field().value).toBe('Takapuna 0622');
  search();
  expect(await screen.findByText('2 parts stockists')).toBeDefined();
  expect(asked(server)).toEqual([{ type: 'Parts', state: 'NZ', suburb: 'takapuna', postcode: '' }]);
  expect(router.state.location.pathname).toBe('/nz/location-service/parts-stockist/nz/takapuna');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Parts stockists near Takapuna');
  expect(screen.queryByRole('form', { name: 'Where?' })).toBeNull();
  expect(screen.getByText('Near Takapuna 0622')).toBeDefined();
  press('Change');
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('Takapuna');
});

test('a place of another choice takes the place of the first, and the results go', async () => {
  const { router } = await arrive('/nz/location-service/battery-stockist/nz/takapuna');
  await screen.findByText('2 battery stockists');
  press('Change');
  await pick('Mil', 'Milford 0620');
  // Results are valid only for the criteria that they were searched with.
  await waitFor(() => expect(screen.queryByText('2 battery stockists')).toBeNull());
  expect(router.state.location.pathname).toBe('/nz/location-service/battery-stockist');
  expect(field().value).toBe('Milford 0620');
  search();
  await screen.findByText('2 battery stockists');
  expect(router.state.location.href).toBe('/nz/location-service/battery-stockist/nz/milford');
});

test.each(['0622', ' 06 22', '０６２２'])('a typed postcode "%s" is searched as one', async (text) => {
  const { server, router } = await arrive('/nz/location-service/parts-stockist');
  type(text);
  fireEvent.submit(screen.getByRole('form', { name: 'Where?' }));
  await screen.findByText('2 parts stockists');
  expect(asked(server)).toEqual([{ type: 'Parts', state: 'NZ', suburb: '', postcode: '0622' }]);
  expect(router.state.location.href).toBe('/nz/location-service/parts-stockist/nz?postcode=0622');
});

test('a postcode is accepted as typed if its suburbs fail to load', async () => {
  const { server } = await arrive('/au/location-service/parts-stockist', {
    'Locations/complete-place': refuse(503, 'Unavailable', 'away'),
  });
  type('3175');
  search();
  await screen.findByText('2 parts stockists');
  expect(asked(server)).toEqual([{ type: 'Parts', state: 'VIC', suburb: '', postcode: '3175' }]);
});

test('a name of two states is not guessed: the list opens', async () => {
  const { server } = await arrive('/au/location-service/parts-stockist');
  type('Richmond');
  search();
  expect(await screen.findByText('Several places have this name. Choose one from the list.')).toBeDefined();
  fireEvent.click(await screen.findByRole('option', { name: 'Richmond VIC 3121', hidden: true }));
  search();
  await screen.findByText('2 parts stockists');
  expect(asked(server)).toEqual([{ type: 'Parts', state: 'VIC', suburb: 'richmond', postcode: '' }]);
});

test('a name that there is not says so', async () => {
  const { server } = await arrive('/nz/location-service/parts-stockist');
  type('Atlantis');
  search();
  expect((await screen.findAllByText('No suburb or postcode like this')).length).toBeGreaterThan(0);
  expect(asked(server)).toEqual([]);
});

test('where none is near, the nearest is shown with its distance', async () => {
  const far = aDealer({ dealerName: 'Coober Pedy Motors', distance: 412.3 });
  const data = { dealers: [], totalCount: 0, place: { ...takapuna, suburb: 'Oodnadatta' }, nearest: far };
  await arrive('/nz/location-service/parts-stockist/nz/oodnadatta', {
    [call]: { ...none, data: data as unknown as Record<string, string> },
  });
  expect(await screen.findByText('There are none within 150 km. This is the nearest one:')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Coober Pedy Motors' })).toBeDefined();
  expect(screen.getByText('412.3 km')).toBeDefined();
});

test('"Open now" lists the dealers that are open by their own clock, and is in the URL', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T20:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '00:00', closes: '24:00' }));
  const hours = { timeZone: 'Pacific/Auckland', week: always, closures: [] };
  const open = aDealer({ dealerName: 'Always Open', openingHours: hours });
  const shut = aDealer({ dealerName: 'Never Open', openingHours: { ...hours, week: [] } });
  const { router } = await arrive('/nz/location-service/parts-stockist/nz/takapuna', {
    [call]: { data: { dealers: [shut, open], totalCount: 2, place: takapuna } },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Open now (1)' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Never Open' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Always Open' })).toBeDefined();
  expect(router.state.location.href).toBe('/nz/location-service/parts-stockist/nz/takapuna?open=true');
});

test('before a search, the largest cities are a press away', async () => {
  await arrive('/nz/location-service/parts-stockist');
  const around = screen.getByRole('navigation', { name: 'Look around' });
  const cities = within(around)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(cities.slice(0, 3)).toEqual(['Auckland Central', 'Christchurch Central', 'Wellington Central']);
});

test('another tab starts empty', async () => {
  await arrive('/nz/location-service/parts-stockist/nz/takapuna');
  await screen.findByText('2 parts stockists');
  fireEvent.click(
    within(screen.getByRole('navigation', { name: 'What are you looking for?' })).getByRole('link', {
      name: 'Battery',
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Battery stockists' });
  expect(screen.queryByText('Harbour Parts')).toBeNull();
  expect(field().value).toBe('');
});

test('a status of false ends the wait without results', async () => {
  await arrive('/nz/location-service/service-centre/nz', { [call]: none });
  expect(await screen.findByText('No results')).toBeDefined();
});

test('a failed call ends the wait and can be repeated', async () => {
  const { server } = await arrive('/nz/location-service/service-centre/nz', {
    [call]: refuse(500, 'Internal', 'Something went wrong.'),
  });
  await screen.findByText('Something went wrong.');
  server.answers[call] = found;
  press('Try again');
  expect(await screen.findByText('2 service centres')).toBeDefined();
});

test('a suburb that there is not says so', async () => {
  await arrive('/nz/location-service/parts-stockist/nz/atlantis', { [call]: none });
  expect(await screen.findByText('We do not know this place.')).toBeDefined();
});

test('a chosen result is active, shows its hours and is in the URL', async () => {
  const { router } = await arrive('/nz/location-service/service-centre/nz/takapuna');
  press((await screen.findByRole('button', { name: 'Lake Road Motors' })).textContent ?? '');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Lake Road Motors' }).getAttribute('aria-expanded')).toBe('true'),
  );
  expect(screen.getByText('8:00 am – 5:30 pm')).toBeDefined();
  expect(router.state.location.search).toEqual({ dealer: dealers[1]?.dealerCode });
});

test('a result is called, driven to and booked', async () => {
  await arrive('/nz/location-service/service-centre/nz/takapuna');
  const card = (await screen.findByRole('button', { name: 'Lake Road Motors' })).closest('li') as HTMLElement;
  const link = (name: string | RegExp) => within(card).getByRole('link', { name }).getAttribute('href');
  expect(link(/^Call/)).toBe('tel:095550123');
  expect(link('Directions')).toContain('destination=-36.79,174.77');
  expect(link('Book now')).toBe(`/nz/select-location?dealer=${dealers[1]?.dealerCode}`);
});

test('the visitor’s position needs a press, is sent in one call and is in no URL', async () => {
  const coords = { latitude: -36.787654, longitude: 174.771234 };
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    geolocation: { getCurrentPosition: (done: (at: { coords: typeof coords }) => void) => done({ coords }) },
  });
  const { server, router } = await arrive('/nz/location-service/parts-stockist');
  press('Use my location');
  await screen.findByText('2 parts stockists');
  expect(asked(server)).toEqual([{ type: 'Parts', lat: -36.788, lng: 174.771 }]);
  expect(router.state.location.href).toBe('/nz/location-service/parts-stockist');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('36.78');
});

test('a browser that refuses the position gets a hint', async () => {
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    geolocation: { getCurrentPosition: (_done: unknown, failed: (error: object) => void) => failed({ code: 1 }) },
  });
  await arrive('/nz/location-service/parts-stockist');
  press('Use my location');
  expect(await screen.findByText(/Your browser does not share your location/)).toBeDefined();
});

test.each(['/nz/location-service/tyre-shop', '/nz/location-service/parts-stockist/vic'])(
  '%s is not found',
  async (path) => {
    await arrive(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeDefined();
  },
);
