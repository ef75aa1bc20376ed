// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/render-app.tsx';

const card = '4444 3333 2222 1111';
const refused = /^This looks like a card number\. Please take it out/;
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('an enquiry with a card number is not sent; the field says why, and without it the enquiry goes', async () => {
  const call = 'Contactus/submit-contactus';
  const { server } = openApp('/nz/contact-us', { [call]: {} });
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  type('Name', 'Robin Lee');
  type('Phone', '0412345678');
  type('Email', 'robin@example.com');
  type('Comment (optional)', `My card is ${card}`);
  fireEvent.click(screen.getByRole('button', { name: 'Send the enquiry' }));
  expect((await screen.findAllByText(refused)).length).toBeGreaterThan(0);
  expect(server.called(call)).toEqual([]);
  type('Comment (optional)', 'My card is refused');
  fireEvent.click(screen.getByRole('button', { name: 'Send the enquiry' }));
  expect(await screen.findByRole('heading', { name: 'The enquiry has been sent.' })).toBeDefined();
});

test('a card number is not searched for', async () => {
  const call = 'contextsearch/google-search';
  const { server, router } = openApp('/au/context-search');
  const box = await screen.findByLabelText('Keywords');
  fireEvent.change(box, { target: { value: card } });
  fireEvent.submit(box);
  expect(await screen.findByText(refused)).toBeDefined();
  expect(router.state.location.search).toEqual({});
  expect(server.called(call)).toEqual([]);
});
