// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../testing/fake-server.ts';
import { openApp } from '../testing/render-app.tsx';

const call = 'Contactus/submit-contactus';
const arrive = async (answers: object = {}) => {
  const { server } = openApp('/nz/contact-us', { ...answers });
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  return server;
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = () => {
  type('Name', 'Robin Lee');
  type('Phone', '+61 412 345 678');
  type('Email', 'robin@example.com');
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the enquiry' }));
const text = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

test('a form with errors is not sent, and each field shows its error', async () => {
  const server = await arrive({ [call]: {} });
  send();
  for (const problem of [
    'Please enter your name.',
    'Please enter your phone number.',
    'Please enter your email address.',
  ])
    expect(screen.getAllByText(problem).length).toBeGreaterThan(0);
  fill();
  type('Email', 'robin@example');
  send();
  expect(screen.getByText('Please enter a valid email type')).toBeDefined();
  expect(server.called(call)).toEqual([]);
});

test('the enquiry is sent as typed, a spinner replaces the button, and then it is confirmed', async () => {
  let answer = () => {};
  const server = await arrive({ [call]: () => new Promise((resolve) => (answer = () => resolve({}))) });
  fill();
  send();
  expect(await screen.findByRole('status', { name: 'Sending the enquiry' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send the enquiry' })).toBeNull();
  answer();
  expect(await screen.findByRole('heading', { name: 'The enquiry has been sent.' })).toBeDefined();
  const body = { name: 'Robin Lee', phone: '61412345678', email: 'robin@example.com', comment: '' };
  expect(server.called(call).map((sent) => sent.body)).toEqual([body]);
});

test('the server’s error is shown at its field until the visitor types again', async () => {
  const errors = [{ field: 'phone', message: 'has more than 11 characters' }];
  await arrive({ [call]: { ...refuse(400, 'InvalidRequest', 'phone has more than 11 characters.'), errors } });
  fill();
  send();
  const told = await screen.findByText('has more than 11 characters');
  expect(screen.getByLabelText('Phone').getAttribute('aria-describedby')).toContain(told.id);
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
  type('Phone', '0412345678');
  expect(screen.queryByText('has more than 11 characters')).toBeNull();
});

test('a failure shows the message of the server, and nothing that was typed is lost', async () => {
  await arrive({ [call]: refuse(503, 'Unavailable', 'Please try again in a minute.') });
  fill();
  type('Comment (optional)', 'Which battery?');
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('Please try again in a minute.');
  expect(screen.getByRole('button', { name: 'Send the enquiry' })).toBeDefined();
  expect([text('Name'), text('Phone'), text('Email')]).toEqual(['Robin Lee', '61412345678', 'robin@example.com']);
});
