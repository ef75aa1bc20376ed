import { orderRowStateToJSON, type ResolvedOrderRow } from '@southline/contracts/catalogue';
import { partOf } from '@southline/contracts/part-facts';
import type { Data } from '@southline/rest/types';
import { orderRowWord, toPartRow } from './parts.ts';
import type { Pictures } from './pictures.ts';

export type QuickOrderRow = Data<'cart/quick-order'>['rows'][number];

const numberOf = ({ part }: ResolvedOrderRow): string => (part ? partOf(part).partNo : '');

const messages: Record<Exclude<QuickOrderRow['state'], 'Unreadable'>, (row: ResolvedOrderRow) => string> = {
  Found: () => '',
  Superseded: (row) => `Replaced by ${numberOf(row)}.`,
  Ambiguous: ({ choices }) =>
    choices.length === 1
      ? 'No part has exactly this number. Confirm the one that is meant.'
      : 'Several parts may have this number. Choose one.',
  Rounded: ({ part }) => `Sold in multiples of ${part?.minQuantity}.`,
  Short: (row) =>
    [
      row.replaced && `Replaced by ${numberOf(row)}.`,
      row.part?.available ? `Only ${row.part.available} in stock.` : 'Out of stock.',
    ]
      .filter(Boolean)
      .join(' '),
  Unknown: () => 'There is no part with this number.',
  NotOrderable: () => 'This part can no longer be ordered.',
};

const addable: ReadonlySet<QuickOrderRow['state']> = new Set(['Found', 'Superseded', 'Rounded']);

export const isAddable = ({ state }: QuickOrderRow): boolean => addable.has(state);

export const toQuickOrderRow = (
  resolved: ResolvedOrderRow,
  { row, partNo }: { readonly row: number; readonly partNo: string },
  pictures: Pictures,
): QuickOrderRow => {
  const { quantity, part, choices, replaced } = resolved;
  const state = orderRowWord(orderRowStateToJSON(resolved.state));
  return {
    row,
    partNo,
    quantity,
    state,
    message: messages[state](resolved),
    ...(replaced && { replaced }),
    ...(part && { part: toPartRow(part, pictures) }),
    ...(choices.length > 0 && { choices: choices.map((choice) => toPartRow(choice, pictures)) }),
  };
};
