import { LRUCache } from 'lru-cache';

/** Caches answers of some kilobytes that depend only on the bytes of a service. Most of them repeat. */
export interface AnswerCache {
  /** Calls `make` only if the bytes differ from those of the last call with this key. */
  of(key: string, bytes: Buffer, make: () => string): Buffer;
  /** The answer, if the service gave its bytes less than `freshMs` ago. */
  fresh(key: string): Buffer | undefined;
}

/** Caches the most recently used answers, up to this many bytes. */
export const createAnswerCache = (maxSize: number, freshMs = 0, now: () => number = Date.now): AnswerCache => {
  const cache = new LRUCache<string, { readonly bytes: Buffer; readonly answer: Buffer; givenAt: number }>({
    maxSize,
    sizeCalculation: ({ bytes, answer }) => bytes.length + answer.length,
  });
  return {
    of(key, bytes, make) {
      const known = cache.get(key);
      if (known?.bytes.equals(bytes)) {
        known.givenAt = now();
        return known.answer;
      }
      const answer = Buffer.from(make());
      // Copied, because the received bytes are a slice of a larger buffer, which would stay in memory.
      cache.set(key, { bytes: Buffer.from(bytes), answer, givenAt: now() });
      return answer;
    },
    fresh(key) {
      const known = cache.get(key);
      return known && now() < known.givenAt + freshMs ? known.answer : undefined;
    },
  };
};
