// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { added, cart, site } from '../testing/carts.ts';
import { type Answers, fakeServer, type Given } from '../testing/fake-server.ts';
import { guest, member, profile } from '../testing/people.ts';
import { renderApp } from '../testing/render-app.tsx';

const CART = 'cart/get-shopping-carts-for-cartspage';
const answers = (person: Given<'session/current'> = guest): Answers => ({
  'session/current': person,
  'auth/get-profile': { data: profile },
  'cart/get-delivery-addresses': { data: [site] },
  'cart/update-cart-customer-details': {},
  [CART]: cart,
});
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const at = () => ['First Name', 'Suburb', 'State', 'Postcode', 'Email'].map((label) => field(label).value);

test('what a guest typed is there again after another page, in this tab alone, and without a card', async () => {
  const server = fakeServer({ ...answers() });
  const { unmount } = renderApp('/au/cart', server.send);
  await screen.findByLabelText('First Name');
  type('First Name', 'Robin');
  type('Suburb', 'Carlton');
  type('Notes', 'Ring twice');
  type('Card number', '4444333322221111');
  unmount();
  renderApp('/au/cart', server.send);
  expect((await screen.findByLabelText<HTMLInputElement>('First Name')).value).toBe('Robin');
  expect([field('Suburb').value, field('Notes').value, field('Card number').value]).toEqual([
    'Carlton',
    'Ring twice',
    '',
  ]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Robin');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('4444333322221111');
});

test('the next order starts anew, and what a guest typed is not a member’s', async () => {
  const server = fakeServer({ ...answers() });
  const first = renderApp('/au/cart', server.send);
  await screen.findByLabelText('First Name');
  type('First Name', 'Sam');
  first.unmount();
  server.answers[CART] = { ...cart, orderID: 'o2' };
  const second = renderApp('/au/cart', server.send);
  expect((await screen.findByLabelText<HTMLInputElement>('First Name')).value).toBe('');
  type('First Name', 'Sam');
  second.unmount();
  server.answers['session/current'] = member;
  renderApp('/au/cart', server.send);
  expect((await screen.findByLabelText<HTMLInputElement>('First Name')).value).toBe('Robin');
});

test('a member chooses the site of a past order or the profile; the address stands beside the Pay button', async () => {
  renderApp('/au/cart', fakeServer({ ...answers(member) }).send);
  const choice = await screen.findByLabelText<HTMLSelectElement>('Deliver to');
  const payment = within(screen.getByRole('region', { name: 'Payment options' }));
  expect(choice.selectedOptions[0]?.textContent).toBe('Your profile: 1 Lane, Carlton VIC 3053');
  expect(payment.getByText(/^Deliver to Robin Lee, 1 Lane, Carlton VIC 3053\./)).toBeDefined();
  fireEvent.change(choice, { target: { value: '1' } });
  await waitFor(() => expect(at()).toEqual(['Sam', 'Fremantle', 'WA', '6160', profile.email]));
  expect(payment.getByText(/^Deliver to Sam Site, 5 Dock Road, Fremantle WA 6160\./)).toBeDefined();
  expect(screen.getByText(/^This address counts for this order only/)).toBeDefined();
  fireEvent.change(choice, { target: { value: '0' } });
  await waitFor(() => expect(at()).toEqual(['Robin', 'Carlton', 'VIC', '3053', profile.email]));
});

test('an address that was applied to this order is shown as such, and Cancel brings the profile back', async () => {
  renderApp('/au/cart', fakeServer({ ...answers(member), [CART]: { ...cart, deliveryDetails: site } }).send);
  expect((await screen.findByLabelText<HTMLInputElement>('Suburb')).value).toBe('Fremantle');
  expect(screen.getByText(/^This address counts for this order only/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(field('Suburb').value).toBe('Carlton'));
  expect(screen.getByText(/^Filled in from your profile/)).toBeDefined();
});

test('of a profile in New Zealand the person is filled in, and an address in Australia is asked for', async () => {
  const auckland = { ...profile, suburb: 'Auckland', state: 'Auckland', postcode: '1010' };
  renderApp('/nz/cart', fakeServer({ ...answers(member), 'auth/get-profile': { data: auckland } }).send);
  expect(await screen.findByText(/^We deliver within Australia, and the address of your profile is not/)).toBeDefined();
  expect(at()).toEqual(['Robin', '', '', '', profile.email]);
  type('Address Line', '12 Queen Street');
  type('Postcode', '1010');
  fireEvent.blur(field('Postcode'));
  expect(await screen.findByText(/^In Australia 1010 is a postcode of PO boxes in NSW/)).toBeDefined();
});

test('a pasted address stays as it was pasted, and the field says what is wrong with it', async () => {
  renderApp('/au/cart', fakeServer({ ...answers() }).send);
  await screen.findByLabelText('Email');
  for (const [pasted, text] of [
    ['Robin Lee <robin@example.com>', /^Enter the address alone, such as/],
    ['josé@', /^Invalid email$/],
  ] as const) {
    type('Email', pasted);
    fireEvent.blur(field('Email'));
    expect(await screen.findByText(text)).toBeDefined();
    expect(field('Email').value).toBe(pasted);
  }
});

test('New Zealand is told before anything else where goods go, and what else there is; Australia is not', async () => {
  const server = fakeServer({ ...answers(), 'api/Vehicle/GetMakes': { data: [] } });
  for (const page of ['cart', 'parts-finder']) {
    const { unmount } = renderApp(`/nz/${page}`, server.send);
    const notice = await screen.findByText('We deliver within Australia only.');
    expect(
      within(notice.parentElement as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toMatch(/^\/nz\//);
    unmount();
  }
  renderApp('/au/cart', server.send);
  await screen.findByLabelText('First Name');
  expect(screen.queryByText('We deliver within Australia only.')).toBeNull();
});

test('a session that ended by itself says so where its cart was, and how to go on', async () => {
  const ended = { data: { ...guest.data, ended: true as const } };
  const server = fakeServer({ ...answers(ended), [CART]: { ...cart, listing: [] } });
  renderApp('/au/cart', server.send);
  expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeDefined();
  expect(screen.getByText(/^You were away for long/)).toBeDefined();
  expect(screen.queryByText('Your cart is Empty!')).toBeNull();
});

test('removed lines come back with one press, the last one too', async () => {
  const server = fakeServer({ ...answers(), 'cart/delete-carts': {}, 'cart/add-to-cart': { data: added } });
  renderApp('/au/cart', server.send);
  const remove = await screen.findByRole('button', { name: 'Remove SL-100' });
  server.answers[CART] = { ...cart, listing: [] };
  fireEvent.click(remove);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(await screen.findByText('Your cart is Empty!')).toBeDefined();
  server.answers[CART] = cart;
  fireEvent.click(undo);
  expect(await screen.findByRole('button', { name: 'Remove SL-100' })).toBeDefined();
  expect(server.called('cart/add-to-cart').map(({ body }) => body)).toEqual([{ productNr: 'SL-100', quantity: 10 }]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a card that has expired is told at the year, which may have four digits', async () => {
  renderApp('/au/cart', fakeServer({ ...answers() }).send);
  await screen.findByLabelText('Expiry year');
  type('Expiry month', '12');
  type('Expiry year', '2020');
  fireEvent.blur(field('Expiry year'));
  const text = await screen.findByText('This card has expired.');
  expect(field('Expiry year').getAttribute('aria-describedby')).toContain(text.id);
  type('Expiry year', '2040');
  fireEvent.blur(field('Expiry year'));
  await waitFor(() => expect(screen.queryByText('This card has expired.')).toBeNull());
});
