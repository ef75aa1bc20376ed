import { cleanse } from '@southline/kernel/part-number';
import { readList } from '@southline/kernel/read-list';
import { rowsOfList } from '@southline/kernel/typed-kind';
import { expect, test } from 'vitest';
import { type GeneratedList, generatedList, type MeantRow, randomOf } from '../../testing/generated-lists.ts';
import { isBlank, padFilled, padSlice, type TypedRow } from '../store/pad-slice.ts';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const lists = Number(process.env.LISTS ?? 2_000);

/** The rows of an empty pad after it was filled. */
const onPad = (rows: readonly TypedRow[]) =>
  padSlice.reducer(undefined, padFilled({ rows })).rows.filter((row) => !isBlank(row));

/** Other numbers that a shop may have: pieces of those in the list. */
const shopOf = (rows: readonly MeantRow[]): ReadonlySet<string> =>
  new Set(
    rows.flatMap(({ partNo }) => {
      const tokens = partNo.split(/[ -]/);
      const pieces = tokens.flatMap((_, at) => [tokens.slice(0, at + 1), tokens.slice(at)]);
      return [...pieces.map((each) => cleanse(each.join(''))), cleanse(partNo)];
    }),
  );

/** What is wrong with a row that was read; empty: nothing. */
const faultOf = (meant: MeantRow, row: TypedRow | undefined, shop: ReadonlySet<string>): string => {
  if (!row) return 'the row is missing';
  const isSame = cleanse(row.partNo) === cleanse(meant.partNo);
  if (!isSame && shop.has(cleanse(row.partNo))) return 'another part is found';
  if (row.unread !== undefined) return row.quantity === 0 ? '' : 'ordered although not read';
  if (meant.quantity === undefined) return isSame ? 'a quantity that is none is read' : '';
  // One piece is meant where nothing is written.
  return (row.quantity || 1) === (meant.quantity || 1) || !isSame ? '' : 'the quantity is another one';
};

const isRight = ({ partNo, quantity }: MeantRow, row: TypedRow | undefined): boolean =>
  row !== undefined &&
  cleanse(row.partNo) === cleanse(partNo) &&
  (quantity === undefined ? row.unread !== undefined : row.unread === undefined && row.quantity === quantity);

const textOf = (rows: readonly TypedRow[]): string =>
  JSON.stringify(rows.map(({ partNo, quantity, unread }) => [partNo, quantity, unread]));

const judge = ({ text, rows, form }: GeneratedList): { faults: string[]; right: number } => {
  const shop = shopOf(rows);
  const read = readList(text).rows;
  const pad = onPad(read);
  const found = rows.map((meant) => pad[read.findIndex(({ line }) => line === meant.line)]);
  const faults = [
    ...rows.map((meant, at) => faultOf(meant, found[at], shop)),
    read.length > rows.length ? 'there is a row too many' : '',
    textOf(onPad(rowsOfList(text))) === textOf(pad) ? '' : 'the box reads something else',
  ].filter(Boolean);
  return {
    faults: faults.map((fault) => `${fault} (${form}): ${JSON.stringify(text)}`),
    right: rows.filter((meant, at) => isRight(meant, found[at])).length,
  };
};

test(`of ${lists} generated lists (SEED=${seed}) no row is another part or another quantity, and the box reads them alike`, () => {
  const random = randomOf(seed);
  const faults: string[] = [];
  let [rows, right] = [0, 0];
  for (let at = 0; at < lists && faults.length < 5; at += 1) {
    const list = generatedList(random);
    const judged = judge(list);
    faults.push(...judged.faults);
    rows += list.rows.length;
    right += judged.right;
  }
  expect(faults.join('\n')).toBe('');
  // A reader that calls every quantity unreadable is never wrong, and of no use.
  expect(right / rows).toBeGreaterThan(0.85);
}, 3_600_000);
