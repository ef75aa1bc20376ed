// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../testing/fake-server.ts';
import { guest } from '../testing/people.ts';
import { openApp } from '../testing/render-app.tsx';

const open = async (banner: object) => {
  const flag = { 'session/show-chicago-banner': banner };
  openApp('/au/chicago-entry', { 'Images/get': { data: [] }, ...flag });
  await screen.findByRole('heading', { level: 1 });
};
const enter = () => screen.queryByRole('button', { name: 'Enter now' });

test('a promotion that is closed says so in the place of its form', async () => {
  await open(refuse(200, '', 'Not at the moment.'));
  expect(await screen.findByRole('heading', { name: 'This promotion is closed.' })).toBeDefined();
  expect([enter(), screen.queryByLabelText('First Name')]).toEqual([null, null]);
});

test.each([
  ['an open one', {}],
  ['one that a busy server says nothing about', refuse(503, 'Unavailable', 'Busy.')],
])('%s has its form', async (_, banner) => {
  await open(banner);
  expect(await screen.findByRole('heading', { name: 'Your entry' })).toBeDefined();
  expect(enter()).not.toBeNull();
  expect(screen.queryByText('This promotion is closed.')).toBeNull();
});

test('the closing date is the operator’s from the first moment on', async () => {
  const edited = { 'promotion.untilPeople': 'Individuals: 31/12/26, 11:59 pm AEST' };
  const answers = { 'session/current': guest, 'Images/get': { data: [] }, 'session/show-chicago-banner': {} };
  openApp('/au/chicago-entry', answers, 'en', edited);
  await screen.findByRole('heading', { name: 'Closing dates' });
  expect(screen.getByText(/^Individuals: /).textContent).toContain(edited['promotion.untilPeople']);
});

test('a promotion that staff switched off says so in the place of its form', async () => {
  const text = 'Entries open again tomorrow.';
  const answers = { 'session/current': guest, 'Images/get': { data: [] }, 'session/show-chicago-banner': {} };
  const switches = { data: [{ name: 'promotion-off' as const, text }] };
  openApp('/au/chicago-entry', { ...answers, 'session/switches': switches });
  expect(await screen.findByText(text)).toBeDefined();
  expect([enter(), screen.queryByLabelText('First Name')]).toEqual([null, null]);
});

test('a press on a button is not lost, because the error of the field that loses the focus waits for its end', async () => {
  await open({});
  await screen.findByRole('heading', { name: 'Your entry' });
  const email = screen.getByLabelText('Email');
  email.focus();
  fireEvent.change(email, { target: { value: 'robin' } });
  const pick = screen.getByRole('button', { name: 'Enter now' });
  fireEvent.pointerDown(pick);
  fireEvent.blur(email, { relatedTarget: pick });
  expect(email.getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.pointerUp(pick);
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
});
