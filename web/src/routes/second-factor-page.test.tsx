// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, fakeServer, refuse } from '../testing/fake-server.ts';
import { member, user } from '../testing/people.ts';
import { page } from '../testing/range.ts';
import { renderApp } from '../testing/render-app.tsx';

const codes = ['abcde-fghjk-mnpqr', 'bcdef-ghjkm-npqrs'];

/** A server that has set up what it was asked to. */
const server = (answers: Answers = {}, isOn = false, required = false) => {
  let totp = isOn;
  return fakeServer({
    'session/current': { data: { ...member.data, user: { ...user, userType: 'Admin' } } },
    'products/get-product-list': { data: page('Our Range', {}) },
    'auth/get-second-factor': () => ({ data: { required, totp, recoveryCodesLeft: totp ? 10 : 0, passkeys: [] } }),
    'auth/begin-totp': {
      data: { token: 'app', uri: 'otpauth://totp/Southline:x?secret=ABCDEFGH', secret: 'ABCDEFGH' },
    },
    'auth/confirm-totp': () => {
      totp = true;
      return { data: { recoveryCodes: codes } };
    },
    ...answers,
  });
};

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('an app is set up with the password and its first code; recovery codes are shown once', async () => {
  const { send, called } = server();
  renderApp('/au/two-step-sign-in', send);
  await press('Set up an app');
  await press('Continue');
  expect(await screen.findByText('Enter your password.')).toBeDefined();
  type('Your password', 'torque wrench 40');
  await press('Continue');
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeDefined();
  expect(screen.getByText('ABCD EFGH')).toBeDefined();
  type('Code that the app shows', '123456');
  await press('Turn on');
  for (const code of codes) expect(await screen.findByText(code)).toBeDefined();
  await press('I have stored the codes');
  expect(screen.queryByText(codes[0] ?? '')).toBeNull();
  expect(await screen.findByText('10 codes are left.')).toBeDefined();
  expect(called('auth/begin-totp')[0]?.body).toEqual({ password: 'torque wrench 40' });
  expect(called('auth/confirm-totp')[0]?.body).toEqual({ token: 'app', code: '123456' });
});

test('a wrong code says so, and the form stays', async () => {
  renderApp('/au/two-step-sign-in', server({ 'auth/confirm-totp': refuse(200, 'CodeWrong', 'code_wrong') }).send);
  await press('Set up an app');
  type('Your password', 'torque wrench 40');
  await press('Continue');
  await screen.findByLabelText('Code that the app shows');
  type('Code that the app shows', '000000');
  await press('Turn on');
  expect(await screen.findByText(/^The code is wrong or was used already/)).toBeDefined();
});

test('removing asks again where the second factor is old, and goes on by itself', async () => {
  let isFresh = false;
  const { send, called } = server(
    {
      'auth/remove-totp': () =>
        isFresh ? {} : refuse(403, 'SecondFactorStale', 'Confirm with your second step first.'),
      'auth/ask-second-factor': { data: { token: 'again', totp: true, passkeyOptions: '' } },
      'auth/give-second-factor': () => {
        isFresh = true;
        return {};
      },
    },
    true,
  );
  renderApp('/au/two-step-sign-in', send);
  await press('Remove the app');
  await press('Yes, remove it');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  fireEvent.change(dialog.getByLabelText('Code'), { target: { value: '123456' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(called('auth/remove-totp')).toHaveLength(2));
  expect(called('auth/give-second-factor')[0]?.body).toEqual({ token: 'again', code: '123456' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a call that is under way when the session gets a new secret ends, so that its refusal signs out nobody', async () => {
  let refused = () => {};
  const { send, called, answers } = server({}, true);
  answers['garage/get'] = () =>
    new Promise((resolve) => {
      refused = () => resolve(refuse(401, 'UnauthorisedAccess', 'UnauthorisedAccess'));
    });
  const { router } = renderApp('/au/two-step-sign-in', send);
  await press('Remove the app');
  await waitFor(() => expect(called('garage/get')).toHaveLength(1));
  answers['auth/remove-totp'] = () => {
    answers['auth/get-second-factor'] = {
      data: { required: false, totp: false, recoveryCodesLeft: 0, passkeys: [] },
    };
    answers['garage/get'] = { data: [] };
    refused();
    return {};
  };
  await press('Yes, remove it');
  expect(await screen.findByText('No app is set up.')).toBeDefined();
  await waitFor(() => expect(called('garage/get')).toHaveLength(2));
  expect(router.state.location.pathname).toBe('/au/two-step-sign-in');
});

test('a call that starts while the session gets a new secret is sent afterwards', async () => {
  let renewed = () => {};
  const { send, called, answers } = server({ 'garage/get': { data: [] } }, true);
  answers['auth/remove-totp'] = () =>
    new Promise((resolve) => {
      renewed = () => resolve({});
    });
  const { router } = renderApp('/au/two-step-sign-in', send);
  await press('Remove the app');
  await waitFor(() => expect(called('garage/get')).toHaveLength(1));
  await press('Yes, remove it');
  await waitFor(() => expect(called('auth/remove-totp')).toHaveLength(1));
  answers['garage/get'] = refuse(401, 'UnauthorisedAccess', 'UnauthorisedAccess');
  void router.options.context.queryClient.invalidateQueries({ queryKey: ['au', 'account', 'garage'] });
  answers['garage/get'] = { data: [] };
  renewed();
  await waitFor(() => expect(called('garage/get')).toHaveLength(2));
  expect(router.state.location.pathname).toBe('/au/two-step-sign-in');
});

test('where it is required, pages of the account lead here', async () => {
  const { send } = server(
    { 'session/current': { data: { ...member.data, user: { ...user, userType: 'Admin' }, secondFactor: 'required' } } },
    false,
    true,
  );
  const { router } = renderApp('/au/operations', send);
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/two-step-sign-in'));
  expect(await screen.findByText(/^Staff accounts need two-step sign-in here/)).toBeDefined();
});
