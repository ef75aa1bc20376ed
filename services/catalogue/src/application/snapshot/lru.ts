import { LRUCache } from 'lru-cache';

/** Caches the most recently used answers, at most `max`. */
export const createLru = <Value>(max: number) => {
  const entries = new LRUCache<string, Promise<Value>>({ max });
  return {
    /** Computes once per key, even for concurrent calls; a failure is not cached. */
    async get(key: string, compute: () => Promise<Value>): Promise<Value> {
      const known = entries.get(key);
      if (known) return known;
      const value = compute();
      entries.set(key, value);
      value.catch(() => entries.delete(key));
      return value;
    },
  };
};

export type Lru<Value> = ReturnType<typeof createLru<Value>>;
