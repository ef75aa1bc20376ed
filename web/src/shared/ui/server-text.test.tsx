// @vitest-environment jsdom
// DOMPurify needs more of a browser than happy-dom has.
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ServerText } from './server-text.tsx';

test('bold, italic, links and line breaks stay', () => {
  const { container } = render(<ServerText text='<b>No</b><br><i>money</i> <a href="/au/cart">cart</a>' />);
  expect(container.querySelector('b')?.textContent).toBe('No');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/au/cart');
});

test('everything else is dropped', () => {
  const text =
    '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">go</a>';
  const { container } = render(<ServerText text={text} />);
  expect(container.innerHTML).not.toMatch(/img|script|onclick|onerror/);
});
