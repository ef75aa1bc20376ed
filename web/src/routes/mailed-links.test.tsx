// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../testing/fake-server.ts';
import { endSession, guest, member, profile, user } from '../testing/people.ts';
import { openApp } from '../testing/render-app.tsx';

const TOKEN = 'mailed-token_1';
const show = (path: string, answers: Record<string, object>) => {
  return openApp(path, { ...answers });
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('forgot: an email is required; then the sent page, the same for every address', async () => {
  const { server } = show('/au/forgot-password', { 'auth/forgot-password': {} });
  const email = await screen.findByLabelText('Email');
  fireEvent.submit(email);
  expect(await screen.findByText('Email is required.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go back to sign in' }).getAttribute('href')).toBe('/au/sign-in');
  type('Email', 'robin@example.com');
  fireEvent.submit(email);
  expect(await screen.findByText(/^If robin@example.com belongs to an account/)).toBeDefined();
  expect(server.called('auth/forgot-password')[0]?.body).toEqual({ email: 'robin@example.com' });
});

test.each([
  ['invalid_token', /^This link is not valid/],
  ['expired_token', /^This link has expired/],
])('reset: with %s there is an error and no form', async (key, words) => {
  show(`/au/reset-password/${TOKEN}`, { 'auth/check-reset-token': refuse(200, 'InvalidToken', key) });
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByLabelText('New Password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toBeDefined();
});

test('reset: the token is removed from the URL before it is checked, and the form changes the password', async () => {
  const { server, router } = show(`/au/reset-password/${TOKEN}`, {
    'auth/check-reset-token': {},
    'auth/reset-password': {},
  });
  await screen.findByLabelText('Temporary Password');
  expect(router.state.location.href).toBe('/au/reset-password');
  expect(router.history.length).toBe(1);
  expect(server.called('auth/check-reset-token')[0]?.body).toEqual({ token: TOKEN });
  fireEvent.submit(screen.getByLabelText('New Password'));
  for (const text of ['Temporary Password', 'New Password', 'Confirm Password']) {
    expect(await screen.findByText(`${text} is required.`)).toBeDefined();
  }
  type('Temporary Password', ' Xy7-9kQ ');
  type('New Password', 'torque wrench 41');
  type('Confirm Password', 'torque wrench 40');
  fireEvent.submit(screen.getByLabelText('New Password'));
  expect(await screen.findByText('Confirm Password is not match to the password.')).toBeDefined();
  type('Confirm Password', 'torque wrench 41');
  fireEvent.submit(screen.getByLabelText('New Password'));
  await screen.findByRole('heading', { name: 'Your password is changed' });
  expect(server.called('auth/reset-password').map(({ body }) => body)).toEqual([
    { token: TOKEN, tempPassword: 'Xy7-9kQ', newPassword: 'torque wrench 41' },
  ]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(TOKEN);
});

test('reset: a wrong temporary password is called so', async () => {
  show(`/au/reset-password/${TOKEN}`, {
    'auth/check-reset-token': {},
    'auth/reset-password': refuse(200, 'InvalidCredentials', 'invalid_credentials'),
  });
  await screen.findByLabelText('Temporary Password');
  type('Temporary Password', 'nope');
  type('New Password', 'torque wrench 41');
  type('Confirm Password', 'torque wrench 41');
  fireEvent.submit(screen.getByLabelText('New Password'));
  expect(await screen.findByText(/^The temporary password is not correct/)).toBeDefined();
});

test('reset: where the browser is signed in, the session ends quietly, and the sign-in is next', async () => {
  const { server, router } = show(`/au/reset-password/${TOKEN}`, {
    'session/current': member,
    'garage/get': { data: [] },
    'auth/check-reset-token': {},
  });
  await screen.findByLabelText('Temporary Password');
  await waitFor(() => expect(server.called('garage/get')).toHaveLength(1));
  server.answers['auth/reset-password'] = () => {
    endSession(server.answers);
    void router.options.context.queryClient.invalidateQueries({ queryKey: ['au', 'account', 'garage'] });
    return {};
  };
  type('Temporary Password', 'Xy7-9kQ');
  type('New Password', 'torque wrench 41');
  type('Confirm Password', 'torque wrench 41');
  fireEvent.submit(screen.getByLabelText('New Password'));
  await screen.findByRole('heading', { name: 'Your password is changed' });
  expect(server.called('garage/get')).toHaveLength(1);
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Go to sign in' }));
  expect(await screen.findByRole('heading', { name: 'Sign in to your account' })).toBeDefined();
});

test('verification: the token is used on load, once, and leads to sign-in with a notice', async () => {
  const { server, router } = show(`/au/email-verfication/${TOKEN}`, { 'auth/verify-email': {} });
  expect(await screen.findByText('Your email address is verified. Sign in to start.')).toBeDefined();
  expect(router.state.location.pathname).toBe('/au/sign-in');
  expect(server.called('auth/verify-email').map(({ body }) => body)).toEqual([{ token: TOKEN }]);
});

test('verification of a changed address leads its signed-in member to the profile', async () => {
  const { router } = show(`/au/email-verfication/${TOKEN}`, {
    'session/current': member,
    'auth/verify-email': {},
    'auth/get-profile': { data: profile },
  });
  expect(await screen.findByText('Your new email address is now in use.')).toBeDefined();
  expect(router.state.location.pathname).toBe('/au/update-member-details');
});

test('a new address without its member: sign-in first, and back to the link, which is used then', async () => {
  let signedIn = false;
  const { server, router } = show(`/au/email-verfication/${TOKEN}`, {
    'session/current': () => (signedIn ? member : guest),
    'auth/verify-email': () => (signedIn ? {} : refuse(200, 'SignInToConfirm', 'sign_in_to_confirm')),
    'auth/sign-in': () => {
      signedIn = true;
      return { data: user, cartMerged: [] };
    },
    'auth/get-profile': { data: profile },
  });
  await screen.findByRole('heading', { name: 'Sign in to confirm your new address' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Go to sign in' }));
  expect(await screen.findByText(/^Sign in with your current email address/)).toBeDefined();
  expect(router.state.location.href).toBe('/au/sign-in?re=new-email');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(TOKEN);
  type('Email', user.email);
  type('Password', 'torque wrench 41');
  fireEvent.submit(screen.getByLabelText('Password'));
  expect(await screen.findByText('Your new email address is now in use.')).toBeDefined();
  expect(router.state.location.pathname).toBe('/au/update-member-details');
  expect(server.called('auth/verify-email').map(({ body }) => body)).toEqual([{ token: TOKEN }, { token: TOKEN }]);
});

test('a new address of another account than the signed-in one can sign in, too', async () => {
  show(`/au/email-verfication/${TOKEN}`, {
    'session/current': member,
    'auth/verify-email': refuse(200, 'SignInToConfirm', 'sign_in_to_confirm'),
  });
  await screen.findByRole('heading', { name: 'Sign in to confirm your new address' });
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Go to sign in' }));
  expect(await screen.findByLabelText('Password')).toBeDefined();
});

test('verification in another browser asks for a new password, which the link is used with', async () => {
  const { server, router } = show(`/au/email-verfication/${TOKEN}`, {
    'auth/verify-email': ({ newPassword }: { newPassword?: string }) =>
      newPassword === undefined
        ? refuse(200, 'ChoosePassword', 'choose_password')
        : newPassword === 'password1234'
          ? refuse(200, 'PasswordTooWeak', 'password_too_weak')
          : {},
  });
  await screen.findByRole('heading', { name: 'Choose your password' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  fireEvent.submit(screen.getByLabelText('New Password'));
  expect(await screen.findByText('New Password is required.')).toBeDefined();
  for (const password of ['password1234', 'torque wrench 41']) {
    type('New Password', password);
    type('Confirm Password', password);
    fireEvent.submit(screen.getByLabelText('New Password'));
    if (password === 'password1234') expect(await screen.findByText(/^That password is too easy/)).toBeDefined();
  }
  expect(await screen.findByText('Your email address is verified. Sign in to start.')).toBeDefined();
  expect(router.state.location.pathname).toBe('/au/sign-in');
  expect(server.called('auth/verify-email').map(({ body }) => body)).toEqual([
    { token: TOKEN },
    { token: TOKEN, newPassword: 'password1234' },
    { token: TOKEN, newPassword: 'torque wrench 41' },
  ]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(TOKEN);
});

test('verification: a failure is shown, with help', async () => {
  show(`/au/email-verfication/${TOKEN}`, { 'auth/verify-email': refuse(200, 'InvalidToken', 'invalid_token') });
  expect(await screen.findByRole('heading', { name: 'Your email address could not be verified' })).toBeDefined();
  expect(screen.getByText(/^This link is not valid/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('verification: when no answer came it can be tried again', async () => {
  const { server } = show(`/au/email-verfication/${TOKEN}`, {
    'auth/verify-email': refuse(503, 'Unavailable', 'Too busy.'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.called('auth/verify-email')).toHaveLength(2));
});

test('a reloaded page has no token any more and explains where to find it', async () => {
  show('/au/reset-password', {});
  expect(await screen.findByText(/^Open the link in the email again/)).toBeDefined();
});
