// @vitest-environment jsdom
// DOMPurify needs more of a browser than happy-dom has.
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Texts } from '../i18n/intl.tsx';
import { messages } from './messages.ts';
import { ServerText } from './server-text.tsx';

const shown = (text: string, texts = {}) =>
  render(
    <Texts language="zh" texts={texts}>
      <ServerText text={text} />
    </Texts>,
  );

test('bold, italic, links and line breaks stay', () => {
  const { container } = shown('<b>No</b><br><i>money</i> <a href="/au/cart">cart</a>');
  expect(container.querySelector('b')?.textContent).toBe('No');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/au/cart');
});

test('everything else is dropped', () => {
  const text =
    '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">go</a>';
  const { container } = shown(text);
  expect(container.innerHTML).not.toMatch(/img|script|onclick|onerror/);
});

test('what the client says for want of an answer is translated, and of what a server says all that has a text', () => {
  const texts = { 'ui.error.noAnswer': '无法连接', 'server.Out of stock.': '缺货。' };
  expect(shown('Out of stock.<br>Declined.', texts).container.innerHTML).toBe('<span>缺货。<br>Declined.</span>');
  expect(shown(messages.noAnswer.defaultMessage, texts).container.textContent).toBe('无法连接');
  expect(shown('Declined.', texts).container.textContent).toBe('Declined.');
});
