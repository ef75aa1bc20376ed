/** Keeps the answers used last, at most `size` of them. */
export const createLru = <Value>(size: number) => {
  const entries = new Map<string, Promise<Value>>();
  return {
    /** Computes once per key however many ask at once; a failure is not kept. */
    async get(key: string, compute: () => Promise<Value>): Promise<Value> {
      const known = entries.get(key);
      if (known) {
        entries.delete(key);
        entries.set(key, known);
        return known;
      }
      const value = compute();
      entries.set(key, value);
      value.catch(() => entries.delete(key));
      const [oldest] = entries.keys();
      if (entries.size > size && oldest !== undefined) entries.delete(oldest);
      return value;
    },
  };
};

export type Lru<Value> = ReturnType<typeof createLru<Value>>;
