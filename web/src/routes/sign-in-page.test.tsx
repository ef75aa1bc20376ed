// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, type Given, refuse } from '../testing/fake-server.ts';
import { guest, member, profile, user } from '../testing/people.ts';
import { openApp } from '../testing/render-app.tsx';

const EMAIL = 'robin@example.com';
const answers = (signIn: Given<'auth/sign-in'> = { data: user, cartMerged: [] }): Answers => {
  let signedIn = false;
  return {
    'session/current': () => (signedIn ? member : guest),
    'auth/sign-in': () => {
      signedIn = !('http' in signIn);
      return signIn;
    },
    'auth/get-profile': () => (signedIn ? { data: profile } : refuse(401, 'UnauthorisedAccess', 'UnauthorisedAccess')),
    'api/Vehicle/GetMakes': { data: [] },
    'products/get-favourite': { favourite: [], totalCount: 0 },
  };
};
const signIn = async () => {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: EMAIL } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'torque wrench 40' } });
  fireEvent.submit(screen.getByLabelText('Password'));
};

test('an email and a password are required, by the texts of the specification', async () => {
  const { server } = openApp('/au/sign-in', answers());
  fireEvent.submit(await screen.findByLabelText('Email'));
  expect(await screen.findByText('Email is required.')).toBeDefined();
  expect(screen.getByText('Password is required.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(server.called('auth/sign-in')).toHaveLength(0);
});

test("Enter signs in and leads to the region's home, where the account has its menu", async () => {
  const { server, router } = openApp('/nz/sign-in', answers());
  await signIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/nz'));
  expect(server.called('auth/sign-in')[0]?.body).toEqual({ email: EMAIL, password: 'torque wrench 40' });
  fireEvent.click(await screen.findByRole('button', { name: 'Account of Robin' }));
  await screen.findByRole('link', { name: 'Your Account' });
  const links = ['Your Account', 'Favourites', 'Change Password'];
  expect(links.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '/nz/update-member-details',
    '/nz/favourites',
    '/nz/update-password',
  ]);
});

test('staff begin at the work list, and their menu is apart from their own account', async () => {
  const dealer = { ...user, userType: 'Dealer' as const };
  const { server, router } = openApp('/au/sign-in', {
    ...answers({ data: dealer, cartMerged: [] }),
    'operations/get-work': { data: { items: [], names: {}, more: [], missing: [] } },
  });
  server.answers['session/current'] = () =>
    server.called('auth/sign-in').length > 0 ? { data: { ...member.data, user: dealer } } : guest;
  await signIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/operations/work'));
  await screen.findByRole('heading', { level: 1, name: 'Work list' });
  fireEvent.click(await screen.findByRole('button', { name: 'Account of Robin' }));
  const [menu, frame] = await screen.findAllByRole('navigation', { name: 'Staff' });
  const names = (list: HTMLElement | undefined) =>
    within(list as HTMLElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const shared = ['Work list', 'Manage Orders', 'Return Desk', 'Operations'];
  expect(names(menu)).toEqual(shared);
  expect(names(frame)).toEqual([...shared, 'Two-step sign-in']);
  expect(names(screen.getByRole('navigation', { name: 'Your Account' }))).not.toContain('Manage Orders');
});

test.each([
  [refuse(200, 'InvalidCredentials', 'invalid_credentials'), /^The email or password is not correct/],
  [refuse(200, 'EmailNotVerified', 'email_not_verified'), /^Your email address is not verified yet/],
  [refuse(429, 'TooManyRequests', 'too_many_attempts', 90), 'Too many attempts. Try again in 2 minutes.'],
  [refuse(429, 'TooManyRequests', 'too_many_attempts', 8), 'Too many attempts. Try again in 8 seconds.'],
  [refuse(503, 'Unavailable', 'Too busy at the moment.'), 'Too busy at the moment.'],
])('a refusal is shown under the form in words: %o', async (refusal, words) => {
  openApp('/au/sign-in', answers(refusal));
  await signIn();
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', EMAIL);
});

test('an own page sends its guest to sign-in and gets its member back', async () => {
  const { server, router } = openApp('/au/favourites?page=2&sortBy=partnumber', answers());
  await screen.findByText(/^Sign in to continue/);
  expect(router.state.location.search).toEqual({ re: 'unauthorised' });
  expect(server.called('products/get-favourite')).toHaveLength(0);
  await signIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/favourites'));
  expect(sessionStorage.getItem('southline.return')).toBeNull();
});

test('only known words count as a reason, and no visitor is sent to a page named in the URL', async () => {
  sessionStorage.setItem('southline.return', 'https://elsewhere.example/au');
  const { router } = openApp('/au/sign-in?re=https%3A%2F%2Felsewhere.example', answers());
  await signIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/au'));
  expect(router.state.location.search).toEqual({});
});

test('a look-up past its allowance leads to sign-in, and from there to the finder', async () => {
  const { router } = openApp('/au/sign-in?re=parts-finder', answers());
  await screen.findByText(/^Sign in to look up more vehicles/);
  await signIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/parts-finder'));
});

test('a signed-in visitor is redirected away from sign-in', async () => {
  const { router } = openApp('/au/sign-in', { ...answers(), 'session/current': member });
  await waitFor(() => expect(router.state.location.pathname).toBe('/au'));
});

test('the merged cart is explained: added, limited and new lines', async () => {
  const line = (partNo: string, guestQuantity: number, memberQuantity: number, quantity: number) => ({
    partNo,
    description: 'Clamp',
    guestQuantity,
    memberQuantity,
    quantity,
  });
  const cartMerged = [line('A-1', 2, 3, 5), line('B-2', 900, 200, 999), line('C-3', 1, 0, 1)];
  openApp('/au/sign-in', answers({ data: user, cartMerged }));
  await signIn();
  const notice = await screen.findByRole('status', { name: 'Your two carts have been combined' });
  expect(notice.textContent).toContain('3 already in your cart + 2 added = 5');
  expect(notice.textContent).toContain('limited to 999');
  expect(notice.textContent).toContain('1 line that you chose before signing in is in your cart.');
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  await waitFor(() => expect(screen.queryByText('Your two carts have been combined')).toBeNull());
});

const needed = {
  ...refuse(200, 'SecondFactorNeeded', 'second_factor_needed'),
  data: { token: 'question', totp: 'true', passkeyOptions: '' },
};

test('an account with a second factor is asked for its code, and then signed in', async () => {
  let tries = 0;
  let signedIn = false;
  const { server, router } = openApp('/nz/sign-in', {
    ...answers(),
    'session/current': () => (signedIn ? member : guest),
    'auth/sign-in': needed,
    'auth/finish-sign-in': () => {
      tries += 1;
      if (tries === 1) return refuse(200, 'CodeWrong', 'code_wrong');
      signedIn = true;
      return { data: user, cartMerged: [] };
    },
  });
  await signIn();
  const code = await screen.findByLabelText('Code');
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(document.activeElement).toBe(code);
  expect(screen.queryByLabelText('Password')).toBeNull();
  fireEvent.change(code, { target: { value: '000000' } });
  fireEvent.submit(code);
  expect(await screen.findByText(/^The code is wrong or was used already/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const recovery = screen.getByLabelText('Recovery code');
  fireEvent.change(recovery, { target: { value: 'abcde-fghjk-mnpqr' } });
  fireEvent.submit(recovery);
  await waitFor(() => expect(router.state.location.pathname).toBe('/nz'));
  expect(server.called('auth/finish-sign-in')[1]?.body).toEqual({ token: 'question', code: 'abcde-fghjk-mnpqr' });
});

test('the second step leads back to the password, which is typed again', async () => {
  openApp('/au/sign-in', { ...answers(), 'auth/sign-in': needed });
  await signIn();
  fireEvent.click(await screen.findByRole('button', { name: 'Start again' }));
  expect(((await screen.findByLabelText('Password')) as HTMLInputElement).value).toBe('');
});
