import { maxQuantity } from '@southline/kernel/quantity';
import type { Data } from '@southline/rest/types';
import { isBlank, type PadRow, type TypedRow } from '../../../shared/store/pad-slice.ts';

export type Answer = Data<'cart/quick-order'>['rows'][number];
export type Choice = NonNullable<Answer['choices']>[number];

export type RowView =
  | { kind: 'Blank' | 'Waiting' | 'NoNumber' | 'TooMany' | 'Unreadable' }
  | { kind: Exclude<Answer['state'], 'Unreadable'>; answer: Answer };

export const questionOf = ({ partNo, quantity }: TypedRow): string => `${quantity || 1} ${partNo.trim()}`;

export const isAskable = ({ partNo, quantity, unread }: TypedRow): boolean =>
  partNo.trim() !== '' && quantity <= maxQuantity && unread === undefined;

export const viewOf = (row: PadRow, answers: ReadonlyMap<string, Answer>): RowView => {
  if (isBlank(row)) return { kind: 'Blank' };
  if (row.partNo.trim() === '') return { kind: 'NoNumber' };
  if (row.quantity > maxQuantity) return { kind: 'TooMany' };
  if (row.unread !== undefined) return { kind: 'Unreadable' };
  const answer = answers.get(questionOf(row));
  if (!answer) return { kind: 'Waiting' };
  return answer.state === 'Unreadable' ? { kind: 'Unreadable' } : { kind: answer.state, answer };
};

const ready = new Set<RowView['kind']>(['Found', 'Superseded', 'Rounded']);

/** Whether the row can go into the cart unchanged. */
export const isReady = (view: RowView): view is Extract<RowView, { answer: Answer }> => ready.has(view.kind);

/** The largest quantity in stock that fits the pack size: 4 if 5 are sold in packs of 2. */
export const mostThereAre = ({ part }: Answer): number => {
  const step = Math.max(1, part?.extra.minQty ?? 1);
  return Math.floor((part?.availableQuantity ?? 0) / step) * step;
};

/** Splits a short row into its units in stock and the rest. Empty for any other row, and without stock. */
export const splitByStock = (row: PadRow, view: RowView | undefined): { row: PadRow; most: number; rest: number }[] => {
  if (view?.kind !== 'Short' || !('answer' in view)) return [];
  const most = mostThereAre(view.answer);
  return most > 0 ? [{ row, most, rest: (row.quantity || 1) - most }] : [];
};

export type PadSum = {
  rows: number;
  ready: number;
  waiting: number;
  /** In cents, the total of the ready rows. */
  cents: number;
  /** Ready rows whose price is advised later. */
  unpriced: number;
};

export const sumOf = (views: readonly RowView[]): PadSum => {
  const sum: PadSum = { rows: 0, ready: 0, waiting: 0, cents: 0, unpriced: 0 };
  for (const view of views) {
    if (view.kind === 'Blank') continue;
    sum.rows += 1;
    if (view.kind === 'Waiting') sum.waiting += 1;
    if (!isReady(view)) continue;
    const { part, quantity } = view.answer;
    sum.ready += 1;
    sum.cents += Math.round((part?.listPrice ?? 0) * 100) * quantity;
    if (part?.listPrice === 0 && !part.isFreePart) sum.unpriced += 1;
  }
  return sum;
};
