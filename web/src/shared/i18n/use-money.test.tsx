// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createApi, type Region } from '../http/api-client.ts';
import { ApiProvider } from '../http/api-context.ts';
import { Texts } from './intl.tsx';
import type { Language } from './language.ts';
import { useMoney } from './use-money.ts';

const inLanguage = (language: Language, texts = {}, region: Region = 'au') =>
  renderHook(useMoney, {
    wrapper: ({ children }) => (
      <ApiProvider value={createApi('', region, fetch)}>
        <Texts language={language} texts={texts}>
          {children}
        </Texts>
      </ApiProvider>
    ),
  }).result.current;

test('money is written as Australians write it, with cents', () => {
  const { money } = inLanguage('en');
  expect(money(1234.5)).toBe('$1,234.50');
  expect(money(0)).toBe('$0.00');
});

test('for New Zealand it names the country of the dollars', () => {
  expect(inLanguage('en', {}, 'nz').money(1234.5)).toBe('A$1,234.50');
  expect(inLanguage('en', {}, 'nz').money(-5)).toBe('-A$5.00');
  expect(inLanguage('zh', {}, 'nz').money(5)).toBe('AU$5.00');
});

test('in Chinese it names the country of the dollars', () => {
  expect(inLanguage('zh').money(1234.5)).toBe('AU$1,234.50');
});

test('a price of zero is Free for a free part and POA for any other, in the language of the page', () => {
  const { price } = inLanguage('en');
  expect(price({ listPrice: 0, isFreePart: true })).toBe('Free');
  expect(price({ listPrice: 0, isFreePart: false })).toBe('POA');
  expect(price({ listPrice: 8.95, isFreePart: false })).toBe('$8.95');
  expect(inLanguage('zh', { 'ui.price.free': '免费' }).price({ listPrice: 0, isFreePart: true })).toBe('免费');
});
