// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../testing/fake-server.ts';
import { guest, member } from '../testing/people.ts';
import { openApp } from '../testing/render-app.tsx';

const ended = refuse(401, 'UnauthorisedAccess', 'UnauthorisedAccess');
const CART = 'cart/get-shopping-carts-for-cartspage';

test('an ended session opens sign-in with the reason, and the page is remembered outside of the URL', async () => {
  const { router } = openApp('/nz/cart', { [CART]: ended });
  expect(await screen.findByText(/^Sign in to continue/)).toBeDefined();
  expect(router.state.location.href).toBe('/nz/sign-in?re=unauthorised');
  expect(sessionStorage.getItem('southline.return')).toBe('/nz/cart');
});

test('what belonged to the session is gone, and the header knows it', async () => {
  let signedIn = true;
  openApp('/au/favourites', {
    'session/current': () => (signedIn ? member : guest),
    'products/get-favourite': () => {
      signedIn = false;
      return ended;
    },
  });
  expect(await screen.findByText(/^Sign in to continue/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Account of Robin' })).toBeNull());
  const header = within(screen.getByRole('banner'));
  expect(await header.findByRole('link', { name: 'Sign in' })).toBeDefined();
});

test.each([
  ['by message alone', refuse(200, '', 'UnauthorisedAccess')],
  ['by code', ended],
])('a vehicle look-up that says so %s leads back to the finder', async (_, answer) => {
  const { router } = openApp('/au/parts-finder?choose=true', {
    'api/Vehicle/GetMakes': { data: [] },
    'api/Vehicle/SearchByVin': answer,
  });
  fireEvent.click(await screen.findByRole('tab', { name: 'VIN or frame number' }));
  fireEvent.change(screen.getByLabelText('VIN'), { target: { value: '6T1BF3EK50X123456' } });
  fireEvent.submit(screen.getByLabelText('VIN'));
  expect(await screen.findByText(/^Sign in to look up more vehicles/)).toBeDefined();
  expect(router.state.location.href).toBe('/au/sign-in?re=parts-finder');
});

test('a refusal not about the session stays on its page', async () => {
  const { router } = openApp('/au/cart', {
    [CART]: refuse(503, 'Unavailable', 'The cart is not available right now.'),
  });
  await screen.findByText('The cart is not available right now.');
  expect(router.state.location.pathname).toBe('/au/cart');
});
