import { expect, test } from 'vitest';
import { row as part } from '../../../testing/parts.ts';
import { type Answer, isAskable, mostThereAre, questionOf, sumOf, viewOf } from './row-view.ts';

const answer = (state: Answer['state'], quantity: number, own: Partial<typeof part> = {}): Answer => ({
  row: 1,
  partNo: 'fo1003',
  quantity,
  state,
  message: '',
  part: { ...part, ...own },
});
const typed = (partNo: string, quantity: number) => ({ id: 1, partNo, quantity });
const seen = (partNo: string, quantity: number, known: Answer) =>
  viewOf(typed(partNo, quantity), new Map([[questionOf({ partNo, quantity }), known]]));

test('a row shows only the answer to its current text', () => {
  const answers = new Map([[questionOf({ partNo: 'fo1003', quantity: 1 }), answer('Found', 1)]]);
  expect(viewOf(typed(' fo1003 ', 0), answers).kind).toBe('Found');
  expect(viewOf(typed('fo1003', 2), answers).kind).toBe('Waiting');
  expect(viewOf(typed('fo1004', 1), answers).kind).toBe('Waiting');
});

test.each([
  ['', 0, 'Blank'],
  ['', 2, 'NoNumber'],
  ['fo1003', 1000, 'TooMany'],
])('"%s" × %i is %s', (partNo, quantity, kind) => {
  expect(viewOf(typed(partNo, quantity), new Map()).kind).toBe(kind);
});

test('a row whose quantity cannot be read is not looked up and not ordered', () => {
  const row = { ...typed('fo1003', 0), unread: '2.5' };
  const known = new Map([[questionOf(row), answer('Found', 1)]]);
  expect(viewOf(row, known)).toEqual({ kind: 'Unreadable' });
  expect(isAskable(row)).toBe(false);
});

test('the total has only rows to be added, to the cent; advised prices do not count', () => {
  const views = [
    seen('a1', 3, answer('Found', 3, { listPrice: 1.1 })),
    seen('a2', 3, answer('Rounded', 10, { listPrice: 0.35 })),
    seen('a3', 1, answer('Superseded', 1, { listPrice: 0 })),
    seen('a4', 9, answer('Short', 9)),
    seen('a5', 9, answer('Unknown', 9)),
    viewOf(typed('a6', 1), new Map()),
    viewOf(typed('', 0), new Map()),
  ];
  expect(sumOf(views)).toEqual({ rows: 6, ready: 3, waiting: 1, cents: 680, unpriced: 1 });
});

test('the available stock can be ordered in pack sizes', () => {
  expect(mostThereAre(answer('Short', 10, { availableQuantity: 5, extra: { ...part.extra, minQty: 2 } }))).toBe(4);
  expect(mostThereAre(answer('Short', 10, { availableQuantity: 1, extra: { ...part.extra, minQty: 2 } }))).toBe(0);
});
