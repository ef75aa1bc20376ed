// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, fakeServer, refuse } from '../testing/fake-server.ts';
import { guest } from '../testing/people.ts';
import { child, page } from '../testing/range.ts';
import { renderApp } from '../testing/render-app.tsx';

const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const childrenList = names.map((name) => child(name));
const server = (rest: Answers = {}) =>
  fakeServer({
    'session/current': guest,
    'products/get-product-list': { data: page('Our Range', { childrenList }) },
    'session/show-chicago-banner': refuse(200, '', 'no'),
    'Images/get': refuse(200, 'NotFound', 'none'),
    ...rest,
  });
const later = () =>
  within(screen.getByRole('region', { name: 'Our range' }))
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('data-later'));

test('phones show six families first, then all, then six again', async () => {
  renderApp('/au', server().send);
  await screen.findByRole('link', { name: 'A' });
  expect(later().map(({ textContent }) => textContent)).toEqual(['G', 'H']);
  fireEvent.click(screen.getByRole('button', { name: 'View More' }));
  expect(later()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'View Less' }));
  expect(later()).toHaveLength(2);
});

test('a family leads to its page of the range', async () => {
  renderApp('/nz', server().send);
  expect((await screen.findByRole('link', { name: 'C' })).getAttribute('href')).toBe('/nz/products/C');
});

test('the banner is there only while the server says so, and leads to the entry', async () => {
  const off = server();
  const { unmount } = renderApp('/au', off.send);
  await screen.findByRole('link', { name: 'A' });
  expect(off.called('session/show-chicago-banner')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /Win a trip/ })).toBeNull();
  unmount();
  renderApp('/au', server({ 'session/show-chicago-banner': {} }).send);
  expect((await screen.findByRole('link', { name: /Win a trip/ })).getAttribute('href')).toBe('/au/chicago-entry');
});

test('without the range and its pictures the ways to the parts are still there', async () => {
  const down = refuse(503, 'Unavailable', 'down');
  renderApp('/au', server({ 'products/get-product-list': down, 'Images/get': down }).send);
  expect(await screen.findByRole('link', { name: /^Find parts by vehicle/ })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Our range' })).toBeNull());
});

test('one line says when orders leave, what delivery costs, and for how long a return is possible', async () => {
  const terms = { fee: 12.95, freeFrom: 150, cutOff: '14:00', timeZone: 'Australia/Melbourne', transitDays: {} };
  const { unmount } = renderApp('/au', server({ 'cart/get-delivery-terms': { data: terms } }).send);
  expect(
    await screen.findByText(
      /^Ordered by 14:00 on a working day, sent the same day · Free delivery from \$150\.00 · 30 days to return · \d/,
    ),
  ).toBeDefined();
  unmount();
  renderApp('/nz', server().send);
  expect(await screen.findByText('We deliver within Australia only.')).toBeDefined();
});
