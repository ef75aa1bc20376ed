import { ownRowKinds } from '@southline/kernel/everyday';
import { languageCodes } from '@southline/kernel/language';
import { callRoute } from '../call.ts';

const mostShown = 100;

export const emptySearches = callRoute('operations/empty-searches', ({ clients }) => async () => {
  const { searches, totalCount, rows } = await clients.catalogue.listEmptySearches({ pageSize: mostShown });
  const own = rows.flatMap((row) => {
    const language = languageCodes.find((one) => one === row.language);
    const kind = ownRowKinds.find((one) => one === row.kind);
    return language && kind ? [{ language, kind, words: row.words, means: row.means }] : [];
  });
  return { status: true, data: { searches, totalCount, rows: own } };
});
