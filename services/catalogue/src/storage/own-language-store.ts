import type { Mongo } from '@southline/platform/mongo';
import type { EverydayRow } from '../domain/search/everyday-row.ts';
import type { OwnLanguageStore } from '../domain/search/ports.ts';
import { everydayLanguage } from './collections.ts';
import { timeLimit } from './time-limit.ts';

const id = 'own';
const nextVersion = { $add: [{ $ifNull: ['$version', 0] }, 1] };

/** Other rows than the one with this language, kind and words. */
const without = ({ language, kind, words }: Pick<EverydayRow, 'language' | 'kind' | 'words'>) => ({
  $filter: {
    input: { $ifNull: ['$rows', []] },
    as: 'row',
    cond: {
      $or: [
        { $ne: ['$$row.language', language] },
        { $ne: ['$$row.kind', kind] },
        { $ne: ['$$row.words', { $literal: words }] },
      ],
    },
  },
});

/** One document, so that each change is one write and readers never see half of an import. */
export const ownLanguageStore = (mongo: Mongo): OwnLanguageStore => {
  const change = async (rows: object) => {
    await everydayLanguage(mongo).updateOne({ _id: id }, [{ $set: { rows, version: nextVersion } }], { upsert: true });
  };
  return {
    version: async () =>
      (await everydayLanguage(mongo).findOne({ _id: id }, { projection: { version: 1 }, ...timeLimit() }))?.version ??
      0,
    read: async () => {
      const found = await everydayLanguage(mongo).findOne({ _id: id }, timeLimit());
      return { version: found?.version ?? 0, rows: found?.rows ?? [] };
    },
    add: (row) => change({ $concatArrays: [without(row), [{ $literal: row }]] }),
    remove: (row) => change(without(row)),
    replace: (rows) => change({ $literal: rows }),
  };
};
