import { type Cells, type Parsed, readCells } from '@southline/imports/cells';
import { longestRowText, ownRowKinds } from '@southline/kernel/everyday';
import { languageCodes } from '@southline/kernel/language';
import { cleanse } from '@southline/kernel/part-number';
import { maxQuantity } from '@southline/kernel/quantity';
import type { CategoryRow } from '../../../domain/parts/category-tree.ts';
import { loopFinder, type Supersession, type SupersessionKind } from '../../../domain/parts/supersession.ts';
import { type EverydayRow, problemsOf } from '../../../domain/search/everyday-row.ts';
import type { UnitsOfPart } from '../../../domain/stock/ports.ts';
import type { Fitment } from '../../../domain/vehicles/vehicle.ts';

export const categoryColumns = ['category_id', 'name', 'parent_id'];

export const categoryRow = (cells: Cells): Parsed<CategoryRow> => {
  const row = readCells(cells);
  const id = row.name('category_id', { required: true, max: 60 });
  const name = row.text('name', { required: true, max: 120 });
  const parentId = row.name('parent_id', { max: 60 });
  if (parentId !== '' && parentId === id) row.add('parent_id', 'is the category itself');
  const position = row.integer('position', { min: 0, max: 1_000_000, fallback: 0 });
  const family = row.text('family', { max: 60 });
  return row.done(() => ({ id, name, parentId, position, family }));
};

export const everydayColumns = ['language', 'kind', 'words', 'means', 'source'];

export const everydayRow = (cells: Cells): Parsed<EverydayRow> => {
  const row = readCells(cells);
  const longest = { max: longestRowText };
  const language = languageCodes.find((one) => one === row.text('language', { required: true }));
  const kind = ownRowKinds.find((one) => one === row.text('kind', { required: true }));
  if (!language) row.add('language', `is none of ${languageCodes.join(', ')}`);
  if (!kind) row.add('kind', `is none of ${ownRowKinds.join(', ')}`);
  const [words, means] = [row.text('words', longest), row.text('means', longest)];
  const source = row.text('source', { required: true });
  for (const { field, problem } of kind ? problemsOf({ kind, words, means }) : []) row.add(field, problem);
  return row.done(() => ({ language: language ?? 'en', kind: kind ?? 'name', words, means, source }));
};

export const stockColumns = ['part_no', 'available'];

export const stockRow =
  (parts: ReadonlySet<string>) =>
  (cells: Cells): Parsed<UnitsOfPart> => {
    const row = readCells(cells);
    const partNo = cleanse(row.code('part_no', { required: true, max: 40 }));
    const available = row.integer('available', { min: 0, max: 10_000_000 });
    if (partNo !== '' && !parts.has(partNo)) row.add('part_no', 'is no part of the catalogue');
    return row.done(() => ({ partNo, available }));
  };

export const supersessionColumns = ['old_part_no', 'new_part_no', 'kind'];

const kinds: readonly SupersessionKind[] = ['REPLACES', 'CONDITIONAL', 'WHILE_STOCK', 'DISCONTINUED', 'INTERCHANGE'];

/** A parser for the steps of one import. Numbers need not be in the catalogue: chains include numbers no longer sold. */
export const supersessionRows = () => {
  const closesLoop = loopFinder();
  return (cells: Cells): Parsed<Supersession & { readonly id: string }> => {
    const row = readCells(cells);
    const oldPartNo = row.code('old_part_no', { required: true, max: 40 });
    const newPartNo = row.code('new_part_no', { max: 40 });
    const kind = row.oneOf('kind', kinds);
    const [oldNo, newNo] = [cleanse(oldPartNo), cleanse(newPartNo)];
    if (oldNo === newNo) row.add('new_part_no', 'is the old number');
    if (newNo === '' && kind !== 'DISCONTINUED') row.add('new_part_no', 'is empty');
    const note = row.text('note', { max: 400 });
    const step = { oldNo, oldPartNo, newNo, newPartNo, note, kind: kind ?? 'REPLACES' };
    const parsed = row.done(() => ({ id: `${oldNo}:${newNo}`, ...step }));
    if ('problems' in parsed || !closesLoop(step)) return parsed;
    const problem = `closes a loop: by the rows above, ${newPartNo} is replaced by ${oldPartNo} in the end`;
    return { problems: [{ field: 'new_part_no', problem }] };
  };
};

export const fitmentColumns = ['part_no', 'vehicle_id'];

interface FitmentReferences {
  readonly parts: ReadonlySet<string>;
  readonly vehicles: ReadonlySet<string>;
}

/** Merges rows with the same facts about a part into one, with all their vehicles, each once. */
export const mergeFitments = (rows: readonly Fitment[]): (Omit<Fitment, 'vehicle'> & { vehicles: string[] })[] =>
  [...Map.groupBy(rows, ({ part, qty, position, note }) => `${part}\n${qty}\n${position}\n${note}`).values()].flatMap(
    (group) => {
      const [first] = group;
      if (!first) return [];
      const { part, qty, position, note } = first;
      return { part, qty, position, note, vehicles: [...new Set(group.map(({ vehicle }) => vehicle))] };
    },
  );

export const fitmentRow = ({ parts, vehicles }: FitmentReferences) => {
  // Rows of one part usually follow each other, so the last result is reused.
  let last = { printed: '', part: '' };
  const cleansed = (printed: string) => {
    if (printed !== last.printed) last = { printed, part: cleanse(printed) };
    return last.part;
  };
  return (cells: Cells): Parsed<Fitment> => {
    const row = readCells(cells);
    const part = cleansed(row.code('part_no', { required: true, max: 40 }));
    const vehicle = row.code('vehicle_id', { required: true, max: 40 }).toUpperCase();
    const qty = row.integer('qty_per_vehicle', { min: 0, max: maxQuantity, fallback: 0 });
    const position = row.text('position', { max: 80 });
    const note = row.text('note', { max: 400 });
    if (part !== '' && !parts.has(part)) row.add('part_no', 'is no part of the catalogue');
    if (vehicle !== '' && !vehicles.has(vehicle)) row.add('vehicle_id', 'is no vehicle of the catalogue');
    return row.done(() => ({ part, vehicle, qty, position, note }));
  };
};
