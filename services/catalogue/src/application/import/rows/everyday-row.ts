import { type Cells, type Parsed, readCells } from '@southline/imports/cells';
import { longestRowText, ownRowKinds } from '@southline/kernel/everyday';
import { languageCodes } from '@southline/kernel/language';
import { type EverydayRow, problemsOf } from '../../../domain/search/everyday-row.ts';

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
