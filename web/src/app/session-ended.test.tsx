// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, refuse } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';

test('a 401 is said once for the whole page, wherever it came from', async () => {
  const server = fakeServer({
    'session/current': { data: { signedIn: false, user: null, region: 'au', currency: 'AUD', cartCount: 0 } },
    'cart/get-shopping-carts-for-cartspage': refuse(401, 'UnauthorisedAccess', 'UnauthorisedAccess'),
  });
  renderApp('/au/cart', server.send);
  expect(await screen.findByText('Your session has ended. Reload the page to go on.')).toBeDefined();
});

test('a refusal that is not about the session says nothing of the kind', async () => {
  const server = fakeServer({
    'cart/get-shopping-carts-for-cartspage': refuse(503, 'Unavailable', 'The cart is not available right now.'),
  });
  renderApp('/au/cart', server.send);
  await screen.findByText('The cart is not available right now.');
  expect(screen.queryByText('Your session has ended. Reload the page to go on.')).toBeNull();
});
