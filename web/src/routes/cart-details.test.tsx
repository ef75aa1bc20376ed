// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { added, cart, line, site } from '../testing/carts.ts';
import { type Answers, fakeServer, type Given } from '../testing/fake-server.ts';
import { guest, member, profile } from '../testing/people.ts';
import { openApp, renderApp } from '../testing/render-app.tsx';

const CART = 'cart/get-shopping-carts-for-cartspage';
const answers = (person: Given<'session/current'> = guest): Answers => ({
  'session/current': person,
  'auth/get-profile': { data: profile },
  'cart/get-delivery-addresses': { data: [site] },
  'cart/update-cart-customer-details': {},
  [CART]: cart,
});
/** A member without an order. */
const firstOrder: Answers = { 'cart/get-delivery-addresses': { data: [] } };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const at = () => ['First Name', 'Suburb', 'State', 'Postcode', 'Email'].map((label) => field(label).value);

test('a guest’s typed details are there after another page, in this tab only, and without a card', async () => {
  const { server, unmount } = openApp('/au/cart', answers());
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

test('a late list of suburbs does not replace the one that the arrow keys walk through', async () => {
  const place = (suburb: string) => ({ suburb, state: 'VIC', postcode: '3175' });
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const lists: Answers = {
    'Locations/complete-place': async ({ text }) => {
      if (text === 'da') return { data: [place('Dandenong'), place('Dandenong South')] };
      await late;
      return { data: [place('Dallas'), place('Dandenong')] };
    },
  };
  const { queryClient } = openApp('/au/cart', { ...answers(), ...lists });
  await screen.findByLabelText('First Name');
  const suburb = screen.getByRole<HTMLInputElement>('combobox', { name: 'Suburb' });
  const typed = (value: string) => fireEvent.change(suburb, { target: { value } });
  const loading = () => queryClient.isFetching({ queryKey: ['places'] });
  fireEvent.focus(suburb);
  typed('da');
  await screen.findByRole('option', { name: 'Dandenong VIC 3175' });
  typed('dan');
  await waitFor(() => expect(loading()).toBe(1));
  fireEvent.keyDown(suburb, { key: 'ArrowDown', code: 'ArrowDown' });
  answer();
  await waitFor(() => expect(loading()).toBe(0));
  fireEvent.keyDown(suburb, { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect([suburb.value, field('Postcode').value]).toEqual(['Dandenong', '3175']));
});

test('of the postcodes of a suburb, the one that is filled in comes first', async () => {
  const at = (postcode: string) => ({ suburb: 'Dandenong South', state: 'VIC', postcode });
  openApp('/au/cart', {
    ...answers(),
    'Locations/complete-place': { data: [{ ...at('3164'), suburb: 'Dandenong' }, at('3164'), at('3175'), at('3976')] },
  });
  await screen.findByLabelText('First Name');
  type('Postcode', '3175');
  const suburb = screen.getByRole<HTMLInputElement>('combobox', { name: 'Suburb' });
  fireEvent.focus(suburb);
  fireEvent.change(suburb, { target: { value: 'Dandenong S' } });
  await screen.findByRole('option', { name: 'Dandenong South VIC 3175' });
  const list = within(screen.getByRole('listbox', { name: 'Suburb' }));
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Dandenong South VIC 3175',
    'Dandenong VIC 3164',
    'Dandenong South VIC 3164',
    'Dandenong South VIC 3976',
  ]);
});

test('the next order starts empty, and a guest’s details are not used for a member', async () => {
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

test('a member chooses a past address or the profile; the address is shown beside the Pay button', async () => {
  openApp('/au/cart', answers(member));
  const choice = await screen.findByLabelText<HTMLSelectElement>('Deliver to');
  const payment = within(screen.getByRole('region', { name: 'Payment options' }));
  expect(choice.selectedOptions[0]?.textContent).toBe('Your profile: 1 Lane, Carlton VIC 3053');
  expect(payment.getByText(/^Deliver to Robin Lee, 1 Lane, Carlton VIC 3053\./)).toBeDefined();
  fireEvent.change(choice, { target: { value: '1' } });
  await waitFor(() => expect(at()).toEqual(['Sam', 'Fremantle', 'WA', '6160', profile.email]));
  expect(payment.getByText(/^Deliver to Sam Site, 5 Dock Road, Fremantle WA 6160\./)).toBeDefined();
  expect(screen.getByText(/^This address is used for this order only/)).toBeDefined();
  fireEvent.change(choice, { target: { value: '0' } });
  await waitFor(() => expect(at()).toEqual(['Robin', 'Carlton', 'VIC', '3053', profile.email]));
});

test('a member begins with the business and copies of the profile, and chooses a saved address by its label', async () => {
  const workshop = {
    label: 'Workshop',
    FirstName: 'Kim',
    LastName: 'Park',
    DeliveryAddressline: '12 Workshop Lane',
    DeliveryLocality: 'Hobart',
    DeliveryState: 'TAS',
    DeliveryPostcode: '7000',
    Phone: '0412345678',
  };
  const defaults = { businessName: 'Quay Motors', ccemail: 'office@example.com', addresses: [workshop] };
  openApp('/au/cart', {
    ...answers(member),
    'auth/get-profile': { data: { ...profile, ...defaults } },
    [CART]: { ...cart, deliveryFromProfile: true },
  });
  const choice = await screen.findByLabelText<HTMLSelectElement>('Deliver to');
  const option = [...choice.options].find(({ text }) => text.startsWith('Workshop: Kim Park, 12 Workshop Lane'));
  fireEvent.change(choice, { target: { value: option?.value } });
  await waitFor(() => expect(at()).toEqual(['Kim', 'Hobart', 'TAS', '7000', profile.email]));
  expect(screen.getByLabelText<HTMLInputElement>('Business name').value).toBe('Quay Motors');
  expect(screen.getByLabelText<HTMLInputElement>('Additional emails').value).toBe('office@example.com');
});

test('an address that was applied to this order is shown as such, and Cancel brings the profile back', async () => {
  openApp('/au/cart', { ...answers(member), [CART]: { ...cart, deliveryDetails: site } });
  expect((await screen.findByLabelText<HTMLInputElement>('Suburb')).value).toBe('Fremantle');
  expect(screen.getByText(/^This address is used for this order only/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(field('Suburb').value).toBe('Carlton'));
  expect(screen.getByText(/^Filled in from your profile/)).toBeDefined();
});

test('a profile in New Zealand fills in the person only, and an address in Australia is required', async () => {
  const auckland = { ...profile, suburb: 'Auckland', state: 'Auckland', postcode: '1010' };
  openApp('/nz/cart', { ...answers(member), ...firstOrder, 'auth/get-profile': { data: auckland } });
  expect(await screen.findByText(/^We deliver within Australia only, and your profile address is not/)).toBeDefined();
  expect(at()).toEqual(['Robin', '', '', '', profile.email]);
  type('Address Line', '12 Queen Street');
  type('Postcode', '1010');
  fireEvent.blur(field('Postcode'));
  expect(await screen.findByText(/^In Australia 1010 is a postcode of PO boxes in NSW/)).toBeDefined();
});

test('a pasted address stays unchanged, and the field shows its problem', async () => {
  openApp('/au/cart', answers());
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

test('visitors in New Zealand first see where goods are delivered; visitors in Australia do not', async () => {
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
  openApp('/au/cart', { ...answers(ended), [CART]: { ...cart, listing: [] } });
  expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeDefined();
  expect(screen.getByText(/^You were inactive for a long time/)).toBeDefined();
  expect(screen.queryByText('Your cart is Empty!')).toBeNull();
});

test('removed lines come back with one press, the last one too', async () => {
  const { server } = openApp('/au/cart', {
    ...answers(),
    'cart/delete-carts': {},
    'cart/add-to-cart': { data: added },
  });
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

test('an expired card is reported at the year, which may have four digits', async () => {
  openApp('/au/cart', answers());
  await screen.findByLabelText('Expiry year');
  type('Expiry month', '12');
  type('Expiry year', '2020');
  fireEvent.blur(field('Expiry year'));
  const text = await screen.findByText('Expiry year: this card has expired.');
  expect(field('Expiry year').getAttribute('aria-describedby')).toContain(text.id);
  type('Expiry year', '2040');
  fireEvent.blur(field('Expiry year'));
  await waitFor(() => expect(screen.queryByText('Expiry year: this card has expired.')).toBeNull());
});

test('a member’s complete address is shown as a card; Change opens the form, and Apply closes it', async () => {
  openApp('/au/cart', answers(member));
  const change = await screen.findByRole('button', { name: 'Change the delivery details' });
  expect(change.closest('section')?.querySelector('address')?.textContent).toBe('Robin Lee1 LaneCarlton VIC 3053');
  expect(field('Suburb').closest('[hidden]')).not.toBeNull();
  fireEvent.click(change);
  expect(field('Suburb').closest('[hidden]')).toBeNull();
  expect(document.activeElement).toBe(field('Address Line'));
  type('Suburb', 'Fitzroy');
  fireEvent.click(
    within(screen.getByRole('region', { name: 'Order references (optional)' })).getByRole('button', { name: 'Apply' }),
  );
  await screen.findByText('Details saved');
  expect(field('Suburb').closest('[hidden]')).not.toBeNull();
});

test('a form that a member fills in stays open when it has become whole', async () => {
  const half = { data: { ...profile, suburb: '' } };
  openApp('/au/cart', { ...answers(member), ...firstOrder, 'auth/get-profile': half });
  await screen.findByLabelText('Suburb');
  type('Suburb', 'Carlton');
  expect(field('Suburb').closest('[hidden]')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change the delivery details' })).toBeNull();
});

test('details and card are validated together: all errors are shown, the first field has the focus', async () => {
  openApp('/au/cart', { ...answers(), [CART]: { ...cart, deliveryDetails: site } });
  await screen.findByLabelText('First Name');
  type('Last Name', '');
  type('Postcode', '');
  fireEvent.click(screen.getByRole('checkbox', { name: /^I accept the Terms/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Pay $29.45' }));
  const summary = within(within(screen.getByRole('region', { name: 'Your Details' })).getByRole('alert'));
  const told = () => summary.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(told()).toEqual([
    ['Last Name is required.', '#checkout-LastName'],
    ['Postcode is required.', '#checkout-DeliveryPostcode'],
    ['Name on card: enter the name as shown on the card.', '#card-name'],
    ['Card number: enter the number as shown on the card.', '#card-number'],
    ['Expiry month: enter 01 to 12.', '#card-month'],
    ['Expiry year: enter the year on the card, such as 30.', '#card-year'],
    ['CVN: enter 3 digits.', '#card-cvn'],
  ]);
  expect(document.activeElement).toBe(field('Last Name'));
  // A corrected field shows no error any more.
  type('Last Name', 'Lee');
  type('Name on card', 'R Lee');
  expect(told().map(([text]) => text)).not.toContain('Last Name is required.');
  expect(told().map(([text]) => text)).not.toContain('Name on card: enter the name as shown on the card.');
  fireEvent.click(summary.getByRole('link', { name: 'CVN: enter 3 digits.' }));
  expect(document.activeElement).toBe(field('CVN'));
});

test('an error of the card disappears while its field is typed in, and is checked again when the field is left', async () => {
  openApp('/au/cart', answers());
  await screen.findByLabelText('Card number');
  const month = 'Expiry month: enter 01 to 12.';
  type('Expiry month', '13');
  fireEvent.blur(field('Expiry month'));
  expect(screen.getByText(month)).toBeDefined();
  type('Expiry month', '1');
  expect(screen.queryByText(month)).toBeNull();
  type('Expiry month', '19');
  fireEvent.blur(field('Expiry month'));
  expect(screen.getByText(month)).toBeDefined();
  // Month and year are checked together: a change of either removes the error of an expired card.
  const expired = 'Expiry year: this card has expired.';
  type('Expiry month', '01');
  type('Expiry year', '20');
  fireEvent.blur(field('Expiry year'));
  expect(screen.getByText(expired)).toBeDefined();
  type('Expiry month', '02');
  expect(screen.queryByText(expired)).toBeNull();
});

test('the card’s digits are grouped while typing, and the caret stays in place', async () => {
  openApp('/au/cart', answers());
  await screen.findByLabelText('Card number');
  const number = field('Card number');
  number.focus();
  const put = (value: string, caret: number) => {
    number.value = value;
    number.setSelectionRange(caret, caret);
    fireEvent.input(number);
  };
  put('4444333', 7);
  expect([number.value, number.selectionStart]).toEqual(['4444 333', 8]);
  put('4494 333', 3);
  expect([number.value, number.selectionStart]).toEqual(['4494 333', 3]);
  expect(number.autocomplete).toBe('cc-number');
});

test('a member can sign in beside Join Us and returns to the cart', async () => {
  openApp('/au/cart', answers());
  const link = await screen.findByRole('link', { name: 'Already a member? Sign in' });
  expect(link.getAttribute('href')).toBe('/au/sign-in?re=unauthorised');
  fireEvent.click(link);
  await waitFor(() => expect(sessionStorage.getItem('southline.return')).toBe('/au/cart'));
});

test('a cart of more than twelve lines shows five, those short of stock before others, and all on request', async () => {
  const listing = Array.from({ length: 39 }, (_, at) => ({
    ...line,
    shoppingCartID: `c${at}`,
    partno: `SL-${at}`,
    warehouseStock: at === 2 || at > 35 ? 0 : 50,
  }));
  openApp('/au/cart', { ...answers(), [CART]: { ...cart, listing } });
  const lines = () => screen.getAllByRole('link', { name: /^SL-/ }).map(({ textContent }) => textContent);
  await screen.findByRole('link', { name: 'SL-0' });
  expect(lines()).toEqual(['SL-0', 'SL-2', 'SL-36', 'SL-37', 'SL-38']);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 39 lines (4 without enough stock)' }));
  expect(lines()).toHaveLength(39);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer lines' }));
  expect(lines()).toHaveLength(5);
});

test('a long cart has compact rows, a short one does not', async () => {
  const listing = Array.from({ length: 60 }, (_, at) => ({ ...line, shoppingCartID: `c${at}`, partno: `SL-${at}` }));
  const { server, unmount } = openApp('/au/cart', { ...answers(), [CART]: { ...cart, listing } });
  expect((await screen.findByRole('table')).dataset.compact).toBe('true');
  unmount();
  server.answers[CART] = cart;
  renderApp('/au/cart', server.send);
  expect((await screen.findByRole('table')).dataset.compact).toBeUndefined();
});
