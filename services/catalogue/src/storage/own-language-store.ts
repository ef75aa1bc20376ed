import { catalogueStaffActed } from '@southline/contracts/events';
import { staffEvents } from '@southline/platform/journal';
import { type ClientSession, inTransaction, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import type { EverydayRow } from '../domain/search/everyday-row.ts';
import type { OwnLanguageStore } from '../domain/search/ports.ts';
import { everydayLanguage } from './collections.ts';
import { timeLimit } from './time-limit.ts';

const id = 'own';
const nextVersion = { $add: [{ $ifNull: ['$version', 0] }, 1] };

type Key = Pick<EverydayRow, 'language' | 'kind' | 'words'>;

/** Rows other than the one with this language, kind and words. */
const without = ({ language, kind, words }: Key) => ({
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

/** All rows are in one document, so that each change is one write and readers never see half of an import. */
export const createOwnLanguageStore = (mongo: Mongo): OwnLanguageStore => {
  const change = async (rows: object, session?: ClientSession) => {
    const update = [{ $set: { rows, version: nextVersion } }];
    await everydayLanguage(mongo).updateOne({ _id: id }, update, { upsert: true, ...(session && { session }) });
  };
  const find = async (session: ClientSession, { language, kind, words }: Key) =>
    (await everydayLanguage(mongo).findOne({ _id: id }, { session }))?.rows?.find(
      (row) => row.language === language && row.kind === kind && row.words === words,
    );
  /** Changes one row and adds an entry to the journal of staff actions; a repeat changes nothing. */
  const changeRow = (key: Key, next: EverydayRow | undefined) =>
    inTransaction(mongo, async (session) => {
      const before = await find(session, key);
      if (before?.means === next?.means && before?.source === next?.source) return;
      await change(next ? { $concatArrays: [without(next), [{ $literal: next }]] } : without(key), session);
      const { language, kind, words } = key;
      const action = {
        action: next ? 'everyday-row-added' : 'everyday-row-removed',
        record: words,
        ...(before && { before: { language, kind, means: before.means } }),
        ...(next && { after: { language, kind, means: next.means } }),
      };
      await appendToOutbox(mongo, session, staffEvents(catalogueStaffActed, [action], new Date()));
    });
  return {
    version: async () =>
      (await everydayLanguage(mongo).findOne({ _id: id }, { projection: { version: 1 }, ...timeLimit() }))?.version ??
      0,
    read: async () => {
      const found = await everydayLanguage(mongo).findOne({ _id: id }, timeLimit());
      return { version: found?.version ?? 0, rows: found?.rows ?? [] };
    },
    add: (row) => changeRow(row, row),
    remove: (row) => changeRow(row, undefined),
    replace: (rows) => change({ $literal: rows }),
  };
};
