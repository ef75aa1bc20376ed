// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Texts } from '../i18n/intl.tsx';
import { CatalogueWord } from './catalogue-word.tsx';

const texts = { 'catalogue.Height': '高度', 'catalogue.months': '个月' };
const shown = (word: string, language: 'en' | 'zh' = 'zh') => {
  const { container } = render(
    <Texts language={language} texts={language === 'zh' ? texts : {}}>
      <CatalogueWord word={word} />
    </Texts>,
  );
  return container.textContent;
};

test('a word of the catalogue is shown in the language of the visitor', () => {
  expect(shown('Height')).toBe('高度');
  expect(shown('24 months')).toBe('24 个月');
});

test('a word that the language lacks stays as it is, in English all of them', () => {
  expect(shown('Dexron VI')).toBe('Dexron VI');
  expect(shown('12 volts')).toBe('12 volts');
  expect(shown('Height', 'en')).toBe('Height');
});
