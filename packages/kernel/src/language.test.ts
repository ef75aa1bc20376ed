import { expect, test } from 'vitest';
import { languageOfTag } from './language.ts';

test.each([
  ['zh', 'zh'],
  ['zh-CN', 'zh'],
  ['ZH_hans', 'zh'],
  ['en-NZ', 'en'],
  ['de', 'en'],
  ['zhuang', 'en'],
  ['', 'en'],
])('%j is read as %s', (tag, code) => {
  expect(languageOfTag(tag)).toBe(code);
});
