// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Texts } from '../i18n/intl.tsx';
import { CatalogueWord } from './catalogue-word.tsx';

const texts = {
  'catalogue.Height': '高度',
  'catalogue.months': '个月',
  'catalogue.front': '前',
  'catalogue.pk': '件',
  'catalogue.Disc rotor': '刹车盘',
  'catalogue.Seat': '座面',
  'catalogue.brushless': '无刷',
};
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

test('a word without a translation stays English', () => {
  expect(shown('Dexron VI')).toBe('Dexron VI');
  expect(shown('12 volts')).toBe('12 volts');
  expect(shown('Height', 'en')).toBe('Height');
});

test('a description is translated phrase by phrase, with its figures and its vehicle', () => {
  expect(shown('Disc rotor front, 338x26mm – Seat Ateca 2018')).toBe('刹车盘 前, 338x26mm – Seat Ateca 2018');
  expect(shown('Disc rotor W2 (10 pk)')).toBe('刹车盘 W2 (10 件)');
  expect(shown('18V brushless Drill')).toBe('18V 无刷 Drill');
});

test('of a description that begins with no known phrase nothing is changed', () => {
  expect(shown('Widget front, 5mm')).toBe('Widget front, 5mm');
  expect(shown('338x26mm')).toBe('338x26mm');
});
