import { type Cells, type Parsed, readCells } from '@southline/imports/cells';
import { type EverydayRow, everydayLanguages, ownKinds, problemsOf } from '../../../domain/search/everyday-row.ts';

export const everydayColumns = ['language', 'kind', 'words', 'means', 'source'];

export const everydayRow = (cells: Cells): Parsed<EverydayRow> => {
  const row = readCells(cells);
  const longest = { max: 500 };
  const language = everydayLanguages.find((one) => one === row.text('language', { required: true }));
  const kind = ownKinds.find((one) => one === row.text('kind', { required: true }));
  if (!language) row.add('language', `is none of ${everydayLanguages.join(', ')}`);
  if (!kind) row.add('kind', `is none of ${ownKinds.join(', ')}`);
  const [words, means] = [row.text('words', longest), row.text('means', longest)];
  const source = row.text('source', { required: true });
  for (const { field, problem } of kind ? problemsOf({ kind, words, means }) : []) row.add(field, problem);
  return row.done(() => ({ language: language ?? 'en', kind: kind ?? 'name', words, means, source }));
};
