import { expect, test } from 'vitest';
import { shownAs } from './file-headers.ts';

test('the name of a file cannot break its header', () => {
  expect(shownAs('SL10000001-invoice.pdf')).toBe('inline; filename="SL10000001-invoice.pdf"');
  expect(shownAs('a"; filename=b\r\n.pdf')).toBe('inline; filename="a___filename_b__.pdf"');
});
