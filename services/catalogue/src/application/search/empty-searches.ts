import type { Clock } from '@southline/kernel/clock';
import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';
import { looksPersonal } from '../../domain/search/personal.ts';
import type { EmptySearch, EmptySearchStore } from '../../domain/search/ports.ts';

export interface EmptySearchLog {
  /** Notes a search without result; answers nobody and never fails. */
  note(query: string): void;
}

const writeMs = 2_000;
/** Queries between two writes; more of them are a robot's. */
const maxWaiting = 500;
const maxLength = 80;

/** Without regard to case, blanks and punctuation; empty for what has no letter or digit. */
export const normalised = (query: string): string =>
  query
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, maxLength);

/** Collects searches without result and writes them in the background. What may be personal data is not kept. */
export const emptySearchLog = (
  store: EmptySearchStore,
  clock: Clock,
  logger: Logger,
): EmptySearchLog & { readonly background: Background } => {
  let waiting = new Map<string, number>();
  const write = async () => {
    if (waiting.size === 0) return false;
    const noted = waiting;
    waiting = new Map();
    await store.add([...noted].map(([query, count]) => ({ query, count, lastAt: clock.now() })));
    return false;
  };
  const loop = repeat('searches without result', writeMs, logger, write);
  return {
    note: (query) => {
      if (looksPersonal(query)) return;
      const text = normalised(query);
      if (text === '' || (waiting.size >= maxWaiting && !waiting.has(text))) return;
      waiting.set(text, (waiting.get(text) ?? 0) + 1);
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

/** The most frequent first. */
export const listEmptySearches =
  (store: EmptySearchStore) =>
  (pageSize: number): Promise<{ searches: readonly EmptySearch[]; totalCount: number }> =>
    store.list(Math.min(Math.max(pageSize || usualPage, 1), maxPage));
