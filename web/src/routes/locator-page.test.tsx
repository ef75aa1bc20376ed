// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
const none = { http: 200, code: 'NotFound', message: 'No results found.' } as const;

const arrive = async (path: string, answers: Answers = {}) => {
  const server = fakeServer({
    'session/current': guest,
    'Locations/get-suburbs': { data: [{ suburb: 'Milford' }, { suburb: 'Takapuna' }] },
    'Locations/get-postcodes': { data: [{ postCode: '0620' }, { postCode: '0622' }] },
    [call]: found,
    ...answers,
  });
  const app = renderApp(path, server.send);
  await screen.findByRole('heading', { level: 1 });
  return { server, ...app };
};
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' }) as HTMLInputElement;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const search = () =>
  fireEvent.click(within(screen.getByRole('form', { name: 'Where?' })).getByRole('button', { name: 'Search' }));
const pick = async (label: string, option: string) => {
  fireEvent.click(field(label));
  // Hidden elements included, because the test environment has no layout.
  fireEvent.click(
    await within(document.getElementById(field(label).getAttribute('aria-controls') ?? '') as HTMLElement).findByText(
      option,
    ),
  );
};
const asked = (server: Awaited<ReturnType<typeof arrive>>['server']) => server.called(call).map(({ body }) => body);

test.each(['battery-stockist', 'parts-stockist'])('%s needs a suburb or a postcode', async (type) => {
  const { server } = await arrive(`/nz/location-service/${type}`);
  search();
  expect(await screen.findByText('Please select suburb or postcode')).toBeDefined();
  expect(asked(server)).toEqual([]);
});

test('service centres are searched without a selection', async () => {
  const { server, router } = await arrive('/au/location-service/service-centre');
  search();
  await screen.findByText('2 service centres');
  expect(asked(server)).toEqual([{ type: 'Service', state: '', suburb: '', postcode: '' }]);
  expect(router.state.location.href).toBe('/au/location-service/service-centre?all=true');
});

test('a suburb is searched, counted, and part of the URL', async () => {
  const { server, router } = await arrive('/nz/location-service/parts-stockist');
  await pick('Suburb', 'Takapuna');
  search();
  expect(await screen.findByText('2 parts stockists')).toBeDefined();
  expect(asked(server)).toEqual([{ type: 'Parts', state: 'NZ', suburb: 'takapuna', postcode: '' }]);
  expect(router.state.location.pathname).toBe('/nz/location-service/parts-stockist/nz/takapuna');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Parts stockists near Takapuna');
});

test('an address opens with its results and its choice, and a postcode takes the place of the suburb', async () => {
  const { router } = await arrive('/nz/location-service/battery-stockist/nz/takapuna');
  await screen.findByText('2 battery stockists');
  expect(field('Suburb').value).toBe('Takapuna');
  await pick('Postcode', '0620');
  expect([field('Suburb').value, field('Postcode').value]).toEqual(['', '0620']);
  // Results are valid only for the criteria that they were searched with.
  await waitFor(() => expect(screen.queryByText('2 battery stockists')).toBeNull());
  expect(router.state.location.pathname).toBe('/nz/location-service/battery-stockist');
  search();
  await screen.findByText('2 battery stockists');
  expect(router.state.location.href).toBe('/nz/location-service/battery-stockist/nz?postcode=0620');
});

const type = (label: string, text: string) => {
  field(label).focus();
  fireEvent.change(field(label), { target: { value: text } });
};
const postcodesAreHere = async () => {
  fireEvent.click(field('Postcode'));
  await within(
    document.getElementById(field('Postcode').getAttribute('aria-controls') ?? '') as HTMLElement,
  ).findByText('0622');
};

test('a postcode that is typed is searched: leaving its field takes it', async () => {
  const { server, router } = await arrive('/nz/location-service/parts-stockist');
  await postcodesAreHere();
  type('Postcode', ' 0622');
  fireEvent.blur(field('Postcode'));
  expect(field('Postcode').value).toBe('0622');
  search();
  await screen.findByText('2 parts stockists');
  expect(asked(server)).toEqual([{ type: 'Parts', state: 'NZ', suburb: '', postcode: '0622' }]);
  expect(router.state.location.href).toBe('/nz/location-service/parts-stockist/nz?postcode=0622');
});

test('Enter accepts the typed text, closes the list and searches', async () => {
  const { server } = await arrive('/nz/location-service/parts-stockist');
  await postcodesAreHere();
  type('Postcode', '0622');
  fireEvent.keyDown(field('Postcode'), { key: 'Enter', code: 'Enter' });
  expect(field('Postcode').getAttribute('aria-expanded')).toBe('false');
  fireEvent.submit(screen.getByRole('form', { name: 'Where?' }));
  await screen.findByText('2 parts stockists');
  expect(asked(server)).toEqual([{ type: 'Parts', state: 'NZ', suburb: '', postcode: '0622' }]);
});

test('a suburb may be typed in any case; a prefix is not accepted', async () => {
  await arrive('/nz/location-service/parts-stockist');
  await postcodesAreHere();
  type('Suburb', 'takapuna');
  fireEvent.blur(field('Suburb'));
  expect(field('Suburb').value).toBe('Takapuna');
  type('Suburb', 'Mil');
  fireEvent.blur(field('Suburb'));
  expect(field('Suburb').value).toBe('Takapuna');
});

test.each(['Takapuna 0622', '0622 Takapuna', 'Ｔakapuna', 'Takapuna, New Zealand'])(
  'the suburb field understands "%s"',
  async (text) => {
    await arrive('/nz/location-service/parts-stockist');
    await postcodesAreHere();
    type('Suburb', text);
    fireEvent.blur(field('Suburb'));
    expect(field('Suburb').value).toBe('Takapuna');
  },
);

test('a postcode is accepted as typed if the list of postcodes fails to load', async () => {
  const { server } = await arrive('/nz/location-service/parts-stockist', {
    'Locations/get-postcodes': refuse(503, 'Unavailable', 'away'),
  });
  type('Postcode', '0622');
  fireEvent.blur(field('Postcode'));
  search();
  await screen.findByText('2 parts stockists');
  expect(asked(server)).toEqual([{ type: 'Parts', state: 'NZ', suburb: '', postcode: '0622' }]);
});

test('another state has other suburbs', async () => {
  const { server } = await arrive('/au/location-service/parts-stockist');
  expect(field('Suburb').disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'VIC' } });
  await waitFor(() => expect(field('Suburb').disabled).toBe(false));
  await pick('Suburb', 'Milford');
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'TAS' } });
  expect(field('Suburb').value).toBe('');
  await waitFor(() =>
    expect(server.called('Locations/get-suburbs').map(({ body }) => body)).toEqual([
      { state: 'VIC' },
      { state: 'TAS' },
    ]),
  );
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
  expect([field('Suburb').value, field('Postcode').value]).toEqual(['', '']);
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
