import { expect, test } from 'vitest';
import { formatLocale, languageCookie, languageIn, pageLanguage, spokenLanguage } from './language.ts';

test('the cookie names the language, anything else is English', () => {
  expect(languageIn('a=b; southline-language=zh; c=d')).toBe('zh');
  expect(languageIn('southline-language=pseudo')).toBe('pseudo');
  expect(languageIn('southline-language=xx')).toBe('en');
  expect(languageIn('not-southline-language=zh')).toBe('en');
  expect(languageIn('')).toBe('en');
});

test('the cookie lasts a year below the base path', () => {
  expect(languageCookie('zh', '/shop')).toBe('southline-language=zh; Path=/shop; Max-Age=31536000; SameSite=Lax');
  expect(languageCookie('en', '')).toContain('Path=/;');
});

test('the page declares its language, numbers are formatted as in Australia or in Chinese', () => {
  expect(pageLanguage('en', 'au')).toBe('en-AU');
  expect(pageLanguage('en', 'nz')).toBe('en-NZ');
  expect(pageLanguage('zh', 'nz')).toBe('zh-Hans');
  expect(formatLocale('en')).toBe('en-AU');
  expect(formatLocale('zh')).toBe('zh-Hans');
});

test('other services never get the pseudo-language', () => {
  expect(spokenLanguage('pseudo')).toBe('en');
  expect(spokenLanguage('zh')).toBe('zh');
});
