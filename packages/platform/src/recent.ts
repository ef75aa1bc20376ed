/** Records that this process read or wrote a short time ago, by their keys. */
export interface Recent<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

const ageMs = 60_000;

/**
 * Saves the read before a write that checks the record's version. Another process may have changed the record, so a record
 * from here decides only what such a write then confirms. A refusal is decided on the stored record.
 */
export const recentRecords = <Value>(most = 1_000): Recent<Value> => {
  // A Map keeps the order of insertion, so the oldest entry is the first one.
  const known = new Map<string, { readonly value: Value; readonly until: number }>();
  return {
    get(key) {
      const entry = known.get(key);
      return entry && Date.now() < entry.until ? entry.value : undefined;
    },
    set(key, value) {
      known.delete(key);
      known.set(key, { value, until: Date.now() + ageMs });
      for (const oldest of known.keys()) {
        if (known.size <= most) break;
        known.delete(oldest);
      }
    },
    delete: (key) => void known.delete(key),
  };
};
