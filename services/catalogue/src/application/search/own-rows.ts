import { DomainError } from '@southline/kernel/errors';
import { type EverydayRow, everydayLanguages, ownKinds, problemsOf } from '../../domain/search/everyday-row.ts';
import type { OwnLanguageStore } from '../../domain/search/ports.ts';

/** An upper limit: all rows are read in one document. */
const mostRows = 2_000;
const longest = 500;

const unusable = (field: string, problem: string) =>
  new DomainError('invalid', 'InvalidRequest', `${field} ${problem}`, { field });

const read = (row: Record<'language' | 'kind' | 'words' | 'means', string>, source: string): EverydayRow => {
  const language = everydayLanguages.find((one) => one === row.language);
  const kind = ownKinds.find((one) => one === row.kind);
  if (!language) throw unusable('language', `is none of ${everydayLanguages.join(', ')}`);
  if (!kind) throw unusable('kind', `is none of ${ownKinds.join(', ')}`);
  const [words, means] = [row.words.normalize('NFC').trim(), row.means.normalize('NFC').trim()];
  if (words.length > longest || means.length > longest)
    throw unusable('words', `are longer than ${longest} characters`);
  const [problem] = problemsOf({ kind, words, means });
  if (problem) throw unusable(problem.field, problem.problem);
  return { language, kind, words, means, source };
};

/** Adds a row to the shop's own everyday language or removes it; searches use it within seconds. */
export const setOwnRow =
  (store: OwnLanguageStore) =>
  async ({
    remove,
    ...row
  }: Record<'language' | 'kind' | 'words' | 'means', string> & { readonly remove: boolean }): Promise<void> => {
    const wanted = read(remove ? { ...row, means: row.means || 'price' } : row, 'staff');
    if (remove) return store.remove(wanted);
    if ((await store.read()).rows.length >= mostRows)
      throw new DomainError('conflict', 'NoRoom', `There are ${mostRows} rows; remove one first.`);
    await store.add(wanted);
  };
