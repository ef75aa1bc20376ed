// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../testing/fake-server.ts';
import { openApp } from '../testing/render-app.tsx';

const right = {
  'First Name': 'Robin',
  'Last Name': 'Lee',
  Email: 'robin@example.com',
  'Confirm Email': 'robin@example.com',
  Mobile: '+61 412 345 678',
  Postcode: '3053',
  Password: 'torque wrench 40',
  'Confirm Password': 'torque wrench 40',
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) type(label, value);
};
const show = async (signUp: object = {}) => {
  const { server } = openApp('/au/join-us', { 'auth/sign-up': signUp });
  await screen.findByLabelText('First Name');
  return server;
};
const submit = () => fireEvent.submit(screen.getByLabelText('First Name'));

test('all fields are required, with an error at the field and in the summary at the top', async () => {
  const server = await show();
  submit();
  const texts = [
    'First Name',
    'Last Name',
    'Email',
    'Confirm Email',
    'Mobile',
    'Postcode',
    'Password',
    'Confirm Password',
  ];
  for (const text of texts) expect(await screen.findAllByText(`${text} is required.`)).toHaveLength(2);
  expect(server.called('auth/sign-up')).toHaveLength(0);
});

test('the rules of a password are there before it fails, and it can be pasted and looked at', async () => {
  await show();
  expect(screen.getByText(/^10 to 128 characters\./)).toBeDefined();
  const password = screen.getByLabelText('Password');
  expect([password.getAttribute('type'), password.getAttribute('autocomplete')]).toEqual(['password', 'new-password']);
  fireEvent.click(screen.getByRole('button', { name: 'Show Password' }));
  expect(password.getAttribute('type')).toBe('text');
  expect(fireEvent.paste(password)).toBe(true);
});

test('a mismatch is shown while typing, as soon as no match is possible', async () => {
  await show();
  fill({ Email: 'robin@example.com', 'Confirm Email': 'robin@ex' });
  expect(screen.queryByText('Confirm Email is not match to Email.')).toBeNull();
  type('Confirm Email', 'robin@exo');
  expect(await screen.findByText('Confirm Email is not match to Email.')).toBeDefined();
  fill({ Password: 'torque wrench 40', 'Confirm Password': 'spanner' });
  expect(await screen.findByText('Confirm Password is not match to the password.')).toBeDefined();
  type('Password', 'spanner 12 mm');
  expect(screen.queryByText('Confirm Password is not match to the password.')).toBeNull();
});

test.each([
  ['+61 412 345 678', '61412345678'],
  ['(04) 1234-5678', '0412345678'],
  ['123456789012', '12345678901'],
])('a phone number is reduced to its digits, eleven at most: %s', async (typed, digits) => {
  await show();
  type('Mobile', typed);
  expect(screen.getByLabelText('Mobile')).toHaveProperty('value', digits);
});

test('joining asks for the address to be verified, and sends no repetitions', async () => {
  const server = await show();
  fill(right);
  submit();
  const sent = await screen.findByText(/^We have sent an email to robin@example.com/);
  expect(sent.closest('[tabindex]')).toBe(document.activeElement);
  expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/au/sign-in');
  expect(server.called('auth/sign-up').map(({ body }) => body)).toEqual([
    {
      firstname: 'Robin',
      lastname: 'Lee',
      email: 'robin@example.com',
      phone: '61412345678',
      postcode: '3053',
      businessName: '',
      password: 'torque wrench 40',
    },
  ]);
});

test('the server’s refusal is shown in words, and the typed text stays', async () => {
  await show(refuse(200, 'PasswordTooWeak', 'password_too_weak'));
  fill(right);
  submit();
  expect(await screen.findByText(/^That password is too easy to guess/)).toBeDefined();
  expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Robin');
});
