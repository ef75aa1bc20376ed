// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { vehicleChosen } from '../shared/store/finder-slice.ts';
import { isBlank, padFilled } from '../shared/store/pad-slice.ts';
import { refuse } from '../testing/fake-server.ts';
import { vehicle } from '../testing/parts.ts';
import { endSession, guest, member, profile } from '../testing/people.ts';
import { openApp } from '../testing/render-app.tsx';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sessions = [
  { device: 'Firefox on Windows', lastSeen: '2026-11-21T05:00:00Z', current: true },
  { device: '', lastSeen: '2026-11-20T05:00:00Z', current: false },
];
const show = (path: string, answers: Record<string, object> = {}) => {
  return openApp(path, {
    'session/current': member,
    'auth/get-profile': { data: profile },
    'auth/get-sessions': { data: sessions },
    ...answers,
  });
};

test('the profile names its holder under Your Account and fills in the form', async () => {
  show('/au/update-member-details');
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Your Profile' })).toBeDefined();
  expect(await screen.findByLabelText('Suburb')).toHaveProperty('value', 'Carlton');
  expect(screen.getByText('Robin Lee', { selector: 'dd' })).toBeDefined();
  expect(within(screen.getByRole('navigation', { name: 'You are here' })).getByText('Your Account >')).toBeDefined();
});

test.each(['Auckland', ''])('in New Zealand a profile names a region of New Zealand, or none: "%s"', async (state) => {
  const { server } = show('/nz/update-member-details', { 'auth/update-profile': { data: profile } });
  // The switch of the site's region has the same name.
  const region = await screen.findByLabelText<HTMLSelectElement>('Region', { selector: 'select' });
  expect([...region.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['New Zealand', 'Australia']);
  type('Postcode', '1024');
  fireEvent.change(region, { target: { value: state } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(server.called('auth/update-profile')[0]?.body).toMatchObject({ state, postcode: '1024' }));
});

test('an empty profile is refused with the texts of the specification', async () => {
  const { server } = show('/au/update-member-details');
  await screen.findByLabelText('Suburb');
  for (const label of ['First Name', 'Last Name', 'Address Line', 'Suburb', 'State', 'Postcode', 'Mobile'])
    type(label, '');
  type('Email', 'nobody');
  fireEvent.submit(screen.getByLabelText('Email'));
  const texts = [
    'First Name is required.',
    'Last Name is required.',
    'Address Line is required.',
    'Suburb is required.',
    'State is required.',
    'Postcode is required.',
    'Mobile is required.',
    'Invalid email',
  ];
  for (const text of texts) expect(await screen.findAllByText(text)).toHaveLength(2);
  type('Email', '');
  expect(await screen.findAllByText('Email is required.')).toHaveLength(2);
  expect(server.called('auth/update-profile')).toHaveLength(0);
});

test('Apply saves and says so; a changed address says that it waits for its mail', async () => {
  const { server } = show('/au/update-member-details', { 'auth/update-profile': { data: profile } });
  await screen.findByLabelText('Suburb');
  expect(screen.queryByLabelText('Current Password')).toBeNull();
  type('Email', 'new@example.com');
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect((await screen.findAllByText('Current Password is required.')).length).toBeGreaterThan(0);
  type('Current Password', 'torque wrench 41');
  server.answers['auth/get-profile'] = { data: { ...profile, pendingEmail: 'new@example.com' } };
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('The profile has been updated successfully.')).toBeDefined();
  expect(
    await screen.findByText(/^new@example.com is not verified yet.*Until then we use robin@example.com/),
  ).toBeDefined();
  const { pendingEmail: _, addresses: _kept, ...sent } = profile;
  expect(server.called('auth/update-profile')[0]?.body).toEqual({
    ...sent,
    email: 'new@example.com',
    currentPassword: 'torque wrench 41',
  });
});

const workshop = {
  label: 'Workshop',
  FirstName: 'Robin',
  LastName: 'Lee',
  DeliveryAddressline: '12 Workshop Lane',
  DeliveryLocality: 'Carlton',
  DeliveryState: 'VIC',
  DeliveryPostcode: '3053',
  Phone: '0412345678',
};

test('business name and copies are saved; a copy that is no address is refused', async () => {
  const { server } = show('/au/update-member-details', { 'auth/update-profile': { data: profile } });
  await screen.findByLabelText('Suburb');
  type('Business name', ' Quay Motors ');
  type('Copies of order emails', 'office@example.com; nonsense');
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect((await screen.findAllByText(/^Enter valid email addresses, ten at most/)).length).toBeGreaterThan(0);
  type('Copies of order emails', 'office@example.com; store@example.com');
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('The profile has been updated successfully.');
  expect(server.called('auth/update-profile').map(({ body }) => body)).toMatchObject([
    { businessName: 'Quay Motors', ccemail: 'office@example.com; store@example.com' },
  ]);
});

test('a delivery address is saved with a label, and removed', async () => {
  const { server } = show('/au/update-member-details', { 'auth/update-profile': { data: profile } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
  const book = within(screen.getByRole('region', { name: 'Delivery addresses' }));
  const fill = (label: string, value: string) => fireEvent.change(book.getByLabelText(label), { target: { value } });
  fireEvent.click(book.getByRole('button', { name: 'Save address' }));
  expect(await book.findAllByText('Please give the address a name.')).toHaveLength(2);
  fill('Name of the address', 'Workshop');
  fill('Address Line', '12 Workshop Lane');
  fill('Suburb', 'Carlton');
  fill('State', 'VIC');
  fill('Postcode', '3053');
  server.answers['auth/get-profile'] = { data: { ...profile, addresses: [workshop] } };
  fireEvent.click(book.getByRole('button', { name: 'Save address' }));
  fireEvent.click(await book.findByRole('button', { name: 'Remove Workshop' }));
  await waitFor(() => expect(server.called('auth/update-profile')).toHaveLength(2));
  expect(server.called('auth/update-profile').map(({ body }) => body)).toMatchObject([
    { email: profile.email, addresses: [workshop] },
    { email: profile.email, addresses: [] },
  ]);
});

test('a waiting address is not taken back by applying something else', async () => {
  const waiting = { data: { ...profile, pendingEmail: 'new@example.com' } };
  const { server } = show('/au/update-member-details', { 'auth/get-profile': waiting, 'auth/update-profile': {} });
  await screen.findByLabelText('Suburb');
  type('Mobile', '0499 999 999');
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('The profile has been updated successfully.');
  expect(server.called('auth/update-profile')[0]?.body).toMatchObject({
    email: 'new@example.com',
    mobile: '0499999999',
  });
});

test('a card number is refused at the field that it was typed into, and not sent', async () => {
  const { server } = show('/au/update-member-details', { 'auth/update-profile': {} });
  await screen.findByLabelText('Suburb');
  type('Address Line', '4444 3333 2222 1111');
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect((await screen.findAllByText(/^This looks like a card number/)).length).toBeGreaterThan(0);
  expect(server.called('auth/update-profile')).toHaveLength(0);
});

test("a refused profile shows the server's message", async () => {
  show('/au/update-member-details', { 'auth/update-profile': refuse(400, 'InvalidRequest', 'Not like this.') });
  await screen.findByLabelText('Suburb');
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Not like this.')).toBeDefined();
});

test('the password asks for all three, and for the same one twice', async () => {
  const { server } = show('/au/update-password', { 'auth/reset-password': {} });
  fireEvent.click(await screen.findByRole('button', { name: 'Update Password' }));
  for (const text of ['Current Password', 'New Password', 'Confirm New Password']) {
    expect(await screen.findByText(`${text} is required.`)).toBeDefined();
  }
  type('Current Password', 'old one');
  type('New Password', 'torque wrench 41');
  type('Confirm New Password', 'torque wrench 42');
  fireEvent.click(screen.getByRole('button', { name: 'Update Password' }));
  expect(await screen.findByText('Confirm New Password is not as same as New Password.')).toBeDefined();
  type('Confirm New Password', 'torque wrench 41');
  fireEvent.click(screen.getByRole('button', { name: 'Update Password' }));
  expect(await screen.findByText('The password has been updated successfully.')).toBeDefined();
  expect(server.called('auth/reset-password').map(({ body }) => body)).toEqual([
    { token: '', tempPassword: 'old one', newPassword: 'torque wrench 41' },
  ]);
  expect(screen.getByLabelText('Current Password')).toHaveProperty('value', '');
});

test('a wrong current password is called so', async () => {
  show('/au/update-password', { 'auth/reset-password': refuse(200, 'InvalidCredentials', 'invalid_credentials') });
  await screen.findByLabelText('Current Password');
  type('Current Password', 'x');
  type('New Password', 'torque wrench 41');
  type('Confirm New Password', 'torque wrench 41');
  fireEvent.click(screen.getByRole('button', { name: 'Update Password' }));
  expect(await screen.findByText(/^The current password is not correct/)).toBeDefined();
});

test('the own sessions are listed, and the others can be signed out', async () => {
  const { server } = show('/au/update-password', { 'auth/sign-out-others': {} });
  expect(await screen.findByText('Firefox on Windows')).toBeDefined();
  expect(screen.getByText('Unknown device')).toBeDefined();
  server.answers['auth/get-sessions'] = { data: sessions.slice(0, 1) };
  fireEvent.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
  expect(await screen.findByText('The other devices are signed out.')).toBeDefined();
});

test('a sign-out that fails loads the personal data again that it has cancelled', async () => {
  const { server } = show('/nz/update-member-details', {
    'garage/get': () => new Promise(() => {}),
    'auth/sign-out': refuse(503, 'Unavailable', 'Too busy.'),
  });
  await waitFor(() => expect(server.called('garage/get')).toHaveLength(1));
  const menu = screen.getByRole('navigation', { name: 'Your Account' });
  fireEvent.click(within(menu).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(server.called('garage/get')).toHaveLength(2));
});

test('signing out removes all personal data and choices, except region and language', async () => {
  const { server, router, store } = show('/nz/update-member-details', { 'auth/sign-out': {} });
  store.dispatch(vehicleChosen({ ...vehicle, vehicleSlug: 'v-1' }));
  store.dispatch(padFilled({ rows: [{ partNo: 'SL-B-60', quantity: 2 }] }));
  sessionStorage.setItem('southline.return', '/nz/favourites');
  await screen.findByLabelText('Suburb');
  server.answers['session/current'] = guest;
  const menu = screen.getByRole('navigation', { name: 'Your Account' });
  fireEvent.click(within(menu).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/nz'));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeDefined();
  // The home page shows a member's own things, but not while the session ends.
  expect(server.called('Order/get-member-orders')).toEqual([]);
  expect(store.getState()).toMatchObject({ finder: { vehicle: null }, preferences: { region: 'nz', language: 'en' } });
  expect(store.getState().pad).toMatchObject({ removed: null, sending: null });
  expect(store.getState().pad.rows.every(isBlank)).toBe(true);
  expect(sessionStorage.getItem('southline.return')).toBeNull();
  expect(router.options.context.queryClient.getQueryData(['nz', 'account', 'profile'])).toBeUndefined();
});

test('a request of personal data that starts while the session ends does not lead to the sign-in', async () => {
  const { server, router } = show('/nz/update-member-details', { 'garage/get': { data: [] } });
  const { queryClient } = router.options.context;
  const loadGarage = () => void queryClient.refetchQueries({ queryKey: ['nz', 'account', 'garage'] });
  await screen.findByLabelText('Suburb');
  await waitFor(() => expect(server.called('garage/get')).toHaveLength(1));
  server.answers['auth/sign-out'] = () => {
    endSession(server.answers);
    return {};
  };
  router.subscribe('onBeforeNavigate', loadGarage);
  const menu = screen.getByRole('navigation', { name: 'Your Account' });
  fireEvent.click(within(menu).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeDefined();
  expect(server.called('garage/get')).toHaveLength(1);
  expect(router.state.location.href).toBe('/nz');
});

test('the profile mails the own data, and says so', async () => {
  const { server } = show('/au/update-member-details', { 'auth/export-data': {} });
  fireEvent.click(await screen.findByRole('button', { name: 'Email me my data' }));
  expect(await screen.findByText(/^The email with your link is on its way/)).toBeDefined();
  expect(server.called('auth/export-data')).toHaveLength(1);
});

test('the mailed link leaves the URL, is checked, and downloads', async () => {
  const { server, router } = show('/au/own-data/mailed_1', { 'auth/check-own-data-token': {} });
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link.getAttribute('href')).toBe('/au/api/auth/own-data.zip?token=mailed_1');
  expect(router.state.location.href).toBe('/au/own-data');
  expect(server.called('auth/check-own-data-token')[0]?.body).toEqual({ token: 'mailed_1' });
});

test('a mailed link that is not valid leads back to the profile, and a guest to the sign-in', async () => {
  show('/au/own-data/mailed_1', { 'auth/check-own-data-token': refuse(200, 'ExpiredToken', 'expired_token') });
  expect(await screen.findByText('This link has expired.')).toBeDefined();
  const again = screen.getByRole('link', { name: 'Ask for a new link in your profile' });
  expect(again.getAttribute('href')).toBe('/au/update-member-details');
  const { router } = show('/au/own-data/mailed_1', { 'session/current': guest });
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/sign-in'));
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('mailed_1');
});

const enterPassword = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Close my account …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close your account' }));
  fireEvent.change(dialog.getByLabelText('Current Password'), { target: { value: 'quiet harbour' } });
  return { dialog, close: () => fireEvent.click(dialog.getByRole('button', { name: 'Close the account' })) };
};

test('an account is closed by its password; open orders are named, and the end signs out and says so', async () => {
  const { server, router } = show('/au/update-member-details', {
    'auth/close-account': refuse(409, 'OpenOrders', 'The account cannot be closed yet: orders SL1 have not ended.'),
  });
  const { dialog, close } = await enterPassword();
  fireEvent.change(dialog.getByLabelText('Current Password'), { target: { value: '' } });
  close();
  expect(await dialog.findByText('Current Password is required.')).toBeDefined();
  fireEvent.change(dialog.getByLabelText('Current Password'), { target: { value: 'quiet harbour' } });
  close();
  expect(await dialog.findByText(/orders SL1 have not ended/)).toBeDefined();
  server.answers['auth/close-account'] = () => {
    server.answers['session/current'] = guest;
    return {};
  };
  close();
  expect(await screen.findByText(/^Your account is closed/)).toBeDefined();
  expect(server.called('auth/close-account')[0]?.body).toEqual({ password: 'quiet harbour' });
  expect(router.state.location.pathname).toBe('/au/sign-in');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.options.context.queryClient.getQueryData(['au', 'account', 'profile'])).toBeUndefined();
});

test('no request of personal data is sent while the account closes', async () => {
  const { server, router } = show('/au/update-member-details', { 'garage/get': { data: [] } });
  const { close } = await enterPassword();
  await waitFor(() => expect(server.called('garage/get')).toHaveLength(1));
  server.answers['auth/close-account'] = () => {
    endSession(server.answers);
    void router.options.context.queryClient.invalidateQueries({ queryKey: ['au', 'account', 'garage'] });
    return {};
  };
  close();
  expect(await screen.findByText(/^Your account is closed/)).toBeDefined();
  expect(server.called('garage/get')).toHaveLength(1);
  expect(router.state.location.search).toEqual({ re: 'closed' });
});
