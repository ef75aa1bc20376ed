import type { Clock } from '@southline/kernel/clock';
import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';
import type { EmptySearch, EmptySearchStore, UnknownWord } from '../../domain/search/ports.ts';
import { recordedSearch } from '../../domain/search/recorded-search.ts';
import type { WordIndex } from '../../domain/search/word-index.ts';
import type { Reading } from '../snapshot/reading.ts';
import { meantBy } from './meant-by.ts';

export interface EmptySearchLog {
  /** Records a search without results, or with results that nobody opened. Never fails. */
  note(query: string, hadResults?: boolean): void;
}

const writeMs = 2_000;
/** The most queries that wait for a write. More of them come from robots and are dropped. */
const maxWaiting = 500;

/** Collects unsuccessful searches and writes them in the background. It stores nothing that may be personal data. */
export const emptySearchLog = (
  store: EmptySearchStore,
  words: () => Pick<WordIndex, 'knows'>,
  clock: Clock,
  logger: Logger,
): EmptySearchLog & { readonly background: Background } => {
  let waiting = new Map<string, Pick<EmptySearch, 'count' | 'unopened'>>();
  const write = async () => {
    if (waiting.size === 0) return false;
    const noted = waiting;
    waiting = new Map();
    await store.add([...noted].map(([query, counts]) => ({ query, ...counts, lastAt: clock.now() })));
    return false;
  };
  const loop = repeat('searches without result', writeMs, logger, write);
  return {
    note: (query, hadResults = false) => {
      const text = recordedSearch(query, (word) => words().knows(word));
      if (text === '' || (waiting.size >= maxWaiting && !waiting.has(text))) return;
      const { count, unopened } = waiting.get(text) ?? { count: 0, unopened: 0 };
      waiting.set(text, { count: count + 1, unopened: unopened + Number(hadResults) });
    },
    background: {
      wake: loop.wake,
      stop: async () => {
        await loop.stop();
        await write();
      },
    },
  };
};

const usualPage = 100;
const maxPage = 500;

export const pageOf = (pageSize: number): number => Math.min(Math.max(pageSize || usualPage, 1), maxPage);

const mostNearest = 4;

interface ExplainedSearch extends EmptySearch {
  readonly unknown: readonly UnknownWord[];
}

/** The most frequent searches first, with their words that the index lacks and similar words of the index. */
export const listEmptySearches =
  (store: EmptySearchStore, words: () => Pick<WordIndex, 'knows' | 'like'>) =>
  async (pageSize: number): Promise<{ searches: readonly ExplainedSearch[]; totalCount: number }> => {
    const { searches, totalCount } = await store.list(pageOf(pageSize));
    const { knows, like } = words();
    const unknownIn = (query: string) =>
      query
        .split(' ')
        .filter((word) => !knows(word))
        .map((word) => ({ word, nearest: like(word, mostNearest) }));
    return { searches: searches.map((search) => ({ ...search, unknown: unknownIn(search.query) })), totalCount };
  };

/** Counts a search whose results the visitor did not open. The search itself counts searches without results. */
export const countUnopened =
  (reading: Reading, emptySearches: EmptySearchLog) =>
  async (keywords: string): Promise<void> => {
    const { ordinals, leftOut } = await meantBy(reading.catalogue.snapshot(), keywords);
    if (ordinals.length > 0 && leftOut.length === 0) emptySearches.note(keywords, true);
  };
