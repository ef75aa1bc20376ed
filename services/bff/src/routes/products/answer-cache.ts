import { LRUCache } from 'lru-cache';

/**
 * Caches answers of some kilobytes that depend only on the bytes of a service, because most of them repeat: the most recently
 * used ones, up to `maxSize` bytes.
 */
export const createAnswerCache = (maxSize: number, freshMs = 0, now: () => number = Date.now) => {
  const cache = new LRUCache<string, { readonly bytes: Buffer; readonly answer: Buffer; givenAt: number }>({
    maxSize,
    sizeCalculation: ({ bytes, answer }) => bytes.length + answer.length,
  });
  return {
    /** Calls `make` only if the bytes differ from those of the last call with this key. */
    of(key: string, bytes: Buffer, make: () => string) {
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
    /** The answer, if the service gave its bytes less than `freshMs` ago. */
    fresh(key: string): Buffer | undefined {
      const known = cache.get(key);
      return known && now() < known.givenAt + freshMs ? known.answer : undefined;
    },
  };
};
