import type { Data } from '@southline/rest/types';
import { csvOf } from '../../../shared/lists/csv-of.ts';

type Search = Data<'operations/empty-searches'>['searches'][number];

/** One line for each search, with the words that the index lacks. */
export const searchesCsv = (searches: readonly Search[]): string =>
  csvOf([
    ['query', 'count', 'without a click', 'last', 'unknown words'],
    ...searches.map(({ query, count, unopened, lastAt, unknown }) => [
      query,
      String(count),
      String(unopened),
      lastAt,
      unknown.map(({ word }) => word).join(' '),
    ]),
  ]);
