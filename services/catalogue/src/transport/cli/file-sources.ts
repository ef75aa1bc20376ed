import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv, UnusableFile } from '@southline/imports/csv';
import type { ImportRow } from '@southline/imports/import-row';
import type { RowSources } from '../../application/import/import-catalogue.ts';
import { requiredColumns } from '../../application/import/loaders.ts';
import { type ImportKind, importKinds } from '../../application/import/rejects.ts';

async function* readAll(files: readonly string[], required: readonly string[]): AsyncGenerator<ImportRow> {
  for (const file of files) yield* readCsv(file, required);
}

const given = (files: readonly string[]): readonly string[] => {
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new UnusableFile(`There is no ${missing.join(', ')}.`);
  return files;
};

/** One kind from its files in order; for `all`, folders that contain `<kind>.csv` for some or all kinds. */
export const fileSources = (what: ImportKind | 'all', paths: readonly string[]): RowSources => {
  const source = (kind: ImportKind, files: readonly string[]) => ({
    [kind]: () => readAll(files, requiredColumns[kind]),
  });
  if (what !== 'all') return source(what, given(paths));
  const found = importKinds.flatMap((kind) => {
    const files = given(paths)
      .map((folder) => join(folder, `${kind}.csv`))
      .filter((file) => existsSync(file));
    return files.length > 0 ? [source(kind, files)] : [];
  });
  if (found.length === 0) throw new UnusableFile(`No ${importKinds.join('.csv, ')}.csv in ${paths.join(', ')}.`);
  return Object.assign({}, ...found);
};
