import { expect, test } from 'vitest';
import { looksLikeRows } from './looks-like-rows.ts';

test.each(['FO1003\t2', 'FO1003\nFO1008', '2 x FO1003', 'FO1003, 2', 'FO1003 qty 2', 'FO1003 2.5', 'FO1003, FO1008'])(
  '%j is read as rows',
  (text) => expect(looksLikeRows(text)).toBe(true),
);

test.each(['FO1003', ' FO1003\n', 'F 026 400 219', '19 653 719', '12', '1,000', '2 dozen', '12 pcs'])(
  '%j is the text of one cell',
  (text) => expect(looksLikeRows(text)).toBe(false),
);
