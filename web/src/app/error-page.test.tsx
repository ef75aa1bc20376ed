// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp, renderApp } from '../testing/render-app.tsx';

const OOPS = 'Oops, something is not quite right. We apologise for this inconvenience';

const waysOn = () =>
  [...screen.getByRole('alert').querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

test('the error page has the specified text and links only to existing pages', async () => {
  const { server, unmount } = openApp('/nz/error');
  await screen.findByRole('heading', { name: OOPS });
  const ways = waysOn();
  expect(ways).toContainEqual(['Go to the home page', '/nz']);
  expect(ways).toContainEqual(['1300 555 019', 'tel:1300555019']);
  expect(ways).toContainEqual(['Log in', '/nz/login']);
  unmount();
  for (const [, href] of ways.filter(([, href]) => href?.startsWith('/'))) {
    const { container, unmount: leave } = renderApp(href ?? '', server.send);
    await vi.waitFor(() => expect(container.querySelector('main h1')).not.toBeNull(), { timeout: 4000 });
    expect(screen.queryByText('Page Not Found')).toBeNull();
    leave();
  }
});

test('a page that breaks says so in its place, and the ways on stay in its region', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // An answer that makes the page fail while rendering.
  const broken = { data: {} } as never;
  openApp('/nz/part-detail/FO1003', { 'api/products/GetProductDetail': broken });
  await screen.findByRole('heading', { name: OOPS });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(waysOn()).toContainEqual(['Go to the home page', '/nz']);
});
