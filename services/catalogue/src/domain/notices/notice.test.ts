import { expect, test } from 'vitest';
import type { PartRow } from '../parts/part-row.ts';
import { newsOf } from './notice.ts';

const part = (changes: Partial<PartRow> = {}) => ({
  ...({ orderable: true, stockLevel: 'None', supersededBy: '' } as const),
  ...changes,
});
const replaced = part({ orderable: false, supersededBy: 'SL-2' });

test.each([
  ['nothing while a part is out of stock', 'BackInStock', part(), undefined],
  ['that a part is back', 'BackInStock', part({ stockLevel: 'Low' }), { kind: 'BackInStock', supersededBy: '' }],
  ['of stock only to those who asked for it', 'Superseded', part({ stockLevel: 'InStock' }), undefined],
  ['that a part was replaced', 'Superseded', replaced, { kind: 'Superseded', supersededBy: 'SL-2' }],
  ['it also who waits for stock', 'BackInStock', replaced, { kind: 'Superseded', supersededBy: 'SL-2' }],
  ['nothing of a part that ended without a successor', 'Superseded', part({ orderable: false }), undefined],
  ['nothing of a part that an import has taken out', 'BackInStock', undefined, undefined],
] as const)('the wish reports %s', (_, kind, row, news) => {
  expect(newsOf(kind, row)).toEqual(news);
});
