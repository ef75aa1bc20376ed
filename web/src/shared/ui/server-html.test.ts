import { expect, test } from 'vitest';
import { plainMarkup } from './server-html.ts';

test('b, i and br stay, links become their text, all else is escaped', () => {
  expect(plainMarkup('a <b>bold</b> <i>x</i><br/>line <a href="/x">link</a>')).toBe(
    'a <b>bold</b> <i>x</i><br/>line link',
  );
  expect(plainMarkup('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(plainMarkup('<b onclick="x()">no</b>')).toBe('&lt;b onclick=&quot;x()&quot;&gt;no</b>');
  for (const text of ['Fuses &amp; relays', 'oil &lt;b&gt;']) expect(plainMarkup(text)).toBe(text);
});
