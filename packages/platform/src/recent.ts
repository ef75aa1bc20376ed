import { LRUCache } from 'lru-cache';

/** Records that this process read or wrote a short time ago, by their keys. */
export interface Recent<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

/** The library still returns a record whose age is exactly its `ttl`. */
const ttl = 60_000 - 1;

/**
 * Saves the read before a write that checks the record's version. Another process may have changed the record, so a record
 * from here decides only what such a write then confirms. A refusal is decided on the stored record.
 */
export const recentRecords = <Value extends object | string | number>(max = 1_000): Recent<Value> => {
  const known = new LRUCache<string, Value>({ max, ttl, ttlResolution: 0, perf: Date });
  return {
    get: (key) => known.get(key),
    set: (key, value) => void known.set(key, value),
    delete: (key) => void known.delete(key),
  };
};
