// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenForSearchKey } from './search-hotkey.ts';

let stop = () => {};
beforeEach(() => {
  document.body.innerHTML = '<input id="other"><input id="search" data-search-box value="FO1">';
  for (const input of document.querySelectorAll('input')) {
    Object.defineProperty(input, 'offsetParent', { value: document.body });
  }
  stop = listenForSearchKey(document);
});
afterEach(() => stop());

const press = (target: Element, key = '/', more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
};
const focused = () => document.activeElement?.id ?? '';

test('a slash moves to the search box and is not typed into it', () => {
  expect(press(document.body).defaultPrevented).toBe(true);
  expect(focused()).toBe('search');
});

test('a slash in a field is just a slash, and shortcuts of the browser stay', () => {
  const other = document.getElementById('other') as HTMLInputElement;
  other.focus();
  expect(press(other).defaultPrevented).toBe(false);
  expect(press(document.body, '/', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(focused()).toBe('other');
});
