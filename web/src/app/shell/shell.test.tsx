// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, fakeServer, refuse } from '../../testing/fake-server.ts';
import { guest } from '../../testing/people.ts';
import { child, page } from '../../testing/range.ts';
import { renderApp } from '../../testing/render-app.tsx';

const range = { data: page('Our Range', { childrenList: [child('Fluids & Oils')] }) };
const server = (rest: Answers = {}) =>
  fakeServer({ 'session/current': guest, 'products/get-product-list': range, ...rest });
const winners = { data: { 'promotion.winners.individual.entry': 'No. 7, Otago' } };
const addresses = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test.each(['/nz/coming-soon', '/NZ/coming-soon'])(
  'the bar of %s leads to the pages of the region, and to the technical data in a tab of its own',
  async (path) => {
    renderApp(path, server().send);
    const parts = await screen.findByRole('navigation', { name: 'Parts' });
    expect(addresses(parts)).toEqual([
      '/nz/products',
      '/nz/parts-finder',
      '/nz/quick-order',
      '/nz/southline-downloads',
      '/nz/southline-warranty',
    ]);
    const brand = screen.getByRole('navigation', { name: 'Southline' });
    const outside = within(brand).getByRole('link', { name: 'Technical data subscription' });
    expect([outside.getAttribute('target'), outside.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(addresses(brand)).toContain('/nz/about');
    expect(addresses(document.body)).toContain('/nz/cart');
    expect(addresses(document.body).filter((to) => to?.startsWith('/NZ'))).toEqual([]);
  },
);

test('the accordion opens each group by itself, closes with Escape and on arriving', async () => {
  renderApp('/au/coming-soon', server().send);
  const button = await screen.findByRole('button', { name: 'Menu' });
  fireEvent.click(button);
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  expect((await menu.findByRole('link', { name: 'Fluids & Oils' })).getAttribute('href')).toBe(
    '/au/products/Fluids-Oils',
  );
  for (const name of ['Services', 'About', 'Products']) expect(menu.getByRole('button', { name })).toBeDefined();
  fireEvent.click(menu.getByRole('button', { name: 'Products' }));
  expect(menu.queryByRole('link', { name: 'Fluids & Oils' })).toBeNull();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: 'About' }));
  fireEvent.click(within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Offers' }));
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
});

test('competition terms and winners are in the footer only when the server announces them', async () => {
  const { unmount } = renderApp(
    '/au/coming-soon',
    server({ 'session/show-announcement': {}, 'Language/get': winners }).send,
  );
  const terms = await screen.findByRole('link', { name: 'Competition terms (PDF)' });
  expect(terms.getAttribute('href')).toMatch(/^\/au\/pdf\/.+\.pdf$/);
  fireEvent.click(screen.getByRole('button', { name: 'Competition winners' }));
  expect(await screen.findByRole('dialog', { name: 'The draw has taken place' })).toBeDefined();
  expect(screen.getByText('No. 7, Otago')).toBeDefined();
  unmount();
  const no = server({ 'session/show-announcement': refuse(200, '', 'no') });
  renderApp('/au/coming-soon', no.send);
  await waitFor(() => expect(no.called('session/show-announcement')).toHaveLength(1));
  expect(screen.queryByText('Competition winners')).toBeNull();
});

test('the dialog of the winners has the texts of the promotion beside those of every page', async () => {
  const texts: Record<string, Record<string, string>> = {
    app: { 'app.winners': '获奖名单' },
    ui: { 'ui.close': '关闭' },
    promotion: { 'promotion.winners.title': '抽奖已完成' },
  };
  renderApp(
    '/au/coming-soon',
    server({
      'session/show-announcement': {},
      'Language/get': ({ screenName }) => ({ data: texts[String(screenName)] ?? {} }),
    }).send,
    'zh',
  );
  fireEvent.click(await screen.findByRole('button', { name: '获奖名单' }));
  const dialog = await screen.findByRole('dialog', { name: '抽奖已完成' });
  expect(within(dialog).getAllByRole('button', { name: '关闭' })).toHaveLength(2);
});

test('login opens sign-in with its reason', async () => {
  const { router } = renderApp('/au/login?re=parts-finder', server().send);
  await waitFor(() => expect(router.state.location.href).toBe('/au/sign-in?re=parts-finder'));
});

test('after a page change the focus is at the heading of the new page', async () => {
  renderApp('/au/coming-soon', server().send);
  const link = within(await screen.findByRole('navigation', { name: 'Parts' })).getByRole('link', { name: 'Warranty' });
  link.focus();
  fireEvent.click(link);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(document.activeElement?.textContent).not.toMatch(/coming soon/i);
});

test('a page of no region leads to pages of the usual one', async () => {
  renderApp('/fr/products', server().send);
  await screen.findByRole('heading', { level: 1 });
  expect(addresses(document.body)).toEqual(expect.arrayContaining(['/au/parts-finder', '/au']));
  expect(addresses(document.body).filter((to) => to?.startsWith('/fr'))).toEqual([]);
});
