import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UnusableFile } from '@southline/imports/csv';
import type { Encoding } from '@southline/imports/file-lines';
import { existing, readFiles } from '@southline/imports/import-command';
import type { RowSources } from '../../application/import/import-catalogue.ts';
import { requiredColumns } from '../../application/import/loaders.ts';
import { type ImportKind, importKinds } from '../../application/import/rejects.ts';

/** One kind from its files in order; for `all`, folders that contain `<kind>.csv` for some or all kinds. */
export const fileSources = (
  what: ImportKind | 'all',
  paths: readonly string[],
  encoding: Encoding = 'utf-8',
): RowSources => {
  const source = (kind: ImportKind, files: readonly string[]) => ({
    [kind]: () => readFiles(files, requiredColumns[kind], encoding),
  });
  if (what !== 'all') return source(what, existing(paths));
  const found = importKinds.flatMap((kind) => {
    const files = existing(paths)
      .map((folder) => join(folder, `${kind}.csv`))
      .filter((file) => existsSync(file));
    return files.length > 0 ? [source(kind, files)] : [];
  });
  if (found.length === 0) throw new UnusableFile(`No ${importKinds.join('.csv, ')}.csv in ${paths.join(', ')}.`);
  return Object.assign({}, ...found);
};
