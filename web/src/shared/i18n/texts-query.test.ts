import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type Answer, fakeServer, refuse } from '../../testing/fake-server.ts';
import { createApi } from '../http/api-client.ts';
import type { Language } from './language.ts';
import { shownScreens } from './shown-screens.ts';
import { loadTexts, textsQuery } from './texts-query.ts';

const setUp = (answer: Answer<'Language/get'>, language: Language) => {
  const server = fakeServer({ 'Language/get': answer });
  const context = { api: createApi('', 'au', server.send), queryClient: new QueryClient(), language: () => language };
  const asked = () => server.called('Language/get').map(({ body }) => body.screenName);
  return { context, asked };
};

test('English is not waited for: it came with the client', async () => {
  const { context, asked } = setUp({ data: {} }, 'en');
  await loadTexts(context, ['app', 'cart']);
  expect(asked()).toEqual([]);
});

test('each screen is requested once, on whatever page', async () => {
  const { context, asked } = setUp({ data: { 'cart.title': '购物车' } }, 'zh');
  await loadTexts(context, ['app', 'cart']);
  await loadTexts(context, ['app', 'cart', 'parts']);
  expect(asked()).toEqual(['app', 'cart', 'parts']);
  const { queryKey } = textsQuery(context.api, 'zh', 'cart');
  expect(context.queryClient.getQueryData(queryKey)).toEqual({ 'cart.title': '购物车' });
});

test('texts that fail to load delay neither this page nor the next', async () => {
  const { context, asked } = setUp(refuse(503, 'Unavailable', '…'), 'zh');
  await loadTexts(context, ['cart']);
  await loadTexts(context, ['cart']);
  expect(asked()).toEqual(['cart']);
});

test('a page has the screens of all its routes, each once, and the common ones', () => {
  const matches = [{}, { staticData: { screens: ['cart', 'parts'] } }, { staticData: { screens: ['parts', 'ui'] } }];
  expect(shownScreens(matches)).toEqual(['app', 'ui', 'catalogue', 'server', 'cart', 'parts']);
});
