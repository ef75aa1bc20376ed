/** Keeps what was put in lately, at most `size` entries; the oldest goes first, whether it was asked for or not. */
export const createRecent = <Value>(size: number) => {
  const entries = new Map<string, Value>();
  return {
    get: (key: string): Value | undefined => entries.get(key),
    put(key: string, value: Value): void {
      entries.set(key, value);
      const [oldest] = entries.size > size ? entries.keys() : [];
      if (oldest !== undefined) entries.delete(oldest);
    },
  };
};

export type Recent<Value> = ReturnType<typeof createRecent<Value>>;
