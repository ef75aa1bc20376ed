import { createLogger } from '@southline/platform/logger';
import { unique } from '@southline/testkit';
import { expect, test } from 'vitest';
import { delivery, openShop, visit } from './shop.ts';

/** A logger at its most verbose level, and its lines. */
const listening = () => {
  const lines: string[] = [];
  const logger = createLogger('bff', 'trace', { write: (line: string) => void lines.push(line) });
  return { lines, logger };
};

const canary = {
  password: 'canary-current-password',
  newPassword: 'canary-next-password',
  token: 'canary-mailed-token',
  phone: '61491570158',
  street: 'Canary Lane 7',
  accessCode: 'canary-access-code',
  card: '4444333322221111',
};

test('no password, token, cookie, card, name or address gets into a log line, whatever goes well or wrong', async () => {
  const { lines, logger } = listening();
  const shop = await openShop({ logger });
  const email = `${unique('canary')}@southline.example`;
  const account = shop.auth.add(email);
  account.password = canary.password;
  const browser = visit(shop);

  await browser.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 });
  shop.orders.state.mergeFails = true;
  await browser.signIn(email, 'canary-wrong-password');
  await browser.signIn(email, canary.password);
  shop.orders.state.mergeFails = false;
  const seen = [...browser.jar.values()];
  await browser.get('session/current');
  await browser.post('auth/update-profile', {
    firstName: 'Canary',
    lastName: 'Bird',
    address: canary.street,
    suburb: 'Town',
    state: 'VIC',
    postcode: '3000',
    mobile: canary.phone,
    email,
  });
  const passwords = { tempPassword: canary.password, newPassword: canary.newPassword };
  await browser.post('auth/reset-password', { token: '', ...passwords });
  await browser.post('auth/reset-password', { token: canary.token, ...passwords });
  await browser.post('auth/verify-email', { token: canary.token, extra: canary.card });
  await browser.post('products/notify', { partno: 'SL-B-60', kind: 'BackInStock', email });
  await browser.post('products/confirm-notice', { token: canary.token });
  await browser.post(`products/end-notices?token=${canary.token}`);
  await browser.post('cart/update-cart-customer-details', {
    devliveryDetails: { ...delivery, DeliveryAddressline: canary.street, Phone: canary.phone },
    notes: canary.card,
  });
  const query = { orderID: 'o', orderNo: 'SL1', accessCode: canary.accessCode, rdTransactionID: canary.card };
  await browser.post('payment/eway-query-transaction-and-save-response', query);
  await browser.get(`Order/get-tax-invoice?memberNo=${canary.token}&orderID=x`);
  await shop.app.inject({ url: `/au/documents/${canary.token}` });
  await shop.app.inject({ method: 'POST', url: '/au/api/auth/sign-in', payload: `{"password":"${canary.password}` });
  shop.auth.state.away = true;
  await browser.signIn(email, canary.password);
  await browser.post('auth/get-profile');
  seen.push(...browser.jar.values());
  await browser.post('auth/sign-out');
  await shop.close();

  const requests = lines.filter((line) => line.includes('"msg":"request"'));
  expect(requests.length).toBeGreaterThan(12);
  expect(lines.some((line) => line.includes('a cart is not merged yet'))).toBe(true);
  const text = lines.join('');
  expect(seen.length).toBeGreaterThanOrEqual(5);
  for (const secret of [...Object.values(canary), ...seen, email, 'canary-wrong-password', 'Canary', delivery.LastName])
    expect(text).not.toContain(secret);
});

test('while Redis is away the log has the reason and no session', async () => {
  const { lines, logger } = listening();
  const shop = await openShop({ logger, redisUrl: 'redis://127.0.0.1:23196' });
  const browser = visit(shop);
  const secret = 'C'.repeat(43);
  browser.jar.set('sid', secret);
  expect((await browser.get('session/current')).statusCode).toBe(503);
  await shop.close();
  const logged = lines.filter((line) => line.includes('sessions are out of reach'));
  expect(logged).toHaveLength(1);
  expect(lines.join('')).not.toContain(secret);
});
