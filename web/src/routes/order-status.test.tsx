// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, refuse } from '../testing/fake-server.ts';
import { orderDetails } from '../testing/orders.ts';
import { openApp } from '../testing/render-app.tsx';

const [ASK, ENTER, OPEN] = ['Order/request-code', 'Order/enter-code', 'Order/open-link'] as const;
const ONE = 'Order/get-member-order-details';
const TOKEN = 'mailed-token_1';
const order = orderDetails({ fulfilmentStatus: 'Order Placed' });
const opened = { data: { orderID: 'o1', orderNo: 'SL10000001' } };

const show = (answers: Answers = {}, path = '/au/order-status') => {
  return openApp(path, {
    [ASK]: {},
    [ENTER]: opened,
    [OPEN]: opened,
    [ONE]: { data: order },
    ...answers,
  });
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const ask = async () => {
  const number = await screen.findByLabelText('Order Number');
  type('Order Number', ' SL10000001 ');
  type('Email', 'robin@example.com');
  fireEvent.submit(number);
  return screen.findByLabelText('Six-digit code');
};

test('number and address are required, and the first wrong field takes the focus', async () => {
  const { server } = show();
  const number = await screen.findByLabelText('Order Number');
  fireEvent.submit(number);
  expect(await screen.findByText('Order Number is required.')).toBeDefined();
  expect(screen.getByText('Email is required.')).toBeDefined();
  expect(document.activeElement).toBe(number);
  type('Order Number', 'SL/1');
  fireEvent.submit(number);
  expect(await screen.findByText('An order number has only letters and digits.')).toBeDefined();
  expect(server.called(ASK)).toEqual([]);
});

test('the code of the mail opens the order, which can be cancelled', async () => {
  const { server, router } = show();
  const code = await ask();
  expect(server.called(ASK).map(({ body }) => body)).toEqual([{ orderNo: 'SL10000001', email: 'robin@example.com' }]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your email' }));
  expect(screen.getByText(/^If order SL10000001 belongs to robin@example.com/)).toBeDefined();
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(code.getAttribute('inputmode')).toBe('numeric');
  type('Six-digit code', '12 34');
  fireEvent.submit(code);
  expect(await screen.findByText('The code has six digits.')).toBeDefined();
  type('Six-digit code', '12 34 56');
  fireEvent.submit(code);
  expect(await screen.findByRole('button', { name: 'Cancel or return items' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/au/member-order-details/o1/SL10000001');
  expect(server.called(ENTER).map(({ body }) => body)).toEqual([
    { orderNo: 'SL10000001', email: 'robin@example.com', code: '123456' },
  ]);
});

test('a wrong code is named, and a new one can be asked for', async () => {
  const text = 'This code was tried too often. Please ask for a new one.';
  const { server, router } = show({ [ENTER]: refuse(409, 'CodeLocked', text) });
  const code = await ask();
  type('Six-digit code', '123456');
  fireEvent.submit(code);
  expect(await screen.findByText(text)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText(/^A new code is on its way/)).toBeDefined();
  expect(screen.queryByText(text)).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Six-digit code'));
  expect(server.called(ASK)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Change number or email' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('robin@example.com');
  expect(router.state.location.pathname).toBe('/au/order-status');
});

test('the cap of mails is told at the form', async () => {
  const text = 'Too many mails were requested for this address. Please try again in an hour.';
  show({ [ASK]: refuse(429, 'TooManyRequests', text) });
  const number = await screen.findByLabelText('Order Number');
  type('Order Number', 'SL1');
  type('Email', 'robin@example.com');
  fireEvent.submit(number);
  expect(await screen.findByText(text)).toBeDefined();
});

test('a mailed link opens the order for reading; its page offers a code and nothing that changes it', async () => {
  const { server, router } = show({ [ONE]: { data: { ...order, reading: true } } }, `/au/order-status/${TOKEN}`);
  expect(await screen.findByText(/^You opened this order from an email link/)).toBeDefined();
  expect(router.state.location.pathname).toBe('/au/member-order-details/o1/SL10000001');
  expect(router.history.length).toBe(1);
  expect(server.called(OPEN).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send the confirmation again' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Ask for a code' }));
  expect(await screen.findByLabelText('Order Number')).toBeDefined();
  expect(server.called(OPEN)).toHaveLength(1);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(TOKEN);
});

test('a guest ends the mailed links of an order that the code opened; a member’s order has none', async () => {
  const orderLines = order.orderDetails.map((line) => ({ ...line, membershipNo: '' }));
  const END = 'Order/end-links';
  const page = '/au/member-order-details/o1/SL10000001';
  const answers = { [ONE]: { data: { ...order, orderDetails: orderLines } }, [END]: {} };
  const { server, unmount } = show(answers, page);
  fireEvent.click(await screen.findByRole('button', { name: 'End the emailed links' }));
  expect(await screen.findByText(/^Links in earlier emails/)).toBeDefined();
  expect(server.called(END).map(({ body }) => body)).toEqual([{ orderID: 'o1' }]);
  unmount();
  show({}, page);
  await screen.findByRole('button', { name: 'Send the confirmation again' });
  expect(screen.queryByRole('button', { name: 'End the emailed links' })).toBeNull();
});

test('a link that has ended says so and leaves the form', async () => {
  const text = 'This link was ended. Please ask for a code for your order.';
  const { router } = show({ [OPEN]: refuse(404, 'NotFound', text) }, `/au/order-status/${TOKEN}`);
  expect(await screen.findByText(text)).toBeDefined();
  await ask();
  expect(router.state.location.pathname).toBe('/au/order-status');
});

test('an unknown order offers the code to a visitor who is not signed in', async () => {
  show({ [ONE]: refuse(404, 'NotFound', 'There is no such order.') }, '/au/member-order-details/o1/SL10000001');
  const link = await screen.findByRole('link', { name: /^Ordered without an account/ });
  await waitFor(() => expect(link.getAttribute('href')).toBe('/au/order-status'));
});
