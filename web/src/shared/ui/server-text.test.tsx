// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react';
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

// e2e/sanitiser.spec.ts checks the sanitiser's markup in a browser.
test('bold, italic and line breaks are shown at once, links when the sanitiser has loaded', async () => {
  const { container } = shown('<b>No</b><br><i>money</i> <a href="/au/cart">cart</a>');
  expect(container.innerHTML).toBe('<span><b>No</b><br><i>money</i> cart</span>');
  await waitFor(() => expect(container.querySelector('a')?.getAttribute('href')).toBe('/au/cart'));
});

test('until then everything else is dropped', () => {
  const text =
    '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">go</a>';
  const { container } = shown(text);
  expect(container.querySelector('img, script, a, [onclick], [onerror]')).toBeNull();
});

test('the client’s own messages are translated, and server messages that have a text', () => {
  const texts = { 'ui.error.noAnswer': '无法连接', 'server.Out of stock.': '缺货。' };
  expect(shown('Out of stock.<br>Declined.', texts).container.innerHTML).toBe('<span>缺货。<br>Declined.</span>');
  expect(shown(messages.noAnswer.defaultMessage, texts).container.textContent).toBe('无法连接');
  expect(shown('Declined.', texts).container.textContent).toBe('Declined.');
});

test('a translated sentence keeps its names and amounts, in the order of the language', () => {
  const texts = {
    'server.{number} was replaced by {next}.': '{next} 替代了 {number}。',
    'server.A cart holds at most {count} different parts.': '购物车最多可容纳 {count} 种不同的配件。',
  };
  expect(shown('FO1 was replaced by FO2.', texts).container.textContent).toBe('FO2 替代了 FO1。');
  expect(shown('A cart holds at most 400 different parts.', texts).container.textContent).toContain('容纳 400 种');
  expect(shown('A cart holds nothing.', texts).container.textContent).toBe('A cart holds nothing.');
});

test('names inside a sentence are translated too, and the most specific pattern is used', () => {
  const texts = {
    'server.Add {count}': '再加 {count} 件',
    'server.Add {words} to your cart.': '将{words}加入购物车。',
    'server.{title}: add {more} more and pay nothing for {free}.': '{title}：再加 {more} 件，其中 {free} 件免费。',
    'server.Buy 3, get 1': '买三送一',
    'server.globes': '灯泡',
  };
  const said = (text: string) => shown(text, texts).container.textContent;
  expect(said('Buy 3, get 1: add 2 more and pay nothing for 1.')).toBe('买三送一：再加 2 件，其中 1 件免费。');
  expect(said('Add globes to your cart.')).toBe('将灯泡加入购物车。');
  expect(said('Add 2')).toBe('再加 2 件');
});
