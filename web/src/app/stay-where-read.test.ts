// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { stayWhereRead } from './stay-where-read.ts';

const standAt = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });

test('a visitor who scrolled before hydration stays there; later pages start at the top', () => {
  const scrolls = stayWhereRead();
  standAt(1200);
  expect(scrolls()).toBe(false);
  expect(scrolls()).toBe(true);
});

test('a first page without scrolling gets its earlier position', () => {
  standAt(0);
  expect(stayWhereRead()()).toBe(true);
});
