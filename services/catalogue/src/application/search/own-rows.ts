import { DomainError } from '@southline/kernel/errors';
import { longestRowText, ownRowKinds } from '@southline/kernel/everyday';
import { languageCodes } from '@southline/kernel/language';
import { problemsOf } from '../../domain/search/everyday-row.ts';
import type { OwnLanguageStore } from '../../domain/search/ports.ts';

/** An upper limit: all rows are read in one document. */
const mostRows = 2_000;

const unusable = (field: string, problem: string) =>
  new DomainError('invalid', 'InvalidRequest', `${field} ${problem}`, { field });

type Typed = Readonly<Record<'language' | 'kind' | 'words' | 'means', string>>;

const read = (row: Typed) => {
  const language = languageCodes.find((one) => one === row.language);
  const kind = ownRowKinds.find((one) => one === row.kind);
  if (!language) throw unusable('language', `is none of ${languageCodes.join(', ')}`);
  if (!kind) throw unusable('kind', `is none of ${ownRowKinds.join(', ')}`);
  const [words, means] = [row.words.normalize('NFC').trim(), row.means.normalize('NFC').trim()];
  if (words.length > longestRowText || means.length > longestRowText)
    throw unusable('words', `are longer than ${longestRowText} characters`);
  return { language, kind, words, means };
};

/** Adds a row to the shop's own everyday language or removes it; searches use it within seconds. */
export const setOwnRow =
  (store: OwnLanguageStore) =>
  async ({ remove, ...typed }: Typed & { readonly remove: boolean }): Promise<void> => {
    const row = read(typed);
    // A row can be removed without its meaning.
    const isKeyOnly = remove && row.means === '';
    const [problem] = problemsOf(row).filter(({ field }) => field === 'words' || !isKeyOnly);
    if (problem) throw unusable(problem.field, problem.problem);
    if (remove) return store.remove(row);
    if ((await store.read()).rows.length >= mostRows)
      throw new DomainError('conflict', 'NoRoom', `There are ${mostRows} rows; remove one first.`);
    await store.add({ ...row, source: 'staff' });
  };
