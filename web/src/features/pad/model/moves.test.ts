import { expect, test } from 'vitest';
import { addsAll, type Cell, moveOf, removesRow } from './moves.ts';

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});
const inNumber: Cell = { row: 2, column: 'partNo' };
const inQuantity: Cell = { row: 2, column: 'quantity' };
const middle = { start: 1, end: 1, length: 3 };
const start = { start: 0, end: 0, length: 3 };
const end = { start: 3, end: 3, length: 3 };

test.each([
  ['Enter in the number leads to the next row', inNumber, press('Enter'), middle, { row: 3, column: 'partNo' }],
  ['Enter in the quantity as well', inQuantity, press('Enter'), end, { row: 3, column: 'partNo' }],
  ['Shift and Enter lead back', inQuantity, press('Enter', { shiftKey: true }), end, { row: 1, column: 'partNo' }],
  ['down stays in the column', inQuantity, press('ArrowDown'), middle, { row: 3, column: 'quantity' }],
  ['up stays in the column', inNumber, press('ArrowUp'), middle, { row: 1, column: 'partNo' }],
  ['right leaves from the end', inNumber, press('ArrowRight'), end, { row: 2, column: 'quantity' }],
  ['right moves within the text', inNumber, press('ArrowRight'), middle, undefined],
  ['left leaves from the start', inQuantity, press('ArrowLeft'), start, { row: 2, column: 'partNo' }],
  ['left moves within the text', inQuantity, press('ArrowLeft'), end, undefined],
  ['selecting stays in the cell', inNumber, press('ArrowRight', { shiftKey: true }), end, undefined],
  ['Ctrl and Enter add', inNumber, press('Enter', { ctrlKey: true }), end, undefined],
  ['letters are typed', inNumber, press('a'), end, undefined],
] as const)('%s', (_name, at, key, caret, to) => {
  expect(moveOf(at, key, caret)).toEqual(to);
});

test('rows are removed, and all are added, with Ctrl and with Cmd', () => {
  for (const mod of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(removesRow(press('Delete', mod))).toBe(true);
    expect(removesRow(press('Backspace', { ...mod, shiftKey: true }))).toBe(true);
    expect(removesRow(press('Backspace', mod))).toBe(false);
    expect(addsAll(press('Enter', mod))).toBe(true);
  }
  expect(removesRow(press('Delete'))).toBe(false);
  expect(addsAll(press('Enter'))).toBe(false);
});
