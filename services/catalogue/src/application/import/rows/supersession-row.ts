import { type Cells, type Parsed, readCells } from '@southline/imports/cells';
import { cleanse } from '@southline/kernel/part-number';
import type { Supersession, SupersessionKind } from '../../../domain/parts/supersession.ts';

export const supersessionColumns = ['old_part_no', 'new_part_no', 'kind'];

const kinds: readonly SupersessionKind[] = ['REPLACES', 'CONDITIONAL', 'WHILE_STOCK', 'DISCONTINUED', 'INTERCHANGE'];

/** Numbers need not be in the catalogue: chains include old numbers that are no longer sold. */
export const supersessionRow = (cells: Cells): Parsed<Supersession & { readonly id: string }> => {
  const row = readCells(cells);
  const oldPartNo = row.text('old_part_no', { required: true, max: 40 });
  const newPartNo = row.text('new_part_no', { max: 40 });
  const kind = row.oneOf('kind', kinds);
  const [oldNo, newNo] = [cleanse(oldPartNo), cleanse(newPartNo)];
  if (oldNo === newNo) row.add('new_part_no', 'is the old number');
  if (newNo === '' && kind !== 'DISCONTINUED') row.add('new_part_no', 'is empty');
  const note = row.text('note', { max: 400 });
  return row.done(() => ({
    id: `${oldNo}:${newNo}`,
    oldNo,
    oldPartNo,
    newNo,
    newPartNo,
    note,
    kind: kind ?? 'REPLACES',
  }));
};
