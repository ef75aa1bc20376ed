import type { Data } from '@southline/rest/types';
import { isBlank, type PadRow, type TypedRow } from '../../../shared/store/pad-slice.ts';

export type Answer = Data<'cart/quick-order'>['rows'][number];
export type Choice = NonNullable<Answer['choices']>[number];

/** Of one row (spec: 1 to 999 of a part). */
export const LARGEST_QUANTITY = 999;

export type RowView =
  | { kind: 'Blank' | 'Waiting' | 'NoNumber' | 'TooMany' }
  | { kind: Answer['state']; answer: Answer };

export const questionOf = ({ partNo, quantity }: TypedRow): string => `${quantity || 1} ${partNo.trim()}`;

export const isAskable = ({ partNo, quantity }: TypedRow): boolean =>
  partNo.trim() !== '' && quantity <= LARGEST_QUANTITY;

export const viewOf = (row: PadRow, answers: ReadonlyMap<string, Answer>): RowView => {
  if (isBlank(row)) return { kind: 'Blank' };
  if (row.partNo.trim() === '') return { kind: 'NoNumber' };
  if (row.quantity > LARGEST_QUANTITY) return { kind: 'TooMany' };
  const answer = answers.get(questionOf(row));
  return answer ? { kind: answer.state, answer } : { kind: 'Waiting' };
};

const ready = new Set<RowView['kind']>(['Found', 'Superseded', 'Rounded']);

/** Whether the row can go into the cart unchanged. */
export const isReady = (view: RowView): view is Extract<RowView, { answer: Answer }> => ready.has(view.kind);

/** As many as there are and are sold: of 5 sold in twos 4. */
export const mostThereAre = ({ part }: Answer): number => {
  const step = Math.max(1, part?.extra.minQty ?? 1);
  return Math.floor((part?.availableQuantity ?? 0) / step) * step;
};

export type PadSum = {
  rows: number;
  ready: number;
  waiting: number;
  /** In cents, of the rows that are ready. */
  cents: number;
  /** Rows that are ready and whose price is to be advised. */
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
