import { LRUCache } from 'lru-cache';

/** Keeps the answers used last, at most `max` of them. */
export const createLru = <Value>(max: number) => {
  const entries = new LRUCache<string, Promise<Value>>({ max });
  return {
    /** Computes once per key however many ask at once; a failure is not kept. */
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
