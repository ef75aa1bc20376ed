import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';
import { LRUCache } from 'lru-cache';
import type { LocatorStore, Reader } from '../domain/ports.ts';

/** One generation of each set, and a cache of its answers. */
export interface Snapshot {
  readonly reader: Reader;
  readonly version: string;
  /** Computes once per key, even for concurrent calls; a failure is not cached. */
  kept<Value extends object>(key: string, compute: () => Promise<Value>): Promise<Value>;
}

export interface CurrentLocator extends Background {
  /** Call it once per request, so that the whole answer comes from one snapshot. */
  snapshot(): Snapshot;
}

const pollMs = 1_000;
/** Fifty dealers are some 100 kB in memory, so these are 30 MB at most. */
const cachedAnswers = 300;

const createSnapshot = (reader: Reader, version: string): Snapshot => {
  const answers = new LRUCache<string, Promise<object>>({ max: cachedAnswers });
  return {
    reader,
    version,
    kept<Value extends object>(key: string, compute: () => Promise<Value>) {
      const known = answers.get(key);
      // Keys begin with the kind of question, so that one key always has one type of answer.
      if (known) return known as Promise<Value>;
      const answer = compute();
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
      return answer;
    },
  };
};

/**
 * Follows the pointers and detects a new generation within a second. The previous generation stays in the database for
 * requests that started with it.
 */
export const followLocator = async (store: LocatorStore, logger: Logger): Promise<CurrentLocator> => {
  let current: Snapshot | undefined;
  const follow = async () => {
    const { places, dealers } = await store.pointers();
    const version = `${places?.version ?? 0}.${dealers?.version ?? 0}`;
    if (current?.version === version) return false;
    const generations = { places: places?.generation ?? 0, dealers: dealers?.generation ?? 0 };
    current = createSnapshot(store.reader(generations), version);
    logger.info({ version, generations }, 'now reading newly published places or dealers');
    return false;
  };
  await follow();
  const loop = repeat('locator pointers', pollMs, logger, follow);
  return {
    ...loop,
    snapshot: () => {
      if (!current) throw new Error('The locator is not loaded.');
      return current;
    },
  };
};
