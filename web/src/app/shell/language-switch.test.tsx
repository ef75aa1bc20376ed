// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, refuse } from '../../testing/fake-server.ts';
import { guest } from '../../testing/people.ts';
import { openApp, renderApp } from '../../testing/render-app.tsx';

const chinese: Record<string, Record<string, string>> = {
  app: { 'app.comingSoon': '即将推出', 'app.cart': '购物车', 'app.toHome': '返回首页 {' },
  ui: {},
};
const texts = ({ lng, screenName }: Record<string, unknown>) =>
  lng === 'zh' ? { data: chinese[String(screenName)] ?? {} } : { data: {} };
const server = () => fakeServer({ 'session/current': guest, 'Language/get': texts });

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the product does
  document.cookie = 'southline-language=; Max-Age=0; Path=/';
});

const choose = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name });
  button?.click();
};

test('choosing a language changes the page at once, its lang and the cookie, without loading it again', async () => {
  const { send, called } = server();
  const { store } = renderApp('/au/coming-soon', send);
  await screen.findByRole('heading', { name: 'COMING SOON / UNDER CONSTRUCTION' });
  await choose('简体中文');
  expect(await screen.findByRole('heading', { name: '即将推出' })).toBeTruthy();
  await waitFor(() => expect(document.documentElement.lang).toBe('zh-Hans'));
  expect(document.cookie).toContain('southline-language=zh');
  expect(store.getState().preferences.language).toBe('zh');
  await choose('English');
  expect(await screen.findByRole('heading', { name: 'COMING SOON / UNDER CONSTRUCTION' })).toBeTruthy();
  await waitFor(() => expect(document.documentElement.lang).toBe('en-AU'));
  expect(called('session/current')).toHaveLength(1);
});

test('the texts of the frame and the shared parts are requested by screen, language and country', async () => {
  const { send, called } = server();
  renderApp('/nz/coming-soon', send, 'zh');
  await screen.findByRole('heading', { name: '即将推出' });
  const asked = called('Language/get').map(({ body }) => body);
  expect(asked).toEqual([
    { lng: 'zh', screenName: 'app', country: 'B2CNZ' },
    { lng: 'zh', screenName: 'ui', country: 'B2CNZ' },
    { lng: 'zh', screenName: 'catalogue', country: 'B2CNZ' },
    { lng: 'zh', screenName: 'server', country: 'B2CNZ' },
  ]);
});

test('English is never requested: operators’ edits come with the page', async () => {
  const { send, called } = server();
  renderApp('/nz/coming-soon', send, 'en', { 'app.comingSoon': 'OPENING IN MAY' });
  expect(await screen.findByRole('heading', { name: 'OPENING IN MAY' })).toBeTruthy();
  await choose('简体中文');
  expect(await screen.findByRole('heading', { name: '即将推出' })).toBeTruthy();
  await choose('English');
  expect(await screen.findByRole('heading', { name: 'OPENING IN MAY' })).toBeTruthy();
  expect(called('Language/get').filter(({ body }) => body.lng === 'en')).toEqual([]);
});

test('a text that is missing, or cannot be read, is shown in English', async () => {
  renderApp('/au/coming-soon', server().send, 'zh');
  await screen.findByRole('heading', { name: '即将推出' });
  expect(screen.getByText(/This part of the site is not ready yet/)).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
});

test('without the texts the page is in English', async () => {
  openApp('/au/coming-soon', { 'Language/get': refuse(503, 'Unavailable', '…') }, 'zh');
  expect(await screen.findByRole('heading', { name: 'COMING SOON / UNDER CONSTRUCTION' })).toBeTruthy();
});

test('the pseudo-language is only offered to visitors who already use it', async () => {
  renderApp('/au/coming-soon', server().send);
  await screen.findByRole('heading', { name: 'COMING SOON / UNDER CONSTRUCTION' });
  expect(screen.queryByRole('button', { name: /Þšéûðó/ })).toBeNull();
});

test('the pictures of a page are requested in its language and country, again after a change', async () => {
  const { send, called } = server();
  renderApp('/nz/about', send);
  await waitFor(() => expect(called('Images/get')).toHaveLength(1));
  await choose('简体中文');
  const body = (lng: string) => ({ lng, screenName: 'about', country: 'B2CNZ' });
  await waitFor(() => expect(called('Images/get').map((call) => call.body)).toEqual([body('en'), body('zh')]));
});
