// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { stayWhereRead } from './stay-where-read.ts';

const standAt = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });

test('who has scrolled before the page came alive stays there; later pages begin at their top', () => {
  const scrolls = stayWhereRead();
  standAt(1200);
  expect(scrolls()).toBe(false);
  expect(scrolls()).toBe(true);
});

test('a first page that nobody has scrolled is brought to where it was left', () => {
  standAt(0);
  expect(stayWhereRead()()).toBe(true);
});
